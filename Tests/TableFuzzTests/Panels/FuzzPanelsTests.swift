import Expectations
import Fuzzing
import Testing

@testable import TableFuzz

/// Panels and the pointer driven at random; `TableFuzz --panels` takes more steps and other seeds.
@MainActor @Suite("Random panels")
struct FuzzPanelsTests {
  @Test(
    "after random changes panels count matches, and sheets report their end once", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzPanels(seed: seed).run(steps: 480)
    expectNil(failure, "\(failure ?? "")")
  }
}
