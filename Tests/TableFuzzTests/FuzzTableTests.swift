import Expectations
import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// A real table driven by `TableFuzz`. `TRESTLE_FUZZ_SEED=… swift test` repeats a failure; `make test` takes ten thousand steps in an
/// optimised build, `make fuzz` the long runs.
@MainActor @Suite struct FuzzTableTests {
  @Test func twoThousandRandomStepsKeepTheTableConsistent() {
    let seed = FuzzSeed.ofRun
    let failure = FuzzTable(seed: seed).run(steps: 2000)
    expectNil(failure, "seed \(seed): \(failure.map { "\($0)" } ?? "")")
  }
}
