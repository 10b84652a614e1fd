import Expectations
import Testing

@testable import Fuzzing

@Suite("The seed of a run")
struct FuzzSeedTests {
  @Test("is the given one, a random one, or the default")
  func said() {
    expectEqual(FuzzSeed.seed("17", random: 5), 17)
    expectEqual(FuzzSeed.seed("random", random: 5), 5)
    expectEqual(FuzzSeed.seed(nil, random: 5), FuzzSeed.standard)
    expectEqual(FuzzSeed.seed("seventeen", random: 5), FuzzSeed.standard)
  }
}
