/// A range of array positions in half the memory of a `Range<Int>`. Solving reads thousands of them from end to end,
/// and its cost is the memory it touches.
struct CompactRange {
  private var start: Int32
  private var end: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
