import Expectations
import Fuzzing
import Testing

@testable import ListCore

@Suite struct NumberRangesTests {
  @Test func adjacentRangesAreMerged() {
    let ranges = NumberRanges([5..<7, 0..<2, 2..<3, 9..<10])
    expect(ranges.ranges == [0..<3, 5..<7, 9..<10] && ranges.count == 6 && !ranges.isEmpty)
    expectEqual(ranges, NumberRanges(numbers: [9, 2, 5, 1, 6, 0]))
    expectEqual(Array(ranges.numbers), [0, 1, 2, 5, 6, 9])
    expect(NumberRanges().isEmpty && NumberRanges().numberLeft(4) == 4)
  }

  @Test func aMillionConsecutiveNumbersAreOneRange() {
    let ranges = NumberRanges([0..<1_000_000])
    expect(ranges.ranges.count == 1 && ranges.countBelow(999_999) == 999_999 && ranges.numberLeft(0) == 1_000_000)
  }

  /// Beside the plain list of numbers.
  @Test(arguments: 1...50) func queriesAgreeWithAPlainList(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let numbers = Set((0..<generator.int(0...40)).map { _ in generator.int(0...60) })
    let ranges = NumberRanges(numbers: numbers)
    let left = (0...200).filter { !numbers.contains($0) }
    expect(zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "seed \(seed)")
    for number in 0...70 {
      expectEqual(ranges.contains(number), numbers.contains(number), "seed \(seed), \(number)")
      expectEqual(ranges.countBelow(number), numbers.count { $0 < number }, "seed \(seed), \(number)")
      expectEqual(ranges.numberLeft(number), left[number], "seed \(seed), \(number)")
    }
  }
}
