/// The groups of a row that scrolls sideways, in order along the row. Their starts never decrease.
package protocol SidewaysGroups {
  /// How many groups there are. O(1).
  var groupCount: Int { get }
  /// The extent of a group, in points from the start of the row. O(1) or O(log n).
  func groupExtent(at index: Int) -> Extent
  /// The last group that starts at or before an offset; 0 where none does. O(1) or O(log n). Not called without groups.
  func group(at offset: Double) -> Int
}

/// Groups of one length at equal distances.
package struct UniformSidewaysGroups: SidewaysGroups, Equatable, Sendable {
  package var groupCount: Int
  /// A group's length, in points.
  package var length: Double
  /// The spacing between two groups, in points.
  package var spacing: Double

  package init(groupCount: Int, length: Double, spacing: Double) {
    self.groupCount = groupCount
    self.length = length
    self.spacing = spacing
  }

  private var stride: Double { length + spacing }

  package func groupExtent(at index: Int) -> Extent { Extent(start: Double(index) * stride, length: length) }

  package func group(at offset: Double) -> Int {
    guard stride > 0, offset > 0 else { return stride > 0 ? 0 : max(groupCount - 1, 0) }
    return Int(min((offset / stride).rounded(.down), Double(max(groupCount - 1, 0))))
  }
}
