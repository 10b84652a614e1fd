import Measurement
import Trestle
import UIKit

/// The cost of a million rows above that of a thousand: time to the first frame, and memory for each row that is not
/// shown.
enum TrestleSizeScenario: Scenario {
  static let name = "trestle-size"
  static let metrics = [
    "trestle_first_frame_delta", "trestle_bytes_per_row", "trestle_bytes_per_row_changed", "trestle_peak_bytes_per_row",
  ]

  private static let few = 1000
  private static let repetitions = 5

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 1_000_000 } }

  static func measure(_ reporter: Reporter) throws {
    _ = firstFrame(few)
    let deltas = (0..<repetitions).map { _ in
      let small = firstFrame(few)
      return firstFrame(reporter.rowCount).time - small.time
    }
    let (small, large) = (firstFrame(few), firstFrame(reporter.rowCount))
    let rows = Double(reporter.rowCount - few)
    reporter.report(
      "trestle_first_frame_delta", milliseconds: Statistics.median(deltas), frameCopy: FrameCopy.measure())
    reporter.report("trestle_bytes_per_row", Double(large.bytes - small.bytes) / rows, "bytes")
    reporter.report("trestle_bytes_per_row_changed", Double(large.changedBytes - small.changedBytes) / rows, "bytes")
    reporter.report("trestle_peak_bytes_per_row", Double(large.peakBytes - small.peakBytes) / rows, "bytes")
  }

  /// Builds a list, shows it, and changes it. The ids are made before, as they belong to the app.
  @MainActor
  private static func firstFrame(_ rowCount: Int) -> (time: Double, bytes: Int, changedBytes: Int, peakBytes: Int) {
    let ids = ContiguousArray(0..<UInt32(rowCount))
    var changed = ids
    changed.swapAt(3, rowCount - 2)
    let before = AllocationCounter.heapBytes
    let stage = TableStage()
    let feed = TrestleFeed(tableView: stage.tableView)
    let time = Clocks.cpu {
      feed.adapter.apply(feed.list(ids))
      stage.renderFrame()
    }
    let bytes = AllocationCounter.heapBytes - before
    let peak = AllocationCounter.peakBytes {
      feed.adapter.apply(feed.list(changed), animated: false)
      for _ in 0..<3 { stage.renderFrame() }
    }
    return withExtendedLifetime((stage, ids, changed)) {
      (time, bytes, AllocationCounter.heapBytes - before, peak - before)
    }
  }
}
