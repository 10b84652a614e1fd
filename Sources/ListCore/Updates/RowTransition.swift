/// How a row comes into a table or goes out of it: `UITableView.RowAnimation` without its table.
package enum RowTransition: Sendable, CaseIterable {
  case fade, right, left, top, bottom, none, middle, automatic

  /// Where a row that comes starts, and where one that goes ends, seen from where it stands while it belongs
  /// to the table.
  package struct Pose: Equatable, Sendable {
    /// Along the scroll axis, in points; positive is down.
    package var shift = 0.0
    /// Across it, in widths of the table; positive is right.
    package var sideways = 0.0
    package var alpha = 1.0
    /// Only the middle of the row is left, without height.
    package var isCollapsed = false

    package init(shift: Double = 0, sideways: Double = 0, alpha: Double = 1, isCollapsed: Bool = false) {
      self.shift = shift
      self.sideways = sideways
      self.alpha = alpha
      self.isCollapsed = isCollapsed
    }
  }

  /// [?] What `automatic` stands for: rows fade while the others make room.
  package static let automaticChoice = RowTransition.fade

  /// Nothing is to be seen of the row but its being there or not.
  package var isImmediate: Bool { self == .none }

  /// The pose out of the table of a row that belongs to a block of `blockLength` points which comes or goes as
  /// one. O(1).
  package func pose(blockLength: Double) -> Pose {
    switch self {
    case .fade: Pose(alpha: 0)
    case .right: Pose(sideways: 1)
    case .left: Pose(sideways: -1)
    case .top: Pose(shift: -blockLength)
    case .bottom: Pose(shift: blockLength)
    case .none: Pose()
    case .middle: Pose(isCollapsed: true)
    case .automatic: Self.automaticChoice.pose(blockLength: blockLength)
    }
  }
}
