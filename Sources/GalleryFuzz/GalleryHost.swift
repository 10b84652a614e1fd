import Gallery
import GalleryViews
import Stage
import UIKit

/// The Gallery on a stage in memory, whose time advances frame by frame.
@MainActor
final class GalleryHost {
  static let phone = CGSize(width: 390, height: 844)

  let stage: OffscreenStage
  let loop: FrameLoop
  let window: UIWindow
  let visit: GalleryVisit
  /// The number of frames so far.
  private(set) var frames = 0
  /// Called after each frame.
  var onFrame: () -> Void = {}

  var navigation: UINavigationController { visit.navigationController }

  /// - Parameter playgroundPath: the path of the playground's file; nil for an example.
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

  /// Advances by frames. Other tasks run between them.
  func pass(_ count: Int = 1) async {
    for _ in 0..<count {
      stage.advance(by: FrameClock.virtualFrameInterval)
      frames += 1
      onFrame()
      for _ in 0..<Self.turns { await Task.yield() }
    }
  }

  /// How often other tasks may run after a frame, so that work that spans several tasks ends within a frame or two.
  private static let turns = 3
}
