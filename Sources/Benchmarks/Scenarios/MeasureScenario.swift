import Measurement
import UIKit

/// Works out the heights of rows that were never seen, by the constraints of their cells: binding, shaping of the
/// texts and solving.
enum MeasureScenario: Scenario {
  static let name = "measure"
  static let metrics = ["measure_1000_rows"]
  static let variants = [Variant.autolayout]

  private static let rowCount = 1_000

  /// Measured once, as the figure does not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.max().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let controller = BenchmarkFeedController(rowCount: reporter.rowCount, cells: .constraints)
    controller.loadViewIfNeeded()
    // Measures once before, so that fonts are loaded and a cell of each kind exists, as in a list on screen.
    _ = measure(controller, from: reporter.rowCount - rowCount)
    var height: CGFloat = 0
    let time = Clocks.cpu { height = measure(controller, from: 0) }
    let mean = height / CGFloat(rowCount)
    guard abs(mean - FeedMetrics.meanHeight) < 8 else {
      throw ScenarioFault(description: "rows are \(mean) high on average")
    }
    reporter.report("measure_1000_rows", milliseconds: time, frameCopy: FrameCopy.measure())
  }

  /// The sum of the heights.
  @MainActor
  private static func measure(_ controller: BenchmarkFeedController, from start: Int) -> CGFloat {
    let target = CGSize(width: BenchmarkScreen.size.width, height: 0)
    return (start..<start + rowCount).reduce(0) { height, row in
      height
        + controller.measuringCell(forRow: row).systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
  }
}
