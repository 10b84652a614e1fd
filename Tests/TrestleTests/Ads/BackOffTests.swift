import Expectations
import Testing

@testable import Trestle

@Suite("Delays between requests")
struct BackOffTests {
  @Test("waits double up to the longest")
  func delays() {
    let backOff = BackOff(first: .seconds(1), longest: .seconds(10))
    expectEqual((0...6).map(backOff.delay(afterFailures:)), [0, 1, 2, 4, 8, 10, 10].map { .seconds($0) })
    expectEqual(backOff.delay(afterFailures: 1_000_000_000), .seconds(10))
  }

  @Test("no wait is shorter than the pause")
  func pause() {
    let backOff = BackOff(pause: .seconds(3), first: .seconds(1), factor: 1.5, longest: .seconds(10))
    expectEqual((0...4).map(backOff.delay(afterFailures:)), [3, 3, 3, 3, 3.375].map { .seconds($0) })
  }
}
