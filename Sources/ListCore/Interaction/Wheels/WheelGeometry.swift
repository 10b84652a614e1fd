import Foundation

/// The rows of one component of a picker view: a cylinder with a horizontal axis, as high as the view, viewed from the
/// front.
///
/// All lengths are in points. A turn is the distance by which the rows have moved since the first row was centred.
package struct WheelGeometry: Equatable, Sendable {
  /// The appearance of a visible row.
  package struct Place: Equatable, Sendable {
    /// The distance of the row's middle from that of the view, downwards.
    package var y: Double
    /// The row's visible height, as a fraction of its height.
    package var squeeze: Double
    /// The row's visible width, as a fraction of its width: more distant rows are narrower.
    package var narrowing: Double
    /// 1 in the middle, and less towards the edges.
    package var opacity: Double
  }

  package var rowHeight: Double
  package var height: Double
  package var count: Int

  /// The fraction of its width by which a row at the edge is narrower [?].
  private static let depth = 0.12
  /// The opacity of rows next to the middle row, before it decreases with their angle [C: looks of iOS 13 to 18].
  private static let sideOpacity = 0.5

  /// A component of `count` rows. Lengths that are not positive numbers become 1.
  package init(rowHeight: Double, height: Double, count: Int) {
    self.rowHeight = rowHeight.isFinite && rowHeight > 0 ? rowHeight : 1
    self.height = height.isFinite && height > 0 ? height : 1
    self.count = max(count, 0)
  }

  private var radius: Double { height / 2 }

  /// The largest turn at which the component rests: its last row is in the middle.
  package var end: Double { Double(max(count - 1, 0)) * rowHeight }

  /// The turn with a row in the middle.
  package func turn(showing row: Int) -> Double { Double(row) * rowHeight }

  /// The row nearest to the middle; nil for a component without rows.
  package func row(at turn: Double) -> Int? {
    guard count > 0 else { return nil }
    let row = (turn / rowHeight).rounded()
    return row.isFinite ? Int(min(max(row, 0), Double(count - 1))) : 0
  }

  /// The rows of which a part is visible. O(1).
  package func rows(at turn: Double) -> Range<Int> {
    guard count > 0, turn.isFinite else { return 0..<0 }
    // Rows on the half of the cylinder that faces the viewer.
    let reach = radius * .pi / 2
    let first = ((turn - reach) / rowHeight).rounded(.down) + 1
    let last = ((turn + reach) / rowHeight).rounded(.up) - 1
    guard last >= 0, first <= Double(count - 1) else { return 0..<0 }
    return Int(max(first, 0))..<Int(min(last, Double(count - 1))) + 1
  }

  /// The appearance of a row at a turn; nil for a row on the back of the cylinder.
  package func place(of row: Int, at turn: Double) -> Place? {
    let distance = Double(row) * rowHeight - turn
    let angle = distance / radius
    guard abs(angle) < .pi / 2 else { return nil }
    let facing = cos(angle)
    return Place(
      y: radius * sin(angle), squeeze: facing, narrowing: 1 - Self.depth * (1 - facing),
      opacity: Self.opacity(rows: abs(distance) / rowHeight, facing: facing))
  }

  /// Rows become paler between half a row and one row from the middle, and fade towards the edges.
  private static func opacity(rows: Double, facing: Double) -> Double {
    let side = rows < 0.5 ? 1 : max(sideOpacity, 1 - (rows - 0.5) * 2 * (1 - sideOpacity))
    return side * facing
  }

  /// The row that is visible `y` points below the middle; beyond the first or last row, that row. Nil without rows.
  package func row(seenAt y: Double, turn: Double) -> Int? {
    row(at: turn + radius * asin(min(max(y / radius, -1), 1)))
  }
}
