import Gallery
import GalleryViews
import Stage
import UIKit

/// The Gallery on a stage in memory, whose time passes frame by frame.
@MainActor
final class GalleryHost {
  static let phone = CGSize(width: 390, height: 844)

  let stage: OffscreenStage
  let loop: FrameLoop
  let window: UIWindow
  let visit: GalleryVisit
  /// How many frames passed.
  private(set) var frames = 0
  /// Called after each frame.
  var onFrame: () -> Void = {}

  var navigation: UINavigationController { visit.navigationController }

  /// - Parameter playgroundPath: the file of the playground; nil for an example.
  init(scale: CGFloat = 2, playgroundPath: String? = nil, report: @escaping @Sendable (String) -> Void = { _ in }) {
    stage = OffscreenStage(size: Self.phone, scale: scale)
    loop = FrameLoop(stage: stage)
    loop.becomeAppScene()
    visit = GalleryVisit(
      playgroundPath: playgroundPath, views: ViewsAsValues(), clock: StageTime(clock: stage.clock), report: report)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = visit.navigationController
    window.makeKeyAndVisible()
  }

  /// Lets frames pass; between them other tasks get turns.
  func pass(_ count: Int = 1) async {
    for _ in 0..<count {
      stage.advance(by: FrameClock.virtualFrameInterval)
      frames += 1
      onFrame()
      for _ in 0..<Self.turns { await Task.yield() }
    }
  }

  /// How often other tasks get a turn after a frame. Work that passes through several tasks so ends within a frame or
  /// two.
  private static let turns = 3
}
