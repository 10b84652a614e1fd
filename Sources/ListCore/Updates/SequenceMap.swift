/// Maps old to new numbers and back, for a sequence in which elements are removed, inserted and moved.
///
/// Elements that stay keep their order and fill the numbers that insertions leave: the element with r staying
/// elements before it gets the r-th free number. Both directions are answered by bisection of ranges.
struct SequenceMap: Equatable, Sendable {
  /// Old numbers of elements that were deleted or moved away.
  let removed: NumberRanges
  /// New numbers of elements that were inserted or moved here.
  let placed: NumberRanges

  init(removed: NumberRanges = NumberRanges(), placed: NumberRanges = NumberRanges()) {
    self.removed = removed
    self.placed = placed
  }

  /// The new number of an element that stays; nil for others. O(log k) for k ranges.
  func new(of old: Int) -> Int? { removed.contains(old) ? nil : placed.numberLeft(old - removed.countBelow(old)) }

  /// The old number of an element that stayed; nil for others. O(log k).
  func old(of new: Int) -> Int? { placed.contains(new) ? nil : removed.numberLeft(new - placed.countBelow(new)) }
}
