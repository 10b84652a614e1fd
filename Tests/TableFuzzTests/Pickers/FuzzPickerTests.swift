import Expectations
import Fuzzing
import Testing

@testable import TableFuzz

/// A picker view driven at random; `TableFuzz --pickers` takes more steps and other seeds. With 1010 a finger catches a wheel
/// between two rows, with 770421 it taps the row in the middle while the wheel is held.
@MainActor @Suite("Random picker views")
struct FuzzPickerTests {
  @Test(
    "after random changes during a turn the picker shows its selection",
    arguments: [1, 1_010, 770_421, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzPicker(seed: seed).run(steps: 1000)
    expectNil(failure, "\(failure ?? "")")
  }
}
