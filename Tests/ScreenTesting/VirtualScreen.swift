import Stage
import UIKit

@testable import QuartzCore

/// A window on a stage whose time moves when it is told to.
@MainActor
package struct VirtualScreen {
  package let stage: OffscreenStage
  package let loop: FrameLoop
  package let window: UIWindow

  package init(size: CGSize = CGSize(width: 390, height: 844), root: UIViewController) {
    stage = OffscreenStage(size: size, scale: 1)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = root
    window.isHidden = false
    advance(1.0 / 60)
  }

  /// Lets time pass, frame by frame.
  package func advance(_ seconds: Double) {
    stage.advance(by: seconds)
  }
}

extension UIView {
  /// Where the view is seen at this moment of its animations, in its superview.
  package var shownFrame: CGRect {
    let position = layer.presentationPosition
    return CGRect(
      x: position.x - bounds.width * layer.anchorPoint.x, y: position.y - bounds.height * layer.anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}
