import Expectations
import Testing

@testable import Stage

@Suite struct PeriodicTimersTests {
  private func timer(_ descriptor: Int32, at deadline: Double) -> ArmedTimer {
    ArmedTimer(descriptor: descriptor, remaining: 0.1, deadline: deadline...deadline + 0.0001)
  }

  private func isPeriodic(_ deadlines: [Double]) -> Bool {
    var timers = PeriodicTimers()
    // Each deadline is seen several times, as by one that looks more often than it fires.
    for deadline in deadlines { for _ in 0..<3 { timers.note([timer(7, at: deadline)]) } }
    return timers.contains(timer(7, at: deadlines.last ?? 0))
  }

  @Test func aPeriodicTimerIsRecognisedAfterTwoEqualIntervals() {
    expect(!isPeriodic([10]))
    expect(!isPeriodic([10, 10.5]))
    expect(isPeriodic([10, 10.5, 11]))
    expect(isPeriodic([10, 10.5, 11.004, 11.5]), "a run loop is a little late")
  }

  @Test func unequalIntervalsAreNotPeriodic() {
    expect(!isPeriodic([10, 10.5, 11.5]))
    expect(!isPeriodic([10, 10.5, 11, 13]), "another timer on the same descriptor")
    expect(!isPeriodic([12, 11, 10]), "one that comes earlier is another one")
  }

  @Test func timersAreTrackedPerDescriptor() {
    var timers = PeriodicTimers()
    for step in 0..<4 { timers.note([timer(3, at: Double(step)), timer(4, at: 100)]) }
    expect(timers.contains(timer(3, at: 3)))
    expect(!timers.contains(timer(4, at: 100)))
    expect(!timers.contains(timer(5, at: 3)))
  }
}
