import Expectations
import Fuzzing
import Testing

@Suite struct SeededGeneratorTests {
  /// The first numbers of SplitMix64 from seed 0, as its authors publish them.
  @Test func numbersEqualThoseOfSplitMix() {
    var random = SeededGenerator(seed: 0)
    expectEqual(random.next(), 0xE220_A839_7B1D_CDAF)
    expectEqual(random.next(), 0x6E78_9E6A_A1B9_65F4)
    expectEqual(random.next(), 0x06C4_5D18_8009_454F)
  }

  @Test func everyChoiceOccursAndNoOther() {
    var random = SeededGenerator(seed: 5)
    let picked = Set((0..<200).map { _ in random.pick(["a", "b", "c"]) })
    expectEqual(picked, ["a", "b", "c"])
    let below = Set((0..<200).map { _ in random.below(4) })
    expectEqual(below, [0, 1, 2, 3])
    expect((0..<300).filter { _ in random.oneIn(3) }.count > 60)
  }
}
