/// The user organizes the tabs of a tab bar controller: the controllers that have tabs on the bar, and their order.
@MainActor
final class TabCustomization: TabCustomizerListener {
  private unowned let host: any TabHost
  private unowned let controllers: TabControllers

  init(_ host: any TabHost, _ controllers: TabControllers) {
    self.host = host
    self.controllers = controllers
  }

  /// The controllers whose tabs the user may move.
  var customizable: [UIViewController]? {
    didSet {
      end()
      controllers.more.showsEditButton = isPossible
    }
  }

  /// [D] After a change of the controllers the user may move the tabs of all of them.
  func controllersDidChange(_ new: [UIViewController]?) { customizable = new }

  private var movable: [UIViewController] {
    (controllers.controllersIfSet ?? []).filter { controller in customizable?.contains { $0 === controller } ?? false }
  }

  private var isPossible: Bool { !movable.isEmpty }

  private var bar: TabBarContents { controllers.stage.bar.contents }

  func begin() {
    guard !bar.isCustomizing, isPossible else { return }
    bar.customize(movable.map { $0.tabBarItem }, others: controllers.further.map(\.item), listener: self)
  }

  /// Ends customizing at once, because the tabs change for another reason.
  func end() { bar.customizer?.end(animated: false) }

  // MARK: Listening

  func willBeginCustomizing(_ items: [UITabBarItem]) {
    host.tabBar(controllers.stage.bar, willBeginCustomizing: items)
    host.calls.willBeginCustomizing(movable)
  }

  func didBeginCustomizing(_ items: [UITabBarItem]) {
    host.tabBar(controllers.stage.bar, didBeginCustomizing: items)
  }

  func willEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool) {
    let all = controllers.controllersIfSet ?? []
    let new = order.compactMap { item in all.first { $0.tabBarItem === item } }
    host.tabBar(controllers.stage.bar, willEndCustomizing: items, changed: changed)
    host.calls.willEndCustomizing(new, changed: changed)
    // The app may have set other controllers in these calls.
    guard changed, new.count == controllers.controllersIfSet?.count else { return }
    controllers.reorder(new)
  }

  func didEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool) {
    host.tabBar(controllers.stage.bar, didEndCustomizing: items, changed: changed)
    host.calls.didEndCustomizing(controllers.controllersIfSet ?? [], changed: changed)
  }
}
