/// The controllers of a tab bar controller, and which of them is selected.
@MainActor
final class TabControllers {
  private unowned let host: any TabHost
  /// The controllers that the app set; nil if it set none, or tabs.
  private(set) var controllersIfSet: [UIViewController]?
  /// All tabs, including those that the bar leaves out.
  private(set) var roots: [TabSlot] = []
  /// The controller of the selected tab: one with a tab on the bar, or the one that lists the others.
  private(set) var current: UIViewController?
  private(set) lazy var tree = TabTree(host, self)
  private(set) lazy var stage = TabStage(host, self)
  private(set) lazy var sidebar = TabSidebar(host, self)
  private(set) lazy var more = TabMore(self)
  private(set) lazy var customization = TabCustomization(host, self)

  init(_ host: any TabHost) { self.host = host }

  /// A controller for each tab [?]: missing ones are created now.
  var controllers: [UIViewController]? { tree.isUsed ? roots.map(\.madeController) : controllersIfSet }

  // MARK: Room

  /// How many tabs a narrow bar has room for [D], and a wide one [C].
  static let narrowRoom = 5
  static let wideRoom = 8

  private var isCompact: Bool { host.traitCollection.horizontalSizeClass != .regular }

  private var room: Int { isCompact ? Self.narrowRoom : Self.wideRoom }

  /// The tabs on the bar and in the list of further tabs.
  private var visible: [TabSlot] {
    tree.isUsed ? tree.visible(isCompact: isCompact).map(TabSlot.tab) : roots
  }

  /// The tabs on the bar, and those for which it has no room.
  private var parts: (direct: ArraySlice<TabSlot>, further: ArraySlice<TabSlot>) {
    let visible = visible
    let direct = visible.count > room ? visible.prefix(room - 1) : visible[...]
    return (direct, visible.dropFirst(direct.count))
  }

  /// The tabs for which the bar has no room.
  var further: ArraySlice<TabSlot> { parts.further }

  /// The tabs on the bar.
  private var barItems: [UITabBarItem] {
    let parts = parts
    return parts.direct.map(\.item) + (parts.further.isEmpty ? [] : [more.navigation.tabBarItem])
  }

  // MARK: Change

  func set(_ new: [UIViewController]?, animated: Bool) {
    check(new ?? [])
    tree.forget()
    replace((new ?? []).map(TabSlot.controller), controllers: new, animated: animated)
  }

  /// Replaces all tabs.
  ///
  /// - Parameter controllers: the controllers, if the app set controllers.
  func replace(_ new: [TabSlot], controllers: [UIViewController]?, animated: Bool) {
    customization.end()
    let old = roots.compactMap(\.controllerIfMade)
    let previous = selected
    let index = selectedIndex
    let next = new.compactMap(\.controllerIfMade)
    let entering = (controllers ?? []).filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !next.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    more.forget(leaving)
    for controller in entering { host.addChild(controller) }
    controllersIfSet = controllers
    roots = new
    customization.controllersDidChange(controllers)
    if previous === more.navigationIfLoaded, previous != nil {
      selectMore()
    } else {
      // [D] If the selected controller was removed, the one at its index is selected, otherwise the first.
      let kept = new.first { $0.controllerIfMade != nil && $0.controllerIfMade === previous }
      select(kept ?? place(at: index), animated: false)
    }
    for controller in leaving where !roots.contains(where: { $0.controllerIfMade === controller }) {
      controller.removeFromParent()
    }
    for controller in entering { controller.didMove(toParent: host) }
    itemsDidChange(animated: animated)
  }

  /// The tab with a number, if the bar shows it; otherwise the first that it shows.
  private func place(at index: Int) -> TabSlot? {
    let visible = visible
    guard roots.indices.contains(index), visible.contains(where: { $0.isSame(as: roots[index]) }) else {
      return visible.first ?? roots.first
    }
    return roots[index]
  }

  /// The user leaves the screen on which tabs are organized.
  /// - Returns: whether that screen was shown.
  func stopCustomizing() -> Bool {
    guard stage.bar.isCustomizing else { return false }
    _ = stage.bar.endCustomizing(animated: true)
    return true
  }

  /// The user put the controllers into another order.
  func reorder(_ new: [UIViewController]) {
    let previous = selectedSlot
    controllersIfSet = new
    roots = new.map(TabSlot.controller)
    if let previous { select(previous, animated: false) }
    itemsDidChange()
  }

  private func check(_ new: [UIViewController]) {
    for controller in new where new.filter({ $0 === controller }).count > 1 {
      fatalError(
        """
        UITabBarController: the view controller \(controller) is more than once in viewControllers, of which it has \
        \(new.count). A controller has one tab; make another one.
        """)
    }
  }

  /// Called when the size class of the bar changed, and with it how many tabs there is room for.
  func roomDidChange() {
    guard !roots.isEmpty else { return }
    customization.end()
    if let selectedSlot { select(selectedSlot, animated: false) } else { selectMore() }
    itemsDidChange(animated: false)
    tree.roomDidChange()
  }

  /// Shows the tabs' items again.
  func itemsDidChange(animated: Bool = false) {
    let further = further
    if !further.isEmpty { adopt(more.navigation) }
    more.show(further.map(\.item))
    stage.bar.contents.pinned = tree.roots.filter { $0.node.resolvedPlacement == .pinned }.map(\.node.item)
    stage.bar.contents.set(barItems, animated: animated)
    stage.bar.contents.select(currentItem)
    if sidebar.isWide { host.viewIfLoaded?.setNeedsLayout() }
    sidebar.refresh(animated: animated)
  }

  /// Called when a stack changed: its first controller has the item of a navigation controller without its own.
  func itemsMayHaveChanged() {
    guard !stage.bar.contents.isCustomizing else { return }
    if !barItems.elementsEqual(stage.bar.contents.items, by: { $0 === $1 }) { itemsDidChange() }
  }

  /// The controller of a tab was replaced.
  func controllerDidChange(of slot: TabSlot, from old: UIViewController?) {
    let wasSelected = old != nil && selected === old
    if let old, old.parent === host {
      old.willMove(toParent: nil)
      if wasSelected { select(slot, animated: false) }
      old.removeFromParent()
    } else if wasSelected {
      select(slot, animated: false)
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== host else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  // MARK: Selection

  /// The controller whose content is shown: in the tab of further ones, the one that was chosen there.
  var selected: UIViewController? {
    guard let current, current === more.navigationIfLoaded else { return current }
    return more.chosen ?? current
  }

  /// The selected tab; nil while the list of further tabs is selected.
  var selectedSlot: TabSlot? {
    selected.flatMap { selected in roots.first { $0.controllerIfMade === selected } }
  }

  var selectedIndex: Int {
    selected.flatMap { selected in roots.firstIndex { $0.controllerIfMade === selected } } ?? NSNotFound
  }

  /// The item on the bar that leads to the selected tab.
  private var currentItem: UITabBarItem? {
    current === more.navigationIfLoaded ? current?.tabBarItem : selectedSlot?.item
  }

  func select(at index: Int) {
    guard roots.indices.contains(index) else { return }
    select(roots[index], animated: false)
  }

  func selectByApp(_ controller: UIViewController?) {
    guard let controller else { return }
    if let slot = roots.first(where: { $0.controllerIfMade === controller }) {
      select(slot, animated: false)
    } else if controller === more.navigationIfLoaded {
      more.navigation.popToRootViewController(animated: false)
      selectMore()
    } else {
      fatalError(
        """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of \
        view controllers can be selected. Asked for: \(controller). The list has: \
        \(roots.compactMap(\.controllerIfMade)). Set viewControllers first.
        """)
    }
  }

  /// Selects a tab without calling the delegate.
  func select(_ slot: TabSlot?, animated: Bool) {
    // A stack has its controllers before it is shown.
    if let tab = slot?.tab { tree.showStack(of: tab, animated: false) }
    let controller = slot?.madeController
    if let slot, further.contains(where: { $0.isSame(as: slot) }) {
      adopt(more.navigation)
      current = more.navigation
      more.choose(controller, animated: animated)
    } else {
      more.choose(more.isFurther(more.chosen) ? more.chosen : nil, animated: false)
      if slot?.tab != nil, let controller { adopt(controller) }
      current = controller
    }
    stage.show(current)
    selectionDidChange()
  }

  /// Updates the selection in bar and sidebar.
  private func selectionDidChange() {
    stage.bar.contents.select(currentItem)
    sidebar.selectionDidChange()
  }

  /// Selects the list of further tabs; if there are none, the first tab.
  private func selectMore() {
    guard !further.isEmpty else { return select(roots.first, animated: false) }
    if !more.isFurther(more.chosen) { more.choose(nil, animated: false) }
    current = more.navigation
    stage.show(current)
    selectionDidChange()
  }

  /// Selects a controller of a tab again because the app's transition to another was cancelled.
  func selectAgain(_ controller: UIViewController?) {
    current = controller
    selectionDidChange()
  }

  // MARK: User

  /// The user chose a tab, which may be the selected one.
  func choose(_ item: UITabBarItem) {
    if let slot = parts.direct.first(where: { $0.item === item }) {
      choose(slot)
    } else if !further.isEmpty, item === more.navigation.tabBarItem {
      // [?] With `tabs`, the delegate is not asked about the list of further tabs.
      guard tree.isUsed || host.calls.shouldSelect(more.navigation) else { return }
      if current === more.navigation { chooseAgain() } else { selectMore() }
      if !tree.isUsed { host.calls.didSelect(more.navigation) }
    }
  }

  private func choose(_ slot: TabSlot) {
    switch slot {
    case .tab(let tab): tree.choose(tab)
    case .controller(let controller):
      guard host.calls.shouldSelect(controller) else { return }
      if controller === current { chooseAgain() } else { select(slot, animated: true) }
      host.calls.didSelect(controller)
    }
  }

  /// The user chose a row of the list of further tabs.
  func chooseFurther(_ item: UITabBarItem) {
    if let slot = further.first(where: { $0.item === item }) { choose(slot) }
  }

  /// [C] Leads back to the root of a stack; at the root, scrolls to the top.
  func chooseAgain() {
    if let navigation = current as? UINavigationController, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      _ = current?.contentScrollView(for: .top)?.keys.scrollToTop()
    }
  }

  /// Gives a controller that left the list of further tabs back to the host, whose child it is otherwise.
  func takeBack(_ controller: UIViewController) {
    guard roots.contains(where: { $0.controllerIfMade === controller }), controller.parent == nil else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }
}
