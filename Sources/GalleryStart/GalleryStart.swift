import Foundation
import Gallery
import GalleryViews
import Measurement
import Stage
import UIKit

/// Measures the time from the start of a process to the first frame of the Gallery, with its list of screens or with a
/// screen in front; then from the push of *Browse* to its first frame.
///
/// It is a separate program: the Gallery loads libraries for its requests, which would distort other measurements.
@main
@MainActor
enum GalleryStart {
  static func main() {
    let stage = OffscreenStage(size: CGSize(width: 390, height: 844), scale: 2)
    let loop = FrameLoop(stage: stage)
    loop.becomeAppScene()
    let visit = GalleryVisit(
      screen: CommandLine.arguments.dropFirst().first, views: ViewsAsValues(), clock: ContinuousClock()
    ) { _ in }
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = visit.navigationController
    window.makeKeyAndVisible()
    stage.advance(by: 1.0 / 60)
    let (wall, cpu) = (Clocks.wall, Clocks.cpu)
    guard stage.presentationCount == 1, shows(visit.navigationController.topViewController) else {
      FileHandle.standardError.write(Data("GalleryStart: the Gallery shows nothing in its first frame\n".utf8))
      exit(1)
    }
    print("\(wall) \(cpu) \(pushTime(visit, stage))")
  }

  private static let pushes = 9
  /// Frames to wait; more than the animation of a push takes.
  private static let settlingFrames = 60

  /// The median time in milliseconds from the push of *Browse* until a frame shows it.
  private static func pushTime(_ visit: GalleryVisit, _ stage: OffscreenStage) -> Double {
    let times = (0..<pushes).map { _ in
      let time = Clocks.cpu {
        visit.push("browse")
        stage.advance(by: 1.0 / 60)
      }
      for _ in 0..<settlingFrames { stage.advance(by: 1.0 / 60) }
      visit.navigationController.popViewController(animated: false)
      stage.advance(by: 1.0 / 60)
      return time
    }
    return Statistics.median(times)
  }

  /// Whether a list of a controller shows rows.
  private static func shows(_ controller: UIViewController?) -> Bool {
    func tables(_ view: UIView) -> [UITableView] {
      (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables)
    }
    return controller?.viewIfLoaded.map { tables($0).contains { !$0.visibleCells.isEmpty } } ?? false
  }
}
