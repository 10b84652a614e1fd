/// How a row is inserted or deleted visually: `UITableView.RowAnimation` without its table.
package enum RowTransition: Sendable, CaseIterable {
  case fade, right, left, top, bottom, none, middle, automatic

  /// The offset from a row's position in the table, at which an inserted row begins and a deleted one ends.
  package struct Pose: Equatable, Sendable {
    /// Along the scroll axis, in points; positive is down.
    package var shift = 0.0
    /// Across it, in widths of the table; positive is right.
    package var sideways = 0.0
    package var alpha = 1.0
    /// Whether only the row's middle line is left, without height.
    package var isCollapsed = false

    package init(shift: Double = 0, sideways: Double = 0, alpha: Double = 1, isCollapsed: Bool = false) {
      self.shift = shift
      self.sideways = sideways
      self.alpha = alpha
      self.isCollapsed = isCollapsed
    }
  }

  /// [?] The meaning of `automatic`: rows fade while the others make room.
  package static let automaticChoice = RowTransition.fade

  /// Whether the row appears or disappears without an animation.
  package var isImmediate: Bool { self == .none }

  /// The pose of a row that belongs to a block of `blockLength` points which is inserted or deleted as one. O(1).
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
