import Measurement
import Stage
import UIKit

/// A grid of three columns: scrolling, and the memory of many items.
enum GridScenario: Scenario {
  static let name = "grid"
  static let metrics = ["grid_scroll_cpu_ms_per_frame", "grid_rss_delta"]

  private static let few = 1000
  private static let frameCount = 300
  private static let step: CGFloat = 40

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 100_000 } }

  /// Two small grids come before the large one: the first also pays for shared memory, the second shows the memory of a
  /// grid and its views.
  static func measure(_ reporter: Reporter) throws {
    let images = WorkloadImages()
    images.makeAll()
    let first = try scrolled(few, images)
    let afterFirst = ProcessStatus.residentMegabytes
    let second = try scrolled(few, images)
    let afterSecond = ProcessStatus.residentMegabytes
    let large = try scrolled(reporter.rowCount, images)
    let afterLarge = ProcessStatus.residentMegabytes
    withExtendedLifetime((first.screen, second.screen, large.screen)) {}
    reporter.report(
      "grid_scroll_cpu_ms_per_frame", milliseconds: Statistics.mean(large.times), frameCopy: FrameCopy.measure())
    reporter.report("grid_rss_delta", (afterLarge - afterSecond) - (afterSecond - afterFirst), "MB")
  }

  @MainActor
  private static func scrolled(
    _ itemCount: Int, _ images: WorkloadImages
  ) throws -> (times: [Double], screen: GridScreen) {
    let screen = GridScreen(itemCount: itemCount, images: images)
    let end = max(0, screen.view.contentSize.height - screen.view.bounds.height)
    let times = (0..<frameCount).map { _ in
      Clocks.cpu {
        screen.view.contentOffset.y = min(screen.view.contentOffset.y + step, end)
        screen.renderFrame()
      }
    }
    guard screen.view.visibleCells.count > 12 else {
      throw ScenarioFault(description: "\(screen.view.visibleCells.count) items of the grid are on screen")
    }
    return (times, screen)
  }
}

/// A grid on its own stage.
@MainActor
private final class GridScreen {
  let view: UICollectionView
  private let source: PictureSource
  private let stage: OffscreenStage
  private let loop: FrameLoop
  private let window: UIWindow

  init(itemCount: Int, images: WorkloadImages) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 126, height: 150)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    source = PictureSource(itemCount: itemCount, images: images)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    view = controller.collectionView
    view.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    view.dataSource = source
    stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    renderFrame()
  }

  func renderFrame() { stage.advance(by: BenchmarkScreen.frameInterval) }
}
