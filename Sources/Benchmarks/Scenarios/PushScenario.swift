import Measurement
import Stage
import UIKit

/// A list screen pushed by a list screen with a large title, until its first frame is drawn.
enum PushScenario: Scenario {
  static let name = "push"
  static let metrics = ["push_first_frame"]

  private static let repetitions = 21
  /// Longer than the movement, in frames.
  private static let settlingFrames = 60

  /// Measured once, as the figures do not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let root = BenchmarkFeedController(rowCount: reporter.rowCount)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    var times: [Double] = []
    for _ in 0..<repetitions {
      let pushed = BenchmarkFeedController(rowCount: reporter.rowCount)
      times.append(
        Clocks.cpu {
          navigation.pushViewController(pushed, animated: true)
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
      guard pushed.tableView.window != nil, !pushed.tableView.visibleCells.isEmpty else {
        throw ScenarioFault(description: "the pushed list shows nothing in its first frame")
      }
      for _ in 0..<settlingFrames { stage.advance(by: BenchmarkScreen.frameInterval) }
      navigation.popViewController(animated: false)
      stage.advance(by: BenchmarkScreen.frameInterval)
    }
    reporter.report("push_first_frame", milliseconds: Statistics.median(times), frameCopy: FrameCopy.measure())
  }
}
