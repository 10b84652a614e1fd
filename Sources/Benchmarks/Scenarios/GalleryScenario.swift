import Gallery
import Stage
import UIKit

/// From the start of a process to the first frame of the Gallery, with its list of screens or with a screen in front.
enum GalleryScenario: Scenario {
  static let name = "gallery"
  static let metrics = ["gallery_first_frame", "gallery_first_frame_cpu"]
  static let variants = [list, "feed", "contacts"]

  private static let list = "list"

  /// How many rows there are has nothing to do with it.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    loop.becomeAppScene()
    let screen = reporter.variant == list ? nil : reporter.variant
    let visit = GalleryVisit(screen: screen, clock: ContinuousClock()) { _ in }
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = visit.navigationController
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    let wall = Clocks.wall
    let cpu = Clocks.cpu
    guard stage.presentationCount == 1, shows(visit.navigationController.topViewController) else {
      throw ScenarioFault(description: "the Gallery shows nothing in its first frame")
    }
    let copy = FrameCopy.measure()
    let start = Clocks.processStart ?? wall - cpu
    reporter.report("gallery_first_frame", milliseconds: wall - start, frameCopy: copy)
    reporter.report("gallery_first_frame_cpu", milliseconds: cpu, frameCopy: copy)
  }

  /// Whether a list of a controller shows rows.
  @MainActor
  private static func shows(_ controller: UIViewController?) -> Bool {
    func tables(_ view: UIView) -> [UITableView] {
      (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables)
    }
    return controller?.viewIfLoaded.map { tables($0).contains { !$0.visibleCells.isEmpty } } ?? false
  }
}
