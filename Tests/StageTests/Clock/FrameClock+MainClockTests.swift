import Expectations
import MainTime
import Testing

@testable import Stage

@MainActor @Suite struct FrameClockMainClockTests {
  @Test func aVirtualClockBecomesTheMainClock() {
    let clock = FrameClock.virtual()
    expect(CurrentMainClock.clock === clock)
    clock.advance(by: 0.5)
    expectEqual(CurrentMainClock.clock?.seconds, 0.5)
    let real = FrameClock.real()
    expectNil(CurrentMainClock.clock)
    clock.makeCurrent()
    expect(CurrentMainClock.clock === clock)
    withExtendedLifetime(real) {}
  }

  @Test func closuresAreCalledOnceOrAtIntervals() {
    let clock: any MainClock = FrameClock.virtual()
    var calls: [String] = []
    _ = clock.schedule(after: 0.3, every: nil, label: "once") { calls.append("once \(clock.seconds)") }
    let even = clock.schedule(after: 0.5, every: 0.5, label: "even") { calls.append("even \(clock.seconds)") }
    let late = clock.schedule(after: 0.25, every: 1, label: "late") { calls.append("late \(clock.seconds)") }
    (clock as? FrameClock)?.advance(by: 1.3)
    expectEqual(calls, ["late 0.25", "once 0.3", "even 0.5", "even 1.0", "late 1.25"])
    even.cancel()
    late.cancel()
    (clock as? FrameClock)?.advance(by: 3)
    expectEqual(calls.count, 5)
  }
}
