/// Positions in an array, in half the room of a `Range<Int>`: systems of thousands of constraints are walked through
/// from end to end, and what they cost is the memory they touch.
struct CompactRange {
  private var start: Int32
  private var end: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
