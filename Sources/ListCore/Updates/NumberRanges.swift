/// A set of numbers, kept as ranges: ascending, none touching the next.
struct NumberRanges: Equatable, Sendable {
  private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// For each range, the count of the numbers in the ranges before it.
  private var countsBefore: ContiguousArray<Int> = []
  private(set) var count = 0

  init() {}

  /// - Parameter ranges: not empty, in any order.
  /// - Precondition: no number occurs twice.
  /// - Complexity: O(k) for k ranges in order, else O(k log k).
  init(_ ranges: ContiguousArray<Range<Int>>) {
    for range in ranges.sortedIfNeeded(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, last.upperBound == range.lowerBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        self.ranges.append(range)
        countsBefore.append(count)
      }
      count += range.count
    }
  }

  init(numbers: some Sequence<Int>) { self.init(ContiguousArray(numbers.map { $0..<$0 + 1 })) }

  var isEmpty: Bool { ranges.isEmpty }

  /// Ascending.
  var numbers: some Sequence<Int> { ranges.lazy.joined() }

  func contains(_ number: Int) -> Bool {
    let after = rangesStarting(before: number + 1)
    return after > 0 && number < ranges[after - 1].upperBound
  }

  /// How many of the numbers are below `number`. O(log k).
  func countBelow(_ number: Int) -> Int {
    let after = rangesStarting(before: number)
    guard after > 0 else { return 0 }
    let last = ranges[after - 1]
    return countsBefore[after - 1] + min(number, last.upperBound) - last.lowerBound
  }

  /// The number outside this set that has `rank` numbers outside the set below it. O(log k).
  func numberLeft(_ rank: Int) -> Int {
    // The count of numbers outside the set below a range is the range's start less the count of the ranges before it.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound - countsBefore[middle] <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + (low < ranges.count ? countsBefore[low] : count)
  }

  private func rangesStarting(before number: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ContiguousArray {
  /// The elements in order; the array itself if it is in order already. O(n) then.
  func sortedIfNeeded(by isBefore: (Element, Element) -> Bool) -> ContiguousArray {
    let isSorted = indices.dropFirst().allSatisfy { !isBefore(self[$0], self[$0 - 1]) }
    return isSorted ? self : ContiguousArray(sorted(by: isBefore))
  }
}
