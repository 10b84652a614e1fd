import Expectations
import Foundation
import Fuzzing
import Testing

@testable import ModelFuzz

/// The models of `ModelFuzz`, a few hundred steps each. `TRESTLE_FUZZ_SEED=… swift test` repeats a failure;
/// `make test` takes a million steps in an optimised build, `make fuzz` the long runs.
@Suite struct ModelTests {
  @Test(arguments: allModels.map { $0.name })
  func eachModelAgreesWithItsReference(name: String) throws {
    let model = try require(allModels.first { $0.name == name })
    let failure = model.run(steps: 500, seed: FuzzSeed.ofRun)
    expectNil(failure, "\(failure ?? "")")
  }

  @Test func equalSeedsGiveEqualNumbers() {
    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)
    expectEqual((0..<100).map { _ in first.next() }, (0..<100).map { _ in second.next() })
  }

  @Test func aFailureNamesModelSeedAndStep() throws {
    struct Broken: FuzzModel {
      static let name = "broken"
      var steps = 0
      init(generator: SeededGenerator) {}
      mutating func step() throws(Mismatch) {
        steps += 1
        try expect(steps < 4, "four steps")
      }
    }
    let failure = try require(Broken.run(steps: 10, seed: 99))
    expect(failure.contains("broken: step 3, seed 99: four steps"))
    expect(failure.contains("--seed 99 --steps 4"))
  }
}
