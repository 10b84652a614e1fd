import Stage
import StageSDL
import UIKit

/// The benchmark's list on its own stage, driven frame by frame and checked.
@MainActor
final class BenchmarkScreen {
  static let size = CGSize(width: 390, height: 844)
  static let frameInterval = 1.0 / 60

  let controller: BenchmarkFeedController
  private let stage: any Stage
  private let loop: FrameLoop
  private let window: UIWindow

  /// - Parameter variant: `offscreen`, `bar` (offscreen, under a translucent bar), `autolayout` (offscreen, cells that
  ///     size themselves) or `window`.
  /// - Throws: the reason why no window can be opened.
  init(variant: String, rowCount: Int) throws {
    if variant == Variant.window {
      stage = try WindowStage(WindowOptions(title: "Benchmark", size: Self.size, scale: 2))
    } else {
      stage = OffscreenStage(size: Self.size, scale: 2)
    }
    loop = FrameLoop(stage: stage)
    controller = BenchmarkFeedController(
      rowCount: rowCount, cells: variant == Variant.autolayout ? .constraints : .frames)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController =
      variant == Variant.bar ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    renderFrame()
  }

  var tableView: UITableView { controller.tableView }

  /// Advances by one frame; in a window the frame is made even if none was requested.
  func renderFrame() {
    if let offscreen = stage as? OffscreenStage {
      offscreen.advance(by: Self.frameInterval)
    } else {
      loop.stageWantsFrame(stage, at: stage.clock.now)
    }
  }

  /// Whether a row is on screen.
  private func shows(row: Int) -> Bool {
    tableView.indexPathsForVisibleRows?.contains(IndexPath(row: row, section: 0)) ?? false
  }

  /// Checks that the list shows a row as it should; otherwise its figures would be worthless.
  func expect(row: Int) throws {
    guard shows(row: row) else { throw ScenarioFault(description: "row \(row) is not on screen when it should be") }
  }

  /// The y coordinate of a row's upper edge on screen, in points.
  func screenY(ofRow row: Int) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - tableView.contentOffset.y
  }

  /// A row in the middle of the screen.
  var middleRow: Int? {
    tableView.indexPathForRow(at: CGPoint(x: 1, y: tableView.contentOffset.y + Self.size.height / 2))?.row
  }
}
