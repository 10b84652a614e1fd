/// Maps old to new numbers and back, for a sequence in which elements are removed, inserted and moved.
///
/// Elements that stay keep their order and fill the numbers that insertions leave: the element with r staying
/// elements before it gets the r-th free number. Sorted arrays answer both directions by bisection.
struct SequenceMap: Equatable, Sendable {
  /// Old numbers of elements that were deleted or moved away. Ascending.
  private(set) var removed: ContiguousArray<Int>
  /// New numbers of elements that were inserted or moved here. Ascending.
  private(set) var placed: ContiguousArray<Int>

  /// - Precondition: no number occurs twice in either.
  init(removed: ContiguousArray<Int> = [], placed: ContiguousArray<Int> = []) {
    self.removed = removed
    self.placed = placed
    self.removed.sort()
    self.placed.sort()
  }

  /// The new number of an element that stays; nil for others. O(log k).
  func new(of old: Int) -> Int? {
    let before = removed.countBelow(old)
    if before < removed.count, removed[before] == old { return nil }
    return placed.numberLeft(old - before)
  }

  /// The old number of an element that stayed; nil for others. O(log k).
  func old(of new: Int) -> Int? {
    let before = placed.countBelow(new)
    if before < placed.count, placed[before] == new { return nil }
    return removed.numberLeft(new - before)
  }
}

extension ContiguousArray<Int> {
  /// How many numbers of the ascending array are below `number`. O(log k).
  fileprivate func countBelow(_ number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number that is not in the ascending array and has `rank` such numbers below it. O(log k).
  fileprivate func numberLeft(_ rank: Int) -> Int {
    // self[i] - i numbers below self[i] are left.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
