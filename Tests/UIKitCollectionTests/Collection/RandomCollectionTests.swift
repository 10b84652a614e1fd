import Foundation
import Fuzzing
import Testing

/// A collection view driven at random: updates, scrolling, moves by hand, selection, touches, reloads, other layouts. After
/// every step it has to show what its data says. `TRESTLE_FUZZ_STEPS` asks for more steps, `TRESTLE_FUZZ_SEED` for those of
/// a failure.
@MainActor @Suite(.serialized) struct RandomCollectionTests {
  @Test func randomStepsKeepTheCollectionViewConsistent() {
    let steps = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 10_000
    let perView = 500
    for start in stride(from: 0, to: steps, by: perView) {
      let seed = FuzzSeed.ofRun &+ UInt64(start / perView)
      let driver = CollectionDriver(seed: seed)
      for step in 0..<min(perView, steps - start) {
        driver.step()
        guard let violation = driver.violation() else { continue }
        Issue.record("seed \(seed), step \(step) (\(driver.log.suffix(6).joined(separator: ", "))): \(violation)")
        return
      }
    }
  }
}
