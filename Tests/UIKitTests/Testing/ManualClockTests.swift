import Expectations
import Testing
import UIKitTesting

@Suite("A clock that tests move on")
struct ManualClockTests {
  @Test("wakes due sleepers, the earliest first")
  @MainActor func order() async throws {
    let clock = ManualClock()
    var woken: [Int] = []
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        woken.append(seconds)
      }
    }
    try require(await clock.waitForSleepers(3))
    clock.advance(by: .milliseconds(999))
    expectEqual(clock.sleeperCount, 3)
    clock.advance(by: .milliseconds(1))
    try require(await waitUntil { woken == [1] })
    clock.advance(by: .seconds(9))
    try require(await waitUntil { woken.count == 3 })
    expect(clock.sleeperCount == 0 && clock.now.duration(to: clock.now.advanced(by: .seconds(1))) == .seconds(1))
  }

  @Test("does not sleep until a past deadline; a cancelled task wakes up")
  @MainActor func cancelling() async throws {
    let clock = ManualClock()
    try await clock.sleep(until: clock.now, tolerance: nil)
    var isCancelled = false
    let task = Task {
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        isCancelled = error is CancellationError
      }
    }
    try require(await clock.waitForSleepers(1))
    task.cancel()
    try require(await waitUntil { isCancelled })
    expectEqual(clock.sleeperCount, 0)
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
