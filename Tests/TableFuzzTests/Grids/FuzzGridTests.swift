import Expectations
import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// A collection view driven at random in its own program, which `make fuzz` runs optimised and for longer.
@MainActor @Suite("Random grids")
struct FuzzGridTests {
  @Test(
    "after random changes the collection view shows its data", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzGrid(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }

  @Test("after random drags and menus orthogonal sections show their data", arguments: [1 as UInt64])
  func rowsHold(_ seed: UInt64) {
    let failure = FuzzGrid(seed: seed, hasRows: true).run(steps: 480)
    expectNil(failure, "\(failure ?? "")")
  }
}
