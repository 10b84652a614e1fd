import Expectations
import Foundation
import Fuzzing
import Testing

@testable import TableFuzz

/// A collection view driven at random in its own program, which `make fuzz` runs optimised and for longer.
@MainActor @Suite("Random grids")
struct FuzzGridTests {
  @Test(
    "whatever happens, the collection view shows what its data says", arguments: [1, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzGrid(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }

  @Test("sections that scroll sideways, with drags and menus out of them", arguments: [1 as UInt64])
  func rowsHold(_ seed: UInt64) {
    let failure = FuzzGrid(seed: seed, hasRows: true).run(steps: 480)
    expectNil(failure, "\(failure ?? "")")
  }
}
