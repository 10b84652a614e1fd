import Expectations
import Fuzzing
import Testing

@testable import TableFuzz

/// A date picker driven at random; `TableFuzz --dates` takes more steps and other seeds.
@MainActor @Suite("Random date pickers")
struct FuzzDatePickerTests {
  @Test("whatever changes, the date is within its limits and told once", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzDatePicker(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }
}
