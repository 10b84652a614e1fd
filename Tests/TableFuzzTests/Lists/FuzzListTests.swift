import Expectations
import Foundation
import Fuzzing
import Testing
import UIKit

@testable import TableFuzz

/// The adapter on a real table, driven at random. `make fuzz` takes more steps.
@MainActor @Suite("Random lists on a real table")
struct FuzzListTests {
  @Test(
    "random lists applied at any time keep the table consistent",
    arguments: [1, 20_261_128, 20_261_468, 4_000_057, 5_000_088, FuzzSeed.ofRun])
  func holds(_ seed: UInt64) {
    let failure = FuzzList(seed: seed).run(steps: 600)
    expectNil(failure, "\(failure ?? "")")
  }

  @Test(
    "random lists keep a collection view with all arrangements consistent",
    arguments: [1, FuzzSeed.ofRun])
  func arranged(_ seed: UInt64) {
    let failure = FuzzArrangedList(seed: seed).run(steps: 1500)
    expectNil(failure, "\(failure ?? "")")
  }
}
