import Measurement
import UIKit

/// Scrolls and jumps, with the peak of memory.
enum ScrollScenario: Scenario {
  static let name = "scroll"
  static let metrics = [
    "memcpy_frame_hot", "scroll_cpu_ms_per_frame", "scroll_frame_cpu_p50", "scroll_frame_cpu_p99",
    "allocations_per_scrolled_row", "jump_middle_cpu", "jump_end_cpu", "peak_rss",
  ]
  static let variants = [Variant.offscreen, Variant.bar, Variant.autolayout, Variant.window]

  private static let frameCount = 600
  private static let step: CGFloat = 40

  /// The frame is copied last, as its buffers would be measured as the list's memory.
  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    try screen.expect(row: 0)
    // Images are made before, as they belong to the app and not to scrolling.
    screen.controller.makeImages()
    let scrolling = scroll(screen)
    let jumps = [
      ("jump_middle_cpu", try jump(screen, to: reporter.rowCount / 2)),
      ("jump_end_cpu", try jump(screen, to: reporter.rowCount - 1)),
    ]
    let peak = ProcessStatus.peakMegabytes

    let copy = FrameCopy.measure()
    reporter.report("memcpy_frame_hot", milliseconds: copy, frameCopy: copy)
    let times = scrolling.times
    reporter.report("scroll_cpu_ms_per_frame", milliseconds: Statistics.mean(times), frameCopy: copy)
    reporter.report("scroll_frame_cpu_p50", milliseconds: Statistics.median(times), frameCopy: copy)
    reporter.report("scroll_frame_cpu_p99", milliseconds: Statistics.quantile(0.99, of: times), frameCopy: copy)
    reporter.report("allocations_per_scrolled_row", scrolling.allocationsPerRow, "calls")
    for (metric, time) in jumps { reporter.report(metric, milliseconds: time, frameCopy: copy) }
    reporter.report("peak_rss", peak, "MB")
  }

  /// The CPU times of the frames, and the number of allocations.
  @MainActor
  private static func scroll(_ screen: BenchmarkScreen) -> (times: [Double], allocationsPerRow: Double) {
    var times: [Double] = []
    times.reserveCapacity(frameCount)
    let allocations = AllocationCounter.count
    let bound = screen.controller.boundRows
    for _ in 0..<frameCount {
      times.append(
        Clocks.cpu {
          screen.tableView.contentOffset.y += step
          screen.renderFrame()
        })
    }
    let rows = screen.controller.boundRows - bound
    return (times, Double(AllocationCounter.count - allocations) / Double(max(1, rows)))
  }

  @MainActor
  private static func jump(_ screen: BenchmarkScreen, to row: Int) throws -> Double {
    let time = Clocks.cpu {
      screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      screen.renderFrame()
    }
    try screen.expect(row: row)
    return time
  }
}
