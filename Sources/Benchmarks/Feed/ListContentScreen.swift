import Stage
import UIKit

/// A list filled by content configurations, on its own stage.
@MainActor
final class ListContentScreen {
  let controller: ListContentController
  let window: UIWindow
  private let stage: OffscreenStage
  private let loop: FrameLoop

  init(rowCount: Int, keepsCells: Bool = true) {
    stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    loop = FrameLoop(stage: stage)
    controller = ListContentController(rowCount: rowCount, keepsCells: keepsCells)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var tableView: UITableView { controller.tableView }

  func renderFrame() { stage.advance(by: BenchmarkScreen.frameInterval) }

  /// The colour of the pixel in the frame's upper left corner, which shows the list's background or a row's.
  var cornerPixel: UInt32 {
    var pixel: UInt32 = 0
    stage.withFrameBuffer { buffer in
      pixel = buffer.base.load(as: UInt32.self)
      return []
    }
    return pixel
  }
}
