import Measurement
import Stage
import UIKit

/// A split view whose window is dragged wider, compared with the list of its secondary column alone at the same widths.
enum SplitScenario: Scenario {
  static let name = "split"
  static let metrics = ["split_resize_frame", "split_to_list_resize"]

  private static let frameCount = 60
  /// The growth of the window per frame, in points.
  private static let step: CGFloat = 4
  private static let narrowest: CGFloat = 800
  private static let primaryWidth: CGFloat = 320
  private static let repetitions = 5

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  @MainActor
  private final class Folders: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "folder")
        ?? UITableViewCell(style: .default, reuseIdentifier: "folder")
      cell.textLabel?.text = "Folder \(indexPath.row)"
      return cell
    }
  }

  static func measure(_ reporter: Reporter) throws {
    let copy = FrameCopy.measure()
    var (splits, ratios): ([Double], [Double]) = ([], [])
    for _ in 0..<repetitions {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredPrimaryColumnWidth = primaryWidth
      split.setViewController(Folders(style: .plain), for: .primary)
      split.setViewController(BenchmarkFeedController(rowCount: reporter.rowCount), for: .secondary)
      let together = drag(split, width: narrowest)
      guard !split.isCollapsed, split.primaryColumnWidth == primaryWidth else {
        throw ScenarioFault(description: "the columns are not beside each other")
      }
      let list = UINavigationController(rootViewController: BenchmarkFeedController(rowCount: reporter.rowCount))
      splits.append(together)
      ratios.append(together / drag(list, width: narrowest - primaryWidth))
    }
    reporter.report(metrics[0], milliseconds: Statistics.median(splits), frameCopy: copy)
    reporter.report(metrics[1], Statistics.median(ratios), "ratio")
  }

  /// The mean CPU time of a frame in which the window of a controller became wider, in milliseconds.
  @MainActor
  private static func drag(_ controller: UIViewController, width: CGFloat) -> Double {
    let stage = OffscreenStage(size: CGSize(width: width, height: BenchmarkScreen.size.height), scale: 2)
    let loop = FrameLoop(stage: stage)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for _ in 0..<10 { stage.advance(by: BenchmarkScreen.frameInterval) }
    let times = (1...frameCount).map { frame in
      Clocks.cpu {
        stage.resize(to: CGSize(width: width + CGFloat(frame) * step, height: stage.size.height))
        stage.advance(by: BenchmarkScreen.frameInterval)
      }
    }
    return Statistics.mean(times)
  }
}
