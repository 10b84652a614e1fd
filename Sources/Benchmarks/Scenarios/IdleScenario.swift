import Measurement
import UIKit

/// The cost of an open window while nothing happens.
enum IdleScenario: Scenario {
  static let name = "idle"
  static let metrics = ["idle_cpu", "idle_wakeups"]
  static let variants = [Variant.window]

  private static let settling: TimeInterval = 1
  private static let watching: TimeInterval = 5

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.max().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: settling))
    try screen.expect(row: 0)
    let switches = ProcessStatus.voluntarySwitches
    let cpu = Clocks.cpu
    RunLoop.main.run(until: Date(timeIntervalSinceNow: watching))
    let used = Clocks.cpu - cpu
    let wakeups = ProcessStatus.voluntarySwitches - switches
    reporter.report("idle_cpu", milliseconds: used, frameCopy: FrameCopy.measure())
    reporter.report("idle_wakeups", Double(wakeups), "switches")
  }
}
