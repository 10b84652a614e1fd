/// The controllers of a tab bar controller, and which of them is selected.
@MainActor
final class TabControllers {
  private unowned let host: any TabHost
  private(set) var controllersIfSet: [UIViewController]?
  /// The controller of the tab that is selected: one with a tab of its own, or the one that lists the others.
  private(set) var current: UIViewController?
  private(set) lazy var stage = TabStage(host, self)
  private(set) lazy var more = TabMore(self)
  private(set) lazy var customization = TabCustomization(host, self)

  init(_ host: any TabHost) { self.host = host }

  var controllers: [UIViewController] { controllersIfSet ?? [] }

  // MARK: Room

  /// How many tabs a narrow bar has room for [D], and a wide one [C].
  static let narrowRoom = 5
  static let wideRoom = 8

  private var room: Int {
    host.traitCollection.horizontalSizeClass == .regular ? Self.wideRoom : Self.narrowRoom
  }

  /// The controllers with a tab of their own.
  var direct: ArraySlice<UIViewController> {
    controllers.count > room ? controllers.prefix(room - 1) : controllers[...]
  }

  /// The controllers for which the bar has no room.
  var further: ArraySlice<UIViewController> { controllers.dropFirst(direct.count) }

  /// The controller of each tab.
  private var tabs: [UIViewController] { further.isEmpty ? Array(direct) : direct + [more.navigation] }

  // MARK: Change

  func set(_ new: [UIViewController]?, animated: Bool) {
    customization.end()
    let old = controllers
    let previous = selected
    let index = selectedIndex
    let next = new ?? []
    check(next)
    let entering = next.filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !next.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    more.forget(leaving)
    for controller in entering { host.addChild(controller) }
    controllersIfSet = new
    customization.controllersDidChange(new)
    let selection =
      next.contains { $0 === previous } || previous === more.navigationIfLoaded ? previous : nil
    // [D] If the selected controller is gone, the one in its place is selected, else the first.
    select(selection ?? (next.indices.contains(index) ? next[index] : next.first), animated: false)
    for controller in leaving { controller.removeFromParent() }
    for controller in entering { controller.didMove(toParent: host) }
    itemsDidChange(animated: animated)
  }

  /// The user leaves the screen on which tabs are organized.
  /// - Returns: whether it was there.
  func stopCustomizing() -> Bool {
    guard stage.bar.isCustomizing else { return false }
    _ = stage.bar.endCustomizing(animated: true)
    return true
  }

  /// The user put the controllers into another order.
  func reorder(_ new: [UIViewController]) {
    let previous = selected
    controllersIfSet = new
    select(previous, animated: false)
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
    guard !controllers.isEmpty else { return }
    customization.end()
    let previous = selected
    select(previous, animated: false)
    itemsDidChange(animated: false)
  }

  /// Shows the tabs' items anew.
  func itemsDidChange(animated: Bool = false) {
    if !further.isEmpty { adoptMore() }
    more.show(Array(further))
    stage.bar.contents.set(tabs.map { $0.tabBarItem }, animated: animated)
    stage.bar.contents.select(current?.tabBarItem)
  }

  /// Called when a stack changed: its first controller has the item of a navigation controller without its own.
  func itemsMayHaveChanged() {
    guard !stage.bar.contents.isCustomizing else { return }
    if !tabs.elementsEqual(stage.bar.contents.items, by: { $0.tabBarItem === $1 }) { itemsDidChange() }
  }

  private func adoptMore() {
    guard more.navigation.parent !== host else { return }
    host.addChild(more.navigation)
    more.navigation.didMove(toParent: host)
  }

  // MARK: Selection

  /// The controller whose content is shown: in the tab of further ones, the one that was chosen there.
  var selected: UIViewController? {
    guard let current, current === more.navigationIfLoaded else { return current }
    return more.chosen ?? current
  }

  var selectedIndex: Int { controllers.firstIndex { $0 === selected } ?? NSNotFound }

  func select(at index: Int) {
    if controllers.indices.contains(index) { select(controllers[index], animated: false) }
  }

  func selectByApp(_ controller: UIViewController?) {
    guard let controller else { return }
    guard controllers.contains(where: { $0 === controller }) || controller === more.navigationIfLoaded else {
      fatalError(
        """
        -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of \
        view controllers can be selected. Asked for: \(controller). The list has: \(controllers). Set viewControllers \
        first.
        """)
    }
    if controller === more.navigationIfLoaded { more.navigation.popToRootViewController(animated: false) }
    select(controller, animated: false)
  }

  /// Selects a controller without asking anybody.
  private func select(_ controller: UIViewController?, animated: Bool) {
    let isFurther = further.contains { $0 === controller }
    if isFurther {
      adoptMore()
      current = more.navigation
      more.choose(controller, animated: animated)
    } else {
      more.choose(more.isFurther(more.chosen) ? more.chosen : nil, animated: false)
      current = controller === more.navigationIfLoaded && further.isEmpty ? controllers.first : controller
    }
    stage.show(current)
    stage.bar.contents.select(current?.tabBarItem)
  }

  /// Selects a controller of a tab again because the app's transition to another was taken back.
  func selectAgain(_ controller: UIViewController?) {
    current = controller
    stage.bar.contents.select(current?.tabBarItem)
  }

  // MARK: User

  /// The user chose a tab, which may be the selected one.
  func choose(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard host.calls.shouldSelect(controller) else { return }
    if controller === current { chooseAgain(controller) } else { select(controller, animated: true) }
    host.calls.didSelect(controller)
  }

  /// The user chose a row of the list of further tabs.
  func chooseFurther(_ controller: UIViewController) {
    guard further.contains(where: { $0 === controller }), host.calls.shouldSelect(controller) else { return }
    select(controller, animated: true)
    host.calls.didSelect(controller)
  }

  /// [C] Leads back to the root of a stack; at the root, scrolls to the top.
  private func chooseAgain(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      _ = controller.contentScrollView(for: .top)?.keys.scrollToTop()
    }
  }

  /// Gives a controller that left the list of further tabs back to the host, whose child it is otherwise.
  func takeBack(_ controller: UIViewController) {
    guard controllers.contains(where: { $0 === controller }), controller.parent == nil else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }
}
