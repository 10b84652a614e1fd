import Testing

@testable import Fuzzing

@Suite("The seed of a run")
struct FuzzSeedTests {
  @Test("is the given one, a random one, or the default")
  func said() {
    #expect(FuzzSeed.seed("17", random: 5) == 17)
    #expect(FuzzSeed.seed("random", random: 5) == 5)
    #expect(FuzzSeed.seed(nil, random: 5) == FuzzSeed.standard)
    #expect(FuzzSeed.seed("seventeen", random: 5) == FuzzSeed.standard)
  }
}
