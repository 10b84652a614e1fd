import Measurement
import UIKit

/// One row inserted at the top, 100 rows deleted anywhere, each until the rows are drawn; and the slowest frame of an
/// animated update of 100 rows.
enum UpdatesScenario: Scenario {
  static let name = "updates"
  static let metrics = ["insert_top_cpu", "delete_100_cpu", "update_frame_max"]

  private static let repetitions = 5
  private static let deletedRows = 100
  /// Frames of an update's 0.3 s, and one for its end.
  private static let animationFrames = 19

  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    screen.controller.makeImages()
    var insertions: [Double] = []
    var deletions: [Double] = []
    for _ in 0..<repetitions {
      insertions.append(
        Clocks.cpu {
          screen.controller.insertRow(at: 0)
          screen.renderFrame()
        })
      try screen.expect(row: 0)
      for _ in 0..<animationFrames { screen.renderFrame() }
      let rows = Set((0..<deletedRows).map { _ in Int.random(in: 0..<screen.controller.ids.count) })
      deletions.append(
        Clocks.cpu {
          screen.controller.deleteRows(rows)
          screen.renderFrame()
        })
      try screen.expect(row: 0)
      for _ in 0..<animationFrames { screen.renderFrame() }
    }
    let frames = try slowestFrame(of: screen)
    let frameCopy = FrameCopy.measure()
    reporter.report("insert_top_cpu", milliseconds: Statistics.median(insertions), frameCopy: frameCopy)
    reporter.report("delete_100_cpu", milliseconds: Statistics.median(deletions), frameCopy: frameCopy)
    reporter.report("update_frame_max", milliseconds: frames, frameCopy: frameCopy)
  }

  /// The slowest frame of deleting the first 100 rows, in milliseconds: every row on screen moves or fades.
  @MainActor private static func slowestFrame(of screen: BenchmarkScreen) throws -> Double {
    let rows = Set(0..<min(deletedRows, screen.controller.ids.count / 2))
    var slowest = Clocks.cpu {
      screen.controller.deleteRows(rows)
      screen.renderFrame()
    }
    for _ in 0..<animationFrames { slowest = max(slowest, Clocks.cpu { screen.renderFrame() }) }
    try screen.expect(row: 0)
    return slowest
  }
}
