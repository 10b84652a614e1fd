/// The sections and rows of a sidebar.
///
/// Tabs outside of groups are in the first section, each group in a separate one, with its title above its tabs. A
/// group inside a group is a row that expands. `sidebarAppearance` of a group overrides this.
@MainActor
package struct TabSidebarContent {
  /// A tab or an action, and the tabs beneath a group.
  package struct Row {
    package let content: Content
    package var children: [Row] = []
  }

  package enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  /// A section: rows beneath the title of a group, or without a title.
  package struct Section {
    package let group: UITabGroup?
    package var rows: [Row]
  }

  package private(set) var sections: [Section] = []
  private var groups: [Section] = []

  package init(_ roots: [UITab]) {
    let rows = rows(of: roots, isRoot: true)
    sections = (rows.isEmpty ? [] : [Section(group: nil, rows: rows)]) + groups
  }

  private mutating func rows(of tabs: [UITab], isRoot: Bool) -> [Row] {
    var rows: [Row] = []
    for tab in tabs where !tab.node.isHidden {
      guard let group = tab as? UITabGroup else {
        rows.append(Row(content: .tab(tab)))
        continue
      }
      switch group.branch.appearance {
      case .inline: rows += inner(group)
      case .automatic where !isRoot: rows.append(Row(content: .tab(group), children: inner(group)))
      case .automatic, .rootSection:
        let index = groups.count
        groups.append(Section(group: group, rows: []))
        groups[index].rows = inner(group)
      }
    }
    return rows
  }

  private mutating func inner(_ group: UITabGroup) -> [Row] {
    rows(of: group.branch.displayOrder, isRoot: false) + group.branch.actions.map { Row(content: .action($0)) }
  }
}
