import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct ScrollingOnScreen {
  /// Hears what another delegate hands on.
  final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "did scroll" { heard.append("did scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will begin dragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("will end dragging")
      targetContentOffset.pointee.y = 700
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("did end dragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("did end animation") }
  }

  @Test func aContentViewThatMayNotBeCancelledKeepsTheTouch() throws {
    let controller = SketchViewController()
    let screen = MountedScreen(controller)
    let sketch = controller.scrollView
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    expectEqual(sketch.contentOffset, .zero)
    expectEqual(sketch.canvas.points.first, CGPoint(x: 100, y: 300))
    expectEqual(sketch.canvas.points.last, CGPoint(x: 100, y: 100))
    expect(!sketch.canvas.wasCancelled)
    expectEqual(sketch.asked, ["begin 1", "cancel"], "once a touch")
  }

  @Test func aContentViewThatMayBeCancelledLosesTheTouchToScrolling() throws {
    let controller = SketchViewController()
    let screen = MountedScreen(controller)
    controller.scrollView.isDrawing = false
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    expect(controller.scrollView.contentOffset.y > 100)
    expect(controller.scrollView.canvas.wasCancelled)
  }

  @Test func withoutCancellingTheContentKeepsItsTouches() {
    let controller = SketchViewController()
    let screen = MountedScreen(controller)
    controller.scrollView.isDrawing = false
    controller.scrollView.canCancelContentTouches = false
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    expectEqual(controller.scrollView.contentOffset, .zero)
    expect(!controller.scrollView.asked.contains("cancel"), "asked only where touches can be cancelled")
    expectEqual(controller.scrollView.canvas.points.last, CGPoint(x: 100, y: 100))
  }

  @Test func touchesShouldBeginKeepsTouchesFromAContentView() {
    let controller = SketchViewController()
    let screen = MountedScreen(controller)
    screen.tap(at: CGPoint(x: 100, y: 500))
    screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 450))
    expect(controller.scrollView.frozen.points.isEmpty)
    expect(controller.scrollView.contentOffset.y > 100)
    expectEqual(controller.scrollView.asked, ["begin 1", "begin 1"])
  }

  @Test func delegatesForwardCallsWithAQuestionMark() throws {
    let controller = SketchViewController()
    let screen = MountedScreen(controller)
    let listener = Listener()
    controller.observer = listener
    controller.scrollView.isDrawing = false
    screen.fling(from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 0, dy: -900))
    try screen.settle()
    expectEqual(
      listener.heard,
      [
        "will begin dragging", "did scroll", "will end dragging", "did end dragging true", "will begin decelerating",
        "did scroll", "did end decelerating",
      ])
    expectEqual(controller.scrollView.contentOffset.y, 700)
    listener.heard = []
    controller.scrollView.setContentOffset(.zero, animated: true)
    try screen.settle()
    expectEqual(listener.heard, ["did scroll", "did end animation"])
  }

  @Test func rectanglesConvertToAnyCoordinateSpace() throws {
    let controller = SpotlightViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 1)
    let expected = CGRect(x: 50, y: 140, width: 80, height: 44)
    expectEqual(controller.place(in: controller.view), expected)
    expectEqual(controller.place(in: controller.panel), CGRect(x: 30, y: 40, width: 80, height: 44))
    expectEqual(controller.placeInView, expected)
    expectEqual(controller.placeInWindow, expected)
    expectEqual(controller.placeOnScreen, expected)
    let window = try require(controller.view.window)
    expect(controller.isOverPanel(CGPoint(x: 30, y: 110), in: window))
    expect(!controller.isOverPanel(CGPoint(x: 10, y: 110), in: window.screen.coordinateSpace))
  }
}
