import Expectations
import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// Compositional layouts of lists, groups and rows whose sections are outlines, driven at random in a program of its own, which
/// `make fuzz` runs optimised and for longer.
@MainActor @Suite("Random outlines")
struct FuzzOutlineTests {
  @Test(
    "after random changes the collection view shows its snapshot", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzOutline(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }
}
