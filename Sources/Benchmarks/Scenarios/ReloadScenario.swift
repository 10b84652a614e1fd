import Measurement
import UIKit

/// Every row replaced by another, until they are drawn.
enum ReloadScenario: Scenario {
  static let name = "reload"
  static let metrics = ["reload_cpu"]

  private static let repetitions = 5

  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    screen.controller.makeImages()
    var times: [Double] = []
    for _ in 0..<repetitions {
      times.append(
        Clocks.cpu {
          screen.controller.replaceAllRows()
          screen.renderFrame()
        })
      try screen.expect(row: 0)
    }
    reporter.report("reload_cpu", milliseconds: Statistics.median(times), frameCopy: FrameCopy.measure())
  }
}
