import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ViewSystemAnimationTests {
  @Test func systemDeleteAnimationRemovesViewsWithParallelAnimations() throws {
    let (view, other) = (UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 40)), UIView())
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 200, height: 200), scale: 1)
    screen.controller.view.addSubview(view)
    screen.controller.view.addSubview(other)
    view.alpha = 0.5
    var ends: [Bool] = []
    UIView.perform(.delete, on: [view]) {
      other.center.x = 100
    } completion: {
      ends.append($0)
      expect(view.superview == nil)
    }
    screen.advance(by: 0.1)
    let moving = try require(other.layer.presentation()).position.x
    expect(view.superview != nil && moving > 0 && moving < 100)
    expect((view.layer.presentation()?.opacity ?? 1) < 0.5)
    try screen.settle()
    expect(ends == [true] && view.superview == nil)
    expect(view.alpha == 0.5 && view.transform == .identity, "it can be shown again")
  }
}
