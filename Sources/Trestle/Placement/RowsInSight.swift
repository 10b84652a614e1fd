/// The visible rows, by their numbers in a list or in a part of it.
struct RowsInSight {
  /// From the first visible row to the last one.
  var rows: Range<Int>
  /// Whether insertions above the first row move nothing, because the table scrolls along.
  var isHeldAbove: Bool
  /// Whether nothing below the last row is visible that could move.
  var isOpenBelow = true

  /// The visible rows of a part of the list, numbered within that part; nil if none of it is visible.
  func within(_ part: Range<Int>) -> RowsInSight? {
    let seen = rows.clamped(to: part)
    guard !seen.isEmpty else { return nil }
    return RowsInSight(
      rows: seen.lowerBound - part.lowerBound..<seen.upperBound - part.lowerBound,
      isHeldAbove: isHeldAbove && rows.lowerBound >= part.lowerBound,
      isOpenBelow: isOpenBelow && rows.upperBound <= part.upperBound)
  }

  /// The gaps between rows at which an insertion would move visible rows. A gap has the number of the row below it.
  var closedGaps: Range<Int> {
    let lower = rows.lowerBound + (isHeldAbove ? 1 : 0)
    return lower..<max(rows.upperBound + (isOpenBelow ? 0 : 1), lower)
  }
}
