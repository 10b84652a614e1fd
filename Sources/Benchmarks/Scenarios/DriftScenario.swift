import UIKit

/// The largest unwanted movement of a visible row while rows are measured for the first time, on the way up and down.
enum DriftScenario: Scenario {
  static let name = "drift"
  static let metrics = ["anchor_drift_px"]
  static let variants = [Variant.offscreen, Variant.autolayout]

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.max().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let screen = try BenchmarkScreen(variant: reporter.variant, rowCount: reporter.rowCount)
    screen.tableView.scrollToRow(
      at: IndexPath(row: reporter.rowCount / 2, section: 0), at: .middle, animated: false)
    screen.renderFrame()
    var random = WorkloadRandom(id: 7)
    var largest: CGFloat = 0
    for _ in 0..<10_000 {
      guard let row = screen.middleRow else {
        throw ScenarioFault(description: "no row in the middle of the screen")
      }
      let before = screen.screenY(ofRow: row)
      let step = CGFloat(random.next() % 401) - 210
      screen.tableView.contentOffset.y += step
      screen.renderFrame()
      largest = max(largest, abs(screen.screenY(ofRow: row) - (before - step)))
    }
    reporter.report("anchor_drift_px", Double(largest) * 2, "px")
  }
}
