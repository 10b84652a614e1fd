import CLinux
import Dispatch
import Expectations
import Glibc
import Testing

@testable import Stage

@Suite struct DispatchMonitorTests {
  @Test(arguments: [
    (0.25, 7.25...7.25, true), (0.25, 7.2504...7.2504, true), (0.25, 7.26...7.26, false),
    (0.9999, 8.0001...8.0001, true),
    (0.5, 8...8, false),
    // Two clocks read while the thread lost the processor in between.
    (0.25, 7.1...7.3, true), (0.25, 7.3...7.4, false), (0.25, 7.3...8.3, true), (0.0001, 6.9...6.9996, true),
  ])
  func phasesAreFoundWithinADeadlinesUncertainty(_ phase: Double, _ stretch: ClosedRange<Double>, _ isWithin: Bool) {
    expectEqual(DispatchMonitor.isPlace(phase, within: stretch), isWithin)
  }

  @Test func anAppsTimerIsNotMistakenForTheMonitors() throws {
    DispatchQueue.global().async {}
    // It is known when it was seen to be set anew, after a second at the latest.
    for _ in 0..<2500 where DispatchMonitor.timeUntilFiring == nil {
      DispatchMonitor.note(ProcessActivity.armedTimers())
      usleep(1000)
    }
    let timer = timer_make(0)
    defer { close(timer) }
    // One of two timers half a period apart is the app's for certain.
    var seen = 0
    for seconds in [3.1, 3.6] {
      timer_arm(timer, seconds)
      let armed = try require(ProcessActivity.armedTimers().first { $0.descriptor == timer })
      expect(armed.deadline.contains(FrameClock.monotonicTime() + armed.remaining) || armed.uncertainty < 0.5)
      if armed.uncertainty > 0.3 || !DispatchMonitor.owns(armed) { seen += 1 }
    }
    expect(seen >= 1)
  }

  @Test(arguments: [(0.25, 7.0, 0.25), (0.25, 7.5, 0.75), (0.25, 7.25, 0)])
  func theTimeUntilTheNextFiringFollowsThePhase(_ phase: Double, _ moment: Double, _ remaining: Double) {
    expect(abs(DispatchMonitor.time(until: phase, from: moment) - remaining) < 1e-9)
  }
}
