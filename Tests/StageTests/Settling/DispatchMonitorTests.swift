import CLinux
import Dispatch
import Glibc
import Testing

@testable import Stage

@Suite struct DispatchMonitorTests {
  @Test(arguments: [
    (0.25, 0.25, true), (0.25, 0.2504, true), (0.25, 0.26, false), (0.9999, 0.0001, true), (0.5, 0, false),
  ])
  func placesAreComparedAcrossTheEndOfThePeriod(_ first: Double, _ second: Double, _ isSame: Bool) {
    #expect(DispatchMonitor.isSamePlace(first, second) == isSame)
    #expect(DispatchMonitor.isSamePlace(second, first) == isSame)
  }

  @Test func anAppsTimerIsNotTakenForIt() {
    DispatchMonitor.learn()
    let timer = timer_make(0)
    defer { close(timer) }
    // One of two timers half a period apart is the app's for certain.
    var seen = 0
    for seconds in [3.1, 3.6] {
      timer_arm(timer, seconds)
      if !DispatchMonitor.owns(timerFiringIn: timer_remaining(timer)) { seen += 1 }
    }
    #expect(seen >= 1)
  }
}
