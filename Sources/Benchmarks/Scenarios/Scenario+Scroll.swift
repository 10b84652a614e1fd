import UIKit

extension Scenario {
  private static let frameCount = 600
  private static let step: CGFloat = 40
  private static let repetitions = 5

  /// Scrolls, jumps and reloads. The frame is copied last: its buffers would count as the list's memory.
  @MainActor
  func measureScroll(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    try expect(screen, shows: 0)
    let scrolling = scroll(screen)
    let jumps = [
      ("jump_middle_cpu", try jump(screen, to: reporter.rowCount / 2)),
      ("jump_end_cpu", try jump(screen, to: reporter.rowCount - 1)),
    ]
    let peak = ProcessStatus.peakMegabytes
    let reload = measureReload(screen)

    let copy = FrameCopy.measure()
    reporter.report("memcpy_frame_hot", milliseconds: copy, frameCopy: copy)
    let times = scrolling.times
    reporter.report("scroll_cpu_ms_per_frame", milliseconds: Statistics.mean(times), frameCopy: copy)
    reporter.report("scroll_frame_cpu_p50", milliseconds: Statistics.median(times), frameCopy: copy)
    reporter.report("scroll_frame_cpu_p99", milliseconds: Statistics.quantile(0.99, of: times), frameCopy: copy)
    reporter.report("allocations_per_scrolled_row", scrolling.allocationsPerRow, "calls")
    for (metric, time) in jumps { reporter.report(metric, milliseconds: time, frameCopy: copy) }
    reporter.report("peak_rss", peak, "MB")
    reporter.report("reload_cpu", milliseconds: reload, frameCopy: copy)
  }

  /// CPU times of the frames, and how often memory was asked for.
  @MainActor
  private func scroll(_ screen: BenchmarkScreen) -> (times: [Double], allocationsPerRow: Double) {
    var times: [Double] = []
    times.reserveCapacity(Self.frameCount)
    let allocations = AllocationCounter.count
    let bound = screen.controller.boundRows
    for _ in 0..<Self.frameCount {
      times.append(
        Clocks.cpu {
          screen.tableView.contentOffset.y += Self.step
          screen.renderFrame()
        })
    }
    let rows = screen.controller.boundRows - bound
    return (times, Double(AllocationCounter.count - allocations) / Double(max(1, rows)))
  }

  @MainActor
  private func jump(_ screen: BenchmarkScreen, to row: Int) throws -> Double {
    let time = Clocks.cpu {
      screen.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      screen.renderFrame()
    }
    try expect(screen, shows: row)
    return time
  }

  @MainActor
  private func measureReload(_ screen: BenchmarkScreen) -> Double {
    let times = (0..<Self.repetitions).map { _ in
      Clocks.cpu {
        screen.controller.replaceAllRows()
        screen.renderFrame()
      }
    }
    return Statistics.median(times)
  }
}
