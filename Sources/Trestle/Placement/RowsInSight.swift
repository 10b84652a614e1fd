/// Which rows the reader looks at, by their numbers in a list or in a part of it.
struct RowsInSight {
  /// From the first row in sight to the last one.
  var rows: Range<Int>
  /// What comes above the first row moves nothing: the table scrolls with it.
  var isHeldAbove: Bool
  /// Below the last row there is nothing in sight that could move.
  var isOpenBelow = true

  /// The same for a part of the list, by the numbers in that part; nil where nothing of it is in sight.
  func within(_ part: Range<Int>) -> RowsInSight? {
    let seen = rows.clamped(to: part)
    guard !seen.isEmpty else { return nil }
    return RowsInSight(
      rows: seen.lowerBound - part.lowerBound..<seen.upperBound - part.lowerBound,
      isHeldAbove: isHeldAbove && rows.lowerBound >= part.lowerBound,
      isOpenBelow: isOpenBelow && rows.upperBound <= part.upperBound)
  }

  /// The gaps between rows at which nothing may come in without moving what is in sight. A gap has the number of the
  /// row below it.
  var closedGaps: Range<Int> {
    let lower = rows.lowerBound + (isHeldAbove ? 1 : 0)
    return lower..<max(rows.upperBound + (isOpenBelow ? 0 : 1), lower)
  }
}
