import Expectations
import Fuzzing
import Testing

@testable import TableFuzz

/// A date picker driven at random; `TableFuzz --dates` takes more steps and other seeds.
@MainActor @Suite("Random date pickers")
struct FuzzDatePickerTests {
  @Test("after random changes the date is within its limits and reported once", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzDatePicker(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }
}
