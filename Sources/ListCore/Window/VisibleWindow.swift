/// The rows that are live, as one range of numbers, and what a move of it changes.
package struct VisibleWindow: Equatable, Sendable {
  package private(set) var range: Range<Int>

  /// What a move changed. Each side is at most two ranges: one above and one below what stayed.
  package struct Change: Equatable, Sendable {
    package var enteringAbove: Range<Int>
    package var enteringBelow: Range<Int>
    package var leavingAbove: Range<Int>
    package var leavingBelow: Range<Int>

    /// Nothing enters and nothing leaves.
    package var isEmpty: Bool {
      enteringAbove.isEmpty && enteringBelow.isEmpty && leavingAbove.isEmpty && leavingBelow.isEmpty
    }
  }

  package init(range: Range<Int> = 0..<0) { self.range = range }

  /// Makes `new` the live range.
  /// - Returns: the rows to bring and the rows to let go, both as differences of ranges.
  /// - Complexity: O(1).
  package mutating func move(to new: Range<Int>) -> Change {
    let old = range
    range = new
    guard !old.isEmpty, !new.isEmpty, old.overlaps(new) else {
      let nothing = new.lowerBound..<new.lowerBound
      let left = old.upperBound <= new.lowerBound
      return Change(
        enteringAbove: nothing, enteringBelow: new, leavingAbove: left ? old : nothing,
        leavingBelow: left ? nothing : old)
    }
    return Change(
      enteringAbove: new.lowerBound..<max(new.lowerBound, min(old.lowerBound, new.upperBound)),
      enteringBelow: min(new.upperBound, max(old.upperBound, new.lowerBound))..<new.upperBound,
      leavingAbove: old.lowerBound..<max(old.lowerBound, min(new.lowerBound, old.upperBound)),
      leavingBelow: min(old.upperBound, max(new.upperBound, old.lowerBound))..<old.upperBound)
  }
}
