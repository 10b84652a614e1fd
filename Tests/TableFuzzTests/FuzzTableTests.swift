import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// A real table driven by `TableFuzz`. `TRESTLE_FUZZ_SEED=… swift test` repeats a failure; `make fuzz` takes the long runs.
@MainActor @Suite struct FuzzTableTests {
  @Test func tenThousandSteps() {
    let seed = FuzzSeed.ofRun
    let failure = FuzzTable(seed: seed).run(steps: 10_000)
    #expect(failure == nil, "seed \(seed): \(failure.map { "\($0)" } ?? "")")
  }
}
