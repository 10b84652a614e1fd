/// The division of a section's items into groups.
///
/// Normally all groups but the last have the same number of items, which takes no memory. If the sizes of cells decide
/// how many fit into a group, the groups up to the last measured cell are stored, 8 bytes each.
struct GroupBreaks {
  let itemCount: Int
  let cellsPerGroup: Int
  let dependOnSizes: Bool
  /// The first item of each group that was broken by size, and the index after the last of them.
  private var firsts: ContiguousArray<Int> = [0]

  init(itemCount: Int, cellsPerGroup: Int, dependOnSizes: Bool) {
    self.itemCount = itemCount
    self.cellsPerGroup = cellsPerGroup
    self.dependOnSizes = dependOnSizes
  }

  private var kept: Int { firsts.count - 1 }
  private var behindKept: Int { firsts[firsts.count - 1] }

  var groupCount: Int {
    guard cellsPerGroup > 0 else { return 0 }
    return kept + (itemCount - behindKept + cellsPerGroup - 1) / cellsPerGroup
  }

  func items(ofGroup group: Int) -> Range<Int> {
    if group < kept { return firsts[group]..<firsts[group + 1] }
    let first = min(behindKept + (group - kept) * cellsPerGroup, itemCount)
    return first..<min(first + cellsPerGroup, itemCount)
  }

  func group(ofItem item: Int) -> Int? {
    guard cellsPerGroup > 0, item >= 0, item < itemCount else { return nil }
    if item >= behindKept { return kept + (item - behindKept) / cellsPerGroup }
    return firsts.partitioningIndex { $0 > item } - 1
  }

  mutating func removeGroups(from group: Int) {
    while kept < group { append(items(ofGroup: kept).count) }
    firsts.removeSubrange(min(group + 1, firsts.count)...)
  }

  mutating func append(_ count: Int) { firsts.append(min(behindKept + count, itemCount)) }
}
