import Expectations
import Fuzzing
import TableFuzz
import Testing

/// `make test` checks a hundred thousand in optimised code.
@MainActor @Suite struct FuzzLabelsTests {
  @Test func randomLabelsAreDrawnEquallyAtTheirFittingSize() {
    expectNil(FuzzLabels(seed: FuzzSeed.ofRun).run(steps: 3_000))
  }
}
