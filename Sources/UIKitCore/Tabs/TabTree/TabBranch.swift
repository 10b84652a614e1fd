/// The tabs in a group, which of them is selected, and the stack of the group's navigation controller.
@MainActor
final class TabBranch {
  private unowned let group: UITabGroup
  private(set) var children: [UITab] = []
  private(set) var selectedChild: UITab?
  private(set) lazy var stack = TabGroupStack(group)

  init(_ group: UITabGroup) { self.group = group }

  // MARK: Children

  func setChildren(_ new: [UITab]) {
    check(new)
    for tab in new where tab.node.parent !== group { tab.node.leave() }
    for tab in children where !new.contains(where: { $0 === tab }) { tab.node.parent = nil }
    children = new
    for tab in new {
      tab.node.becomeRoot(of: nil)
      tab.node.parent = group
    }
    group.node.tree?.check()
    if let selectedChild, !new.contains(where: { $0 === selectedChild }) { self.selectedChild = nil }
    group.node.tree?.branchDidChange()
  }

  private func check(_ new: [UITab]) {
    for tab in new where group.node.path.contains(where: { $0 === tab }) {
      fatalError(
        """
        UITabGroup: a group cannot be among the children of itself, or of a group inside it. "\(tab.identifier)" was to be \
        a child of "\(group.identifier)", which is \(group.node.path.map(\.identifier).joined(separator: ", in ")). Make \
        another group.
        """)
    }
  }

  func remove(_ tab: UITab) {
    children.removeAll { $0 === tab }
    tab.node.parent = nil
    if selectedChild === tab { selectedChild = nil }
    group.node.tree?.branchDidChange()
  }

  /// The tab with an identifier among the children, and beneath them.
  func tab(_ identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.branch.tab(identifier) { return found }
    }
    return nil
  }

  // MARK: Selection

  /// The tab that is selected if the group is: the innermost selected child, or the group itself.
  var leaf: UITab { selectedChild.map { ($0 as? UITabGroup)?.branch.leaf ?? $0 } ?? group }

  func selectByApp(_ child: UITab?) {
    if let child, !children.contains(where: { $0 === child }) {
      fatalError(
        """
        UITabGroup: the selectedChild must be one of the group's children. Asked for: "\(child.identifier)". The group \
        "\(group.identifier)" has: \(children.map(\.identifier)). Set children first.
        """)
    }
    select(child)
    group.node.tree?.branchDidChange()
  }

  /// Selects a child, without calling the delegate.
  func select(_ child: UITab?) { selectedChild = child }

  var defaultIdentifier: String?

  /// The child that is selected if one is needed.
  var defaultChild: UITab? {
    let visible = displayOrder.filter { !$0.node.isHidden }
    return visible.first { $0.identifier == defaultIdentifier } ?? visible.first
  }

  // MARK: Sidebar

  var orderIdentifiers: [String] = [] { didSet { group.node.tree?.branchDidChange() } }
  var actions: [UIAction] = [] { didSet { group.node.tree?.branchDidChange() } }
  var appearance = UITabGroup.SidebarAppearance.automatic { didSet { group.node.tree?.branchDidChange() } }

  /// [D] The children that the order names, then the others.
  var displayOrder: [UITab] {
    let places = Dictionary(orderIdentifiers.enumerated().map { ($1, $0) }) { first, _ in first }
    let named = children.filter { places[$0.identifier] != nil }
    return named.sorted { places[$0.identifier, default: 0] < places[$1.identifier, default: 0] }
      + children.filter { places[$0.identifier] == nil }
  }

  // MARK: Navigation

  /// The controller that shows the stack of the selected tab and the groups around it.
  var navigation: UINavigationController? {
    didSet {
      guard navigation !== oldValue else { return }
      stack.attach(navigation, insteadOf: oldValue)
      group.node.tree?.navigationDidChange(of: group, from: oldValue)
    }
  }
}
