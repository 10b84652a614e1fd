/// Finds which survivors of a change can stay where they are: the longest subsequence whose old positions increase.
/// The others move, and no fewer moves suffice.
struct LongestIncreasingRun {
  /// For each length the index whose value ends the best run of that length: the smallest value.
  private var ends: ContiguousArray<Int32> = []
  /// For each index the previous one in its run; finally ``kept`` for those in the longest run.
  private var previous: ContiguousArray<Int32> = []

  private static let first: Int32 = -1
  private static let kept: Int32 = -2

  /// Finds the longest increasing subsequence of the values in `wanted`. O(n) if they all increase, else O(n log n).
  ///
  /// - Returns: how many of them are outside it.
  /// - Precondition: the values in `wanted` differ from each other.
  mutating func find(in values: UnsafeBufferPointer<Int32>, _ wanted: Range<Int32>) -> Int {
    if isIncreasing(values, wanted) { return 0 }
    build(values, wanted)
    return values.count { wanted.contains($0) } - ends.count
  }

  /// Calls `body` with each index of a value in `wanted` that is outside the longest run, in order. O(n).
  func forEachOutside(
    _ values: UnsafeBufferPointer<Int32>, _ wanted: Range<Int32>, _ body: (Int) -> Void
  ) {
    for place in values.indices where wanted.contains(values[place]) && previous[place] != Self.kept { body(place) }
  }

  private func isIncreasing(_ values: UnsafeBufferPointer<Int32>, _ wanted: Range<Int32>) -> Bool {
    var last = Int32.min
    for value in values where wanted.contains(value) {
      if value < last { return false }
      last = value
    }
    return true
  }

  private mutating func build(_ values: UnsafeBufferPointer<Int32>, _ wanted: Range<Int32>) {
    ends.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    previous.reserveCapacity(values.count)
    for place in values.indices {
      let value = values[place]
      guard wanted.contains(value) else {
        previous.append(Self.first)
        continue
      }
      let length = lengthOfRun(before: value, values)
      previous.append(length == 0 ? Self.first : ends[length - 1])
      if length == ends.count { ends.append(Int32(place)) } else { ends[length] = Int32(place) }
    }
    var place = ends.last ?? Self.first
    while place != Self.first {
      let before = previous[Int(place)]
      previous[Int(place)] = Self.kept
      place = before
    }
  }

  /// The length of the longest run that `value` can follow.
  private func lengthOfRun(before value: Int32, _ values: UnsafeBufferPointer<Int32>) -> Int {
    guard let last = ends.last, values[Int(last)] > value else { return ends.count }
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
