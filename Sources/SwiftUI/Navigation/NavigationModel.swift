import UIKit

/// The screens of a stack: those of the path's values, and those of links with views of their own.
@MainActor
final class NavigationModel: NSObject, UINavigationControllerDelegate {
  /// A screen above the root.
  private struct Screen {
    /// Nil for the screen of a link's own view.
    let value: AnyHashable?
    let owner: PushedScreen?
    let controller: UIHostingController<AnyView>
  }

  private struct Maker {
    let make: (Any) -> AnyView?
    /// The surroundings of the destination.
    let around: EnvironmentValues
  }

  weak var navigation: UINavigationController?
  private var screens: [Screen] = []
  private var makers: [ObjectIdentifier: Maker] = [:]
  /// The app's path; nil where the stack keeps its own.
  var path: PathBinding?
  /// Whether the first screen replaces the root, because a link in the previous column showed it.
  private var isRootReplaced = false
  /// The root, which the stack retains, and an action that makes the stack's column visible.
  weak var root: UIViewController?
  var reveal: (() -> Void)?
  /// Shows the next column when the user selects a row of a list.
  var revealNext: (() -> Void)?
  /// Called with whether the list that leads to the stack has a selected row.
  var selectionDidChange: ((Bool) -> Void)?

  /// The link whose screen replaces the root.
  private let shownLink = StateLocation<AnyHashable?>(nil)

  /// Whether a link in the previous column shows its screen here. Views that read this are evaluated again when another
  /// link does.
  func isShown(_ link: AnyHashable) -> Bool { shownLink.value == link }

  // MARK: Destinations

  func set<Value: Hashable, Destination: View>(
    _ type: Value.Type, _ around: EnvironmentValues, _ make: @escaping (Value) -> Destination
  ) {
    makers[ObjectIdentifier(type)] = Maker(
      make: { any in (any as? Value).map { value in AnyView(LazyScreen { make(value) }) } }, around: around)
    for screen in screens {
      guard let value = screen.value?.base, value is Value else { continue }
      screen.controller.rootView = view(of: value)
    }
  }

  private func hasDestination(_ value: Any) -> Bool { makers[ObjectIdentifier(type(of: value))] != nil }

  private func view(of value: Any) -> AnyView {
    guard let maker = makers[ObjectIdentifier(type(of: value))], let view = maker.make(value) else {
      ViewReport.once(
        "A path contains a value of type \"\(type(of: value))\" but there is no matching navigationDestination declaration visible from the location of the path. The destination cannot be shown."
      )
      return AnyView(Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
    }
    return AnyView(InheritedView(around: maker.around.withoutSearch, content: view))
  }

  // MARK: Pushing

  /// Shows the screen of a link's value.
  func push(_ value: AnyHashable, replacingRoot: Bool = false) {
    guard hasDestination(value.base) else {
      return ViewReport.once(
        "A NavigationLink is presenting a value of type \"\(type(of: value.base))\" but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated."
      )
    }
    if let path {
      path.set(path.get() + [value])
    } else {
      add(
        [Screen(value: value, owner: nil, controller: UIHostingController(rootView: view(of: value.base)))],
        replacingRoot ? value : nil)
    }
    reveal?()
  }

  /// Shows the screen of a link's own view.
  func push(_ owner: PushedScreen, _ view: AnyView, replacingRoot: Bool = false) {
    let controller = UIHostingController(rootView: view)
    owner.controller = controller
    add(
      [Screen(value: nil, owner: owner, controller: controller)],
      replacingRoot ? AnyHashable(ObjectIdentifier(owner)) : nil)
    reveal?()
  }

  /// - Parameter link: The link in the previous column, for which the screens replace the root; nil for a push onto the
  ///   stack.
  private func add(_ new: [Screen], _ link: AnyHashable?) {
    if let link {
      isRootReplaced = true
      shownLink.set(link, .current)
      leave(screens)
      screens = []
    }
    screens += new
    show()
  }

  /// Pushes and pops screens to match the app's path.
  func followPath() {
    guard let wanted = path?.get() else { return }
    let current = screens.compactMap(\.value)
    guard !wanted.elementsEqual(current, by: Self.isSame) else { return }
    var common = 0
    while common < min(wanted.count, current.count), Self.isSame(wanted[common], current[common]) { common += 1 }
    // Screens above the last common value are removed.
    var kept: [Screen] = []
    var values = 0
    for screen in screens where values < common || screen.value == nil && values == common && wanted.count > common {
      if screen.value != nil { values += 1 }
      kept.append(screen)
    }
    if common < current.count || wanted.count > common {
      while kept.last?.value == nil, kept.last != nil { kept.removeLast() }
    }
    let gone = screens.filter { screen in !kept.contains { $0.controller === screen.controller } }
    screens = kept
    // The root, and each new screen, may define the destinations of the next value, so their views are made in turn.
    prepare(root)
    for value in wanted[common...] {
      let controller = UIHostingController(rootView: view(of: value.base))
      screens.append(Screen(value: value, owner: nil, controller: controller))
      prepare(controller)
    }
    show()
    leave(gone)
  }

  private func prepare(_ controller: UIViewController?) {
    (controller as? any PreparedController)?.prepare()
  }

  private static func isSame(_ a: AnyHashable, _ b: AnyHashable) -> Bool {
    type(of: a.base) == type(of: b.base) && a == b
  }

  private func show() {
    guard let navigation else { return }
    let below = root.map { isRootReplaced && !screens.isEmpty ? [] : [$0] } ?? []
    let controllers = below + screens.map(\.controller)
    guard !navigation.viewControllers.elementsEqual(controllers, by: ===) else { return }
    let animated = navigation.viewIfLoaded?.window != nil && !isRootReplaced
    // The screen's views set its transition and its bars, so they are made before it is pushed.
    if animated { prepare(controllers.last) }
    navigation.setViewControllers(controllers, animated: animated)
  }

  private func leave(_ gone: [Screen]) { for screen in gone { screen.owner?.didLeave() } }

  /// Removes the screen of a link's own view.
  func pop(_ owner: PushedScreen) {
    guard let index = screens.firstIndex(where: { $0.owner === owner }) else { return }
    let gone = Array(screens[index...])
    screens.removeSubrange(index...)
    show()
    leave(gone)
    writePath()
  }

  private func writePath() {
    guard let path else { return }
    let values = screens.compactMap(\.value)
    if !values.elementsEqual(path.get(), by: Self.isSame) { path.set(values) }
  }

  // MARK: Popping

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    // If the new screen has no items for the bottom bar, the previous screen's bar is hidden.
    if viewController.toolbarItems?.isEmpty ?? true, !navigationController.isToolbarHidden {
      navigationController.setToolbarHidden(true, animated: false)
    }
    let shown = navigationController.viewControllers
    let gone = screens.filter { screen in !shown.contains(screen.controller) }
    guard !gone.isEmpty else { return }
    screens.removeAll { screen in gone.contains { $0.controller === screen.controller } }
    if screens.isEmpty, shownLink.value != nil { shownLink.set(nil, .current) }
    leave(gone)
    writePath()
  }
}

/// A screen that a link or a modifier pushed with a view of its own.
@MainActor
final class PushedScreen {
  fileprivate(set) weak var controller: UIHostingController<AnyView>?
  var onLeave: (() -> Void)?

  /// Replaces the screen's view with its current value.
  func update(_ view: @autoclosure () -> AnyView) { controller?.rootView = view() }

  fileprivate func didLeave() {
    controller = nil
    onLeave?()
  }

  /// Pushes a view onto a UIKit navigation controller without a model.
  func push(_ view: AnyView, onto navigation: UINavigationController) {
    navigation.pushViewController(UIHostingController(rootView: view), animated: true)
  }
}

/// A hosting controller whose views can be made before the screen is visible.
@MainActor
protocol PreparedController: UIViewController {
  /// Makes the views, and applies their settings for the bars.
  func prepare()
}

extension UIHostingController: PreparedController {
  final func prepare() {
    loadViewIfNeeded()
    preferencesDidChange()
  }
}

extension EnvironmentValues {
  private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
  /// The stack of screens around the view.
  var navigationModel: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
