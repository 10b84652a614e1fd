import Measurement
import UIKit

/// The time from the start of the process to the first frame, and the memory in use then.
enum FirstFrameScenario: Scenario {
  static let name = "first-frame"
  static let metrics = ["first_frame_wall", "first_frame_cpu", "rss_first_frame"]
  static let variants = [Variant.offscreen, Variant.bar, Variant.window]

  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    let wall = Clocks.wall
    let cpu = Clocks.cpu
    let resident = ProcessStatus.residentMegabytes
    try screen.expect(row: 0)
    let copy = FrameCopy.measure()
    let start = Clocks.processStart ?? wall - cpu
    reporter.report("first_frame_wall", milliseconds: wall - start, frameCopy: copy)
    reporter.report("first_frame_cpu", milliseconds: cpu, frameCopy: copy)
    reporter.report("rss_first_frame", resident, "MB")
  }
}
