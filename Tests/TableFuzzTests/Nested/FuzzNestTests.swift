import Expectations
import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// Gestures mixed at random on carousels in the rows of a table; `TableFuzz --nested` takes more steps and other seeds.
@MainActor @Suite("Random gestures on nested lists")
struct FuzzNestTests {
  @Test(
    "one finger scrolls one list, and all come to rest", arguments: [1, 900, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzNest(seed: seed).run(steps: 1000)
    expectNil(failure, "seed \(seed): \(failure ?? "")")
  }

  /// A finger came down on a list that sprang back, and was taken away without a drag; in the second one after another.
  @Test(
    "lists caught beyond their edge bounce back",
    arguments: [(34, 85), (16_713_597_695_818_960_087, 80)] as [(UInt64, Int)])
  func caughtListsGoBack(_ seed: UInt64, _ steps: Int) {
    let failure = FuzzNest(seed: seed).run(steps: steps)
    expectNil(failure, "\(failure ?? "")")
  }
}
