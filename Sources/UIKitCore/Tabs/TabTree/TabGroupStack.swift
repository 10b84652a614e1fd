/// The stack of a group's navigation controller: the controllers of the group, of the groups inside it, and of the
/// selected tab, followed by those that the app pushed.
@MainActor
final class TabGroupStack {
  private unowned let group: UITabGroup
  /// A level of the stack: a tab and its controllers.
  private struct Level {
    /// The first one is the group that owns the stack.
    weak var tab: UITab?
    var controllers: [UIViewController]
  }
  private var levels: [Level] = []
  private var isShowing = false

  init(_ group: UITabGroup) { self.group = group }

  func attach(_ new: UINavigationController?, insteadOf old: UINavigationController?) {
    old?.stack.didLetGo = nil
    levels = []
    new?.stack.didLetGo = { [weak self] _ in self?.didLetGo() }
  }

  /// Shows the tabs from the group to the selected one.
  func show(_ path: [UITab], calls: TabDelegateCalls, animated: Bool) {
    guard let navigation = group.branch.navigation, !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    // [D] Controllers that the app pushed over the selected tab stay.
    let isSame = path.elementsEqual(levels, by: { $0 === $1.tab })
    let pushed = isSame ? navigation.viewControllers.filter { controller in !isOfLevels(controller) } : []
    var new: [Level] = []
    for tab in path {
      let own = tab.node.madeController.map { [$0] } ?? []
      let proposed = tab === path.last ? own + pushed : own
      new.append(Level(tab: tab, controllers: calls.displayed(proposed, for: tab)))
    }
    let controllers = new.flatMap(\.controllers)
    // The app may have removed the navigation controller in that call.
    guard group.branch.navigation === navigation else { return }
    levels = new
    guard !controllers.elementsEqual(navigation.viewControllers, by: { $0 === $1 }) else { return }
    navigation.setViewControllers(controllers, animated: animated)
    if !animated { navigation.stack.finishTransition() }
  }

  /// Whether a controller is that of a tab, or shown for a group.
  private func isOfLevels(_ controller: UIViewController) -> Bool {
    levels.contains { level in level.tab?.node.controllerIfMade === controller }
      || levels.dropLast().contains { level in level.controllers.contains { $0 === controller } }
  }

  /// Called after controllers left the stack: the tab that is on top now becomes the selected one.
  private func didLetGo() {
    guard !isShowing, let navigation = group.branch.navigation else { return }
    let present = navigation.viewControllers
    var rest = levels
    while rest.count > 1, let last = rest.last, !last.controllers.isEmpty,
      !last.controllers.contains(where: { controller in present.contains { $0 === controller } })
    { rest.removeLast() }
    guard rest.count < levels.count, let top = rest.last?.tab as? UITabGroup else { return }
    levels = rest
    group.node.tree?.didGoBack(to: top)
  }
}
