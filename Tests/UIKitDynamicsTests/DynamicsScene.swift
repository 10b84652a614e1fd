import UIKit
import UIKitTesting

/// A window of 300 by 400 points with an animator.
@MainActor final class DynamicsScene {
  let controller = UIViewController()
  let screen: MountedScreen
  let animator: UIDynamicAnimator

  var view: UIView { controller.view }

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 300, height: 400))
    animator = UIDynamicAnimator(referenceView: controller.view)
  }

  /// A view of a size whose middle is at a place.
  @discardableResult
  func add(_ size: CGSize = CGSize(width: 100, height: 100), at center: CGPoint) -> UIView {
    let box = UIView(frame: CGRect(origin: .zero, size: size))
    box.center = center
    view.addSubview(box)
    return box
  }

  /// Items keep their speeds, so that distances are those of a formula.
  func slowNothing(_ items: [UIView]) {
    let free = UIDynamicItemBehavior(items: items)
    (free.resistance, free.angularResistance) = (0, 0)
    animator.addBehavior(free)
  }

  /// Lets time pass frame by frame and tells each frame's value.
  func values<Value>(_ seconds: TimeInterval, _ value: () -> Value) -> [Value] {
    (0..<Int(seconds * 60)).map { _ in
      screen.advance(frames: 1)
      return value()
    }
  }

  func angle(of view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }
}

/// Whether two numbers are within a difference.
func isNear(_ first: CGFloat, _ second: CGFloat, within difference: CGFloat) -> Bool {
  abs(first - second) <= difference
}
