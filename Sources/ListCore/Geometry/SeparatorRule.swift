/// The separator lines of a row, by its position in the section.
package struct SeparatorRule: Equatable, Sendable {
  /// The extent of a line.
  package enum Line: Sendable {
    case none
    /// From the separator inset to the opposite edge.
    case inset
    /// From edge to edge.
    case full
  }

  package enum Style: Sendable {
    /// A line below each row.
    case plain
    /// Lines from edge to edge around a section, inset ones within.
    case grouped
    /// Inset lines between the rows of a section, none around it.
    case insetGrouped
  }

  package var top: Line
  package var bottom: Line

  /// The lines of row `row` of `rowCount`. O(1).
  package init(style: Style, row: Int, rowCount: Int) {
    let isLast = row == rowCount - 1
    switch style {
    case .plain:
      top = .none
      // [?] The last row of a plain section keeps its line, before a header as well.
      bottom = .inset
    case .grouped:
      // [M] Hierarchy dumps: lines from edge to edge are below the last row of a group, and above its first row.
      top = row == 0 ? .full : .none
      bottom = isLast ? .full : .inset
    case .insetGrouped:
      top = .none
      bottom = isLast ? .none : .inset
    }
  }
}
