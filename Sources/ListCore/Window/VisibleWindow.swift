/// The range of live rows, and the difference that a change of it makes.
package struct VisibleWindow: Equatable, Sendable {
  package private(set) var range: Range<Int>

  /// The difference between two ranges. Each side is at most two ranges: one above and one below the rows that
  /// stayed.
  package struct Change: Equatable, Sendable {
    package var enteringAbove: Range<Int>
    package var enteringBelow: Range<Int>
    package var leavingAbove: Range<Int>
    package var leavingBelow: Range<Int>

    /// Whether nothing enters and nothing leaves.
    package var isEmpty: Bool {
      enteringAbove.isEmpty && enteringBelow.isEmpty && leavingAbove.isEmpty && leavingBelow.isEmpty
    }
  }

  package init(range: Range<Int> = 0..<0) { self.range = range }

  /// Makes `new` the live range.
  ///
  /// - Returns: the entering and the leaving rows.
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
