import UIKit

extension Scenario {
  private static let settling: TimeInterval = 1
  private static let watching: TimeInterval = 5

  /// What an open window costs while nothing happens.
  @MainActor
  func measureIdle(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.settling))
    try expect(screen, shows: 0)
    let switches = ProcessStatus.voluntarySwitches
    let cpu = Clocks.cpu
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Self.watching))
    let used = Clocks.cpu - cpu
    let wakeups = ProcessStatus.voluntarySwitches - switches
    reporter.report("idle_cpu", milliseconds: used, frameCopy: FrameCopy.measure())
    reporter.report("idle_wakeups", Double(wakeups), "switches")
  }
}
