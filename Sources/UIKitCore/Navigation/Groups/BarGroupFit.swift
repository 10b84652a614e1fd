/// Decides which groups of a navigation bar are shown with all their items, which by one of them, and which in the
/// overflow menu.
struct BarGroupFit: Equatable {
  /// A group as the rule sees it; widths are in points and include the space between its items.
  struct Group: Equatable {
    var section: Section
    /// The width of all items.
    var width: CGFloat
    /// The width of the item that is shown in their place; nil for none.
    var representative: CGFloat?
    /// Whether the group is in the menu however much space there is.
    var isInMenu = false
  }

  /// The parts of a bar, in the order in which they give way.
  enum Section: Int, CaseIterable {
    case center, trailing, leading, pinned
  }

  enum State: Equatable {
    case whole, representative, menu
  }

  private(set) var states: [State]
  /// Whether there is a button for the overflow menu.
  private(set) var hasMenu: Bool

  /// - Parameters:
  ///   - groups: from the leading end of the bar to the trailing one.
  ///   - room: the width for the groups and the button of the menu, in points.
  ///   - menuWidth: the width of the menu's button with the space beside it.
  ///   - spacing: between groups.
  ///   - needsMenu: whether there is a menu even if no group is in it.
  init(_ groups: [Group], room: CGFloat, menuWidth: CGFloat, spacing: CGFloat, needsMenu: Bool) {
    states = groups.map { $0.isInMenu ? .menu : .whole }
    hasMenu = needsMenu || states.contains(.menu)
    for (index, state) in Self.steps(groups) {
      guard width(groups, menuWidth, spacing) > room else { return }
      guard states[index] != .menu else { continue }
      states[index] = state
      if state == .menu { hasMenu = true }
    }
  }

  private func width(_ groups: [Group], _ menuWidth: CGFloat, _ spacing: CGFloat) -> CGFloat {
    zip(groups, states).reduce(hasMenu ? menuWidth : 0) { sum, group in
      switch group.1 {
      case .whole: sum + group.0.width + spacing
      case .representative: sum + (group.0.representative ?? 0) + spacing
      case .menu: sum
      }
    }
  }

  /// The ways in which groups give way, one after the other: by the representatives first, in each part from the middle
  /// of the bar outwards.
  private static func steps(_ groups: [Group]) -> [(index: Int, state: State)] {
    let inwards = Section.allCases.flatMap { section in
      let own = groups.indices.filter { groups[$0].section == section }
      return section == .trailing ? own : own.reversed()
    }
    let representatives = inwards.filter { groups[$0].representative != nil }.map { ($0, State.representative) }
    return representatives + inwards.filter { groups[$0].section != .pinned }.map { ($0, State.menu) }
  }
}
