import UIKit

extension Scenario {
  /// From the start of the process to the first frame, and the memory in use then.
  @MainActor
  func measureFirstFrame(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    let wall = Clocks.wall
    let cpu = Clocks.cpu
    let resident = ProcessStatus.residentMegabytes
    try expect(screen, shows: 0)
    let copy = FrameCopy.measure()
    let start = Clocks.processStart ?? wall - cpu
    reporter.report("first_frame_wall", milliseconds: wall - start, frameCopy: copy)
    reporter.report("first_frame_cpu", milliseconds: cpu, frameCopy: copy)
    reporter.report("rss_first_frame", resident, "MB")
  }
}
