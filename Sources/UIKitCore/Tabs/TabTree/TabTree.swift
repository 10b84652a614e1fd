/// The tabs of a tab bar controller, and their groups.
@MainActor
final class TabTree {
  private unowned let owner: any TabHost
  private unowned let controllers: TabControllers
  private(set) var roots: [UITab] = []

  init(_ host: any TabHost, _ controllers: TabControllers) {
    owner = host
    self.controllers = controllers
  }

  var host: UITabBarController? { owner as? UITabBarController }

  var isUsed: Bool { !roots.isEmpty }

  /// The tabs that a compact bar shows, by their identifiers; nil for all.
  var compactIdentifiers: [String]? {
    didSet { visibilityDidChange() }
  }

  /// The tabs on the bar, in their order there. [D] On a wide one fixed tabs are first, and pinned ones last.
  func visible(isCompact: Bool) -> [UITab] {
    let shown = roots.filter { !$0.node.isHidden }
    if isCompact { return shown.filter { compactIdentifiers?.contains($0.identifier) ?? true } }
    func all(_ places: UITab.Placement...) -> [UITab] { shown.filter { places.contains($0.node.resolvedPlacement) } }
    return all(.fixed) + all(.default, .movable) + all(.pinned)
  }

  /// Whether the bar of a wide window shows a tab now.
  func isOnWideBar(_ tab: UITab) -> Bool {
    controllers.sidebar.isWide && visible(isCompact: false).contains { $0 === tab }
  }

  // MARK: Tabs

  func set(_ new: [UITab], animated: Bool) {
    let old = roots
    for tab in new where !old.contains(where: { $0 === tab }) { tab.node.leave() }
    roots = new
    for tab in old where !new.contains(where: { $0 === tab }) { tab.node.becomeRoot(of: nil) }
    for tab in new { tab.node.becomeRoot(of: self) }
    check()
    controllers.replace(new.map(TabSlot.tab), controllers: nil, animated: animated)
    requireChild(of: selectedRoot)
    showStack(animated: false)
  }

  /// The app shows controllers without tabs from now on.
  func forget() {
    for tab in roots { tab.node.becomeRoot(of: nil) }
    roots = []
  }

  func tab(_ identifier: String) -> UITab? {
    for tab in roots {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.branch.tab(identifier) { return found }
    }
    return nil
  }

  private var all: [UITab] { roots.flatMap(Self.withDescendants) }

  private static func withDescendants(_ tab: UITab) -> [UITab] {
    [tab] + ((tab as? UITabGroup)?.branch.children.flatMap(withDescendants) ?? [])
  }

  func check() {
    var seen: Set<String> = []
    for tab in all where !seen.insert(tab.identifier).inserted {
      fatalError(
        """
        UITabBarController: the identifier of a UITab must be unique across the tab bar controller. "\(tab.identifier)" is \
        that of more than one of \(all.count) tabs; "\(tab.title)" is the second. Give each tab an identifier of its own.
        """)
    }
  }

  // MARK: Selection

  private var selectedRoot: UITab? { controllers.selectedSlot?.tab }

  /// The selected tab: one of the bar, or one beneath it.
  var selected: UITab? { selectedRoot.map { ($0 as? UITabGroup)?.branch.leaf ?? $0 } }

  func selectByApp(_ tab: UITab?) {
    guard let tab else { return }
    guard tab.node.tree === self else {
      fatalError(
        """
        -[UITabBarController setSelectedTab:] only a tab in the tab bar controller's tabs, or beneath one of them, can be \
        selected. Asked for: "\(tab.identifier)". There are: \(all.map(\.identifier)). Set tabs first.
        """)
    }
    select(tab, animated: false)
  }

  /// Selects a tab and the groups around it; of a group the group itself.
  private func select(_ tab: UITab, animated: Bool) {
    let path = tab.node.path
    for (group, child) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.branch.select(child) }
    (tab as? UITabGroup)?.branch.select(nil)
    guard let root = path.first else { return }
    show(root, animated: animated)
  }

  private func show(_ root: UITab, animated: Bool) {
    requireChild(of: root)
    if root === selectedRoot {
      showStack(animated: animated)
    } else {
      controllers.select(.tab(root), animated: animated)
    }
  }

  /// The user chose a tab of the bar: it is selected with the child that was selected in it.
  func choose(_ root: UITab) {
    guard owner.calls.shouldSelect(root) else { return }
    tell { if root === selectedRoot { controllers.chooseAgain() } else { show(root, animated: true) } }
  }

  /// The user chose a row of the sidebar.
  func chooseInSidebar(_ tab: UITab) {
    defer { controllers.sidebar.selectionDidChange() }
    guard tab.node.tree === self, owner.calls.shouldSelect(tab) else { return }
    tell { if tab === selected { controllers.chooseAgain() } else { select(tab, animated: true) } }
  }

  /// [D] A sidebar does not let the user select a group itself, so a tab inside the group is selected.
  private func requireChild(of root: UITab?) {
    guard controllers.sidebar.isAvailable, let root = root as? UITabGroup else { return }
    while let group = root.branch.leaf as? UITabGroup, let child = group.branch.defaultChild {
      group.branch.select(child)
    }
  }

  /// The window became wide or narrow.
  func roomDidChange() {
    requireChild(of: selectedRoot)
    showStack(animated: false)
  }

  /// Changes the selection, and informs the delegate if it is different.
  private func tell(_ change: () -> Void) {
    let previous = selected
    change()
    if let selected, selected !== previous { owner.calls.didSelect(selected, previous: previous) }
  }

  /// The user went back to the controller of a group.
  func didGoBack(to group: UITabGroup) {
    guard group.node.path.first === selectedRoot else { return group.branch.select(nil) }
    tell { group.branch.select(nil) }
  }

  // MARK: Changes

  private func showStack(animated: Bool) {
    selectedRoot.map { showStack(of: $0, animated: animated) }
    controllers.sidebar.selectionDidChange()
  }

  /// Shows the controllers of the selected tab beneath a root in the navigation controller of its group.
  func showStack(of root: UITab, animated: Bool) {
    let path = ((root as? UITabGroup)?.branch.leaf ?? root).node.path
    guard
      let index = path.firstIndex(where: { ($0 as? UITabGroup)?.branch.navigation != nil }),
      let group = path[index] as? UITabGroup
    else { return }
    group.branch.stack.show(Array(path[index...]), calls: owner.calls, animated: animated)
  }

  func branchDidChange() {
    controllers.sidebar.refresh(animated: true)
    showStack(animated: false)
  }

  /// The title, the image or the appearance of a tab changed.
  func looksDidChange(of tab: UITab) { controllers.sidebar.reconfigure(tab) }

  func visibilityDidChange() { if isUsed { controllers.itemsDidChange(animated: true) } }

  /// The navigation controller of a group was replaced.
  func navigationDidChange(of group: UITabGroup, from old: UINavigationController?) {
    guard roots.contains(where: { $0 === group }) else { return showStack(animated: false) }
    controllers.controllerDidChange(of: .tab(group), from: old ?? group.node.controllerIfMade)
  }
}
