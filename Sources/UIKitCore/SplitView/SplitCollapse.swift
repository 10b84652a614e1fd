/// The controllers of a split view controller on one stack, as on a narrow window.
@MainActor
final class SplitCollapse {
  typealias Column = UISplitViewController.Column

  private unowned let host: any SplitHost
  private unowned let columns: SplitColumns
  /// Whether the controllers are on one stack; nil until the window is known.
  private(set) var isCollapsed: Bool?
  /// The controller that fills the window.
  private(set) var base: UIViewController?

  init(_ host: any SplitHost, _ columns: SplitColumns) {
    self.host = host
    self.columns = columns
  }

  private var navigation: UINavigationController? { base as? UINavigationController }

  // MARK: Change

  /// Puts controllers onto one stack, or into columns.
  func change(to isNarrow: Bool) {
    guard isCollapsed != isNarrow else { return }
    let isFirst = isCollapsed == nil
    columns.stage.removeAll()
    isCollapsed = isNarrow
    if isNarrow {
      if host.style == .unspecified { collapseControllers() } else { collapseColumns() }
      columns.stage.showBase(base)
      host.calls.didCollapse()
    } else {
      if host.style == .unspecified { expandControllers() } else { expandColumns() }
      base = nil
      columns.stage.expand()
      if !isFirst { host.calls.didExpand() }
    }
    columns.stage.updateButton()
  }

  private func collapseColumns() {
    let proposed: Column = columns.given[.compact] != nil ? .compact : .secondary
    let top = host.calls.topColumn(proposed: proposed)
    if top == .compact, let compact = columns.placed[.compact] {
      base = compact
      return
    }
    let present = columns.order.filter { columns.placed[$0] != nil }
    base = present.first.flatMap { columns.placed[$0] }
    watch()
    let last = present.firstIndex(of: top) ?? max(0, present.count - 1)
    for column in present.prefix(last + 1).dropFirst() { push(columns.placed[column], animated: false) }
  }

  private func expandColumns() {
    guard let navigation else { return }
    let merged = navigation.viewControllers.filter { controller in
      columns.placed.values.contains { $0 === controller }
    }
    let rest = navigation.viewControllers.filter { controller in !merged.contains { $0 === controller } }
    if !merged.isEmpty { navigation.setViewControllers(rest, animated: false) }
    navigation.stack.didLetGo = nil
  }

  private func collapseControllers() {
    let secondary = columns.placed[.secondary]
    guard let primary = host.calls.primaryForCollapsing() ?? columns.placed[.primary] ?? secondary else { return }
    base = primary
    columns.adopt(primary)
    watch()
    // [C] The primary controller's view is loaded before the delegate is asked, because the controller may make itself
    // the delegate while its view is loaded.
    primary.loadViewIfNeeded()
    navigation?.topViewController?.loadViewIfNeeded()
    guard let secondary, secondary !== primary, !host.calls.collapses(secondary, onto: primary) else { return }
    if let split = host as? UISplitViewController { primary.collapseSecondaryViewController(secondary, for: split) }
  }

  private func expandControllers() {
    guard let old = base else { return }
    let primary = host.calls.primaryForExpanding() ?? old
    var secondary = host.calls.separate(from: primary)
    if secondary == nil, let split = host as? UISplitViewController {
      secondary = primary.separateSecondaryViewController(for: split)
    }
    (old as? UINavigationController)?.stack.didLetGo = nil
    columns.note(primary, in: .primary)
    if let new = secondary ?? columns.placed[.secondary] {
      columns.note(new, in: .secondary)
      columns.adopt(new)
    }
    columns.adopt(primary)
  }

  // MARK: Stack

  private func watch() {
    navigation?.stack.didLetGo = { [weak self] leaving in
      guard let self else { return }
      for controller in leaving where columns.placed.values.contains(where: { $0 === controller }) {
        (controller as? UINavigationController)?.stack.wayBack = nil
        columns.adopt(controller)
      }
    }
  }

  /// Puts a controller on the stack; a navigation controller keeps its own bar, which leads back.
  private func push(_ controller: UIViewController?, animated: Bool) {
    guard let controller, let navigation, controller !== navigation else { return }
    guard !navigation.viewControllers.contains(where: { $0 === controller }) else {
      navigation.popToViewController(controller, animated: animated)
      return
    }
    if let inner = controller as? UINavigationController {
      let item = UINavigationItem(title: "")
      // Without a title, as for a controller whose view is not loaded yet, the button shows only its arrow.
      item.title = navigation.viewControllers.last.flatMap(Self.title)
      inner.stack.wayBack = NavigationStack.WayBack(item: item) { [weak navigation] in
        navigation?.popViewController(animated: true)
      }
    }
    navigation.setViewControllers(navigation.viewControllers + [controller], animated: animated)
  }

  private static func title(of controller: UIViewController) -> String? {
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    return top.navigationItem.title
  }

  func show(_ column: Column) {
    guard let controller = columns.placed[column] else { return }
    if controller === base {
      navigation?.popToRootViewController(animated: true)
    } else {
      push(controller, animated: true)
    }
  }

  func hide(_ column: Column) {
    guard let navigation, let controller = columns.placed[column],
      let index = navigation.viewControllers.firstIndex(where: { $0 === controller }), index > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  /// Shows a controller over the one on top.
  func push(_ controller: UIViewController) {
    if controller is UINavigationController { return push(controller, animated: true) }
    let top = navigation?.topViewController as? UINavigationController ?? navigation
    if let top { top.pushViewController(controller, animated: true) } else { host.present(controller, animated: true) }
  }

  /// Shows a secondary controller over the one on top.
  func pushDetail(_ controller: UIViewController) {
    guard navigation != nil else {
      columns.place(controller, in: .secondary)
      return host.present(controller, animated: true)
    }
    columns.note(controller, in: .secondary)
    push(controller)
  }

  /// Puts the secondary controller onto a stack as the window becomes narrow.
  func take(_ secondary: UIViewController, onto navigation: UINavigationController) {
    guard navigation === base else { return }
    push(secondary, animated: false)
  }

  /// Takes the secondary controller, and those over it, off a stack as the window becomes wide.
  func separate(from navigation: UINavigationController) -> UIViewController? {
    guard let secondary = columns.placed[.secondary],
      let index = navigation.viewControllers.firstIndex(where: { $0 === secondary }), index > 0
    else { return nil }
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(index)), animated: false)
    return secondary
  }

  // MARK: Other controllers

  func willReplace(_ old: UIViewController?) {
    guard isCollapsed == true, let old, let navigation, old !== base,
      let index = navigation.viewControllers.firstIndex(where: { $0 === old })
    else { return }
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(index)), animated: false)
    navigation.stack.finishTransition()
  }

  /// Called when the controller of a column was replaced: the stack begins with the first controller there is.
  func didReplace(in column: Column) {
    guard isCollapsed == true, column != .compact else { return }
    let first = columns.order.lazy.compactMap { self.columns.placed[$0] }.first
    guard base == nil || !columns.placed.values.contains(where: { $0 === base }), base !== first else { return }
    base = first
    watch()
    columns.stage.showBase(first)
  }
}
