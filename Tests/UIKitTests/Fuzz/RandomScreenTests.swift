import Expectations
import Foundation
import Fuzzing
import Testing

/// Real views, driven at random: scrolling, touches, other sizes, traits, data and settings. `TRESTLE_FUZZ_STEPS` asks for
/// more steps, `TRESTLE_FUZZ_SEED` for those of a failure.
@MainActor @Suite(.serialized) struct RandomScreenTests {
  @Test func randomStepsKeepTheTableConsistent() throws {
    let steps = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 5_000
    let first = FuzzSeed.ofRun
    let perScreen = 500
    var seed = first
    for start in stride(from: 0, to: steps, by: perScreen) {
      try RandomScreen(seed: seed).run(steps: min(perScreen, steps - start))
      seed &+= 1
    }
  }

  @Test func equalSeedsRepeatTheRun() throws {
    let (one, other) = (RandomScreen(seed: 77), RandomScreen(seed: 77))
    try one.run(steps: 200)
    try other.run(steps: 200)
    expectEqual(one.table.contentOffset, other.table.contentOffset)
    expectEqual(one.screen.layout, other.screen.layout)
  }
}
