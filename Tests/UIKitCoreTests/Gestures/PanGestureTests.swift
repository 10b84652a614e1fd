import Expectations
import Foundation
import ScreenTesting
import Stage
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct PanGestureTests {
  @Test func aPanBeginsAfterTenPointsAndFollowsTheFinger() {
    let scene = TouchScene()
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.down(at: CGPoint(x: 100, y: 100))
    scene.advance(0.1)
    scene.move(to: CGPoint(x: 100, y: 109))
    expectEqual(pan.state, .possible)
    scene.move(to: CGPoint(x: 100, y: 112))
    expect(pan.state == .began && pan.translation(in: scene.view) == CGPoint(x: 0, y: 12))
    scene.move(to: CGPoint(x: 95, y: 130))
    expect(pan.state == .changed && pan.translation(in: scene.view) == CGPoint(x: -5, y: 30))
    pan.setTranslation(.zero, in: scene.view)
    scene.move(to: CGPoint(x: 95, y: 135))
    expectEqual(pan.translation(in: scene.view), CGPoint(x: 0, y: 5))
    scene.up()
    expectEqual(pan.state, .possible)
    expectEqual(
      scene.trace,
      [
        "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test func aBarelyMovingTouchIsNoPan() {
    let scene = TouchScene()
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.down(at: CGPoint(x: 100, y: 100))
    scene.move(to: CGPoint(x: 104, y: 100))
    scene.up()
    expectEqual(scene.trace, ["view began", "view moved", "view ended"])
  }

  @Test func panVelocityIsThatOfTheLastTenthOfASecond() {
    let scene = TouchScene()
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), steps: 30)
    expect(abs(pan.velocity(in: scene.view).y - 600) < 1e-6)
    scene.advance(0.2)
    var last: CGPoint?
    pan.actions.handler = { last = pan.velocity(in: nil) }
    scene.up()
    expectEqual(last, .zero, "a finger that rested before it was lifted does not fling")
  }

  @Test func panTranslationIsInTheViewsCoordinates() {
    let scene = TouchScene()
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scene.view.addSubview(half)
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 220, y: 200), steps: 2)
    expect(abs(pan.translation(in: half).x - 40) < 1e-9)
  }

  @Test func twoFingerPansFollowTheMeanLocation() {
    let scene = TouchScene()
    scene.view.isMultipleTouchEnabled = true
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    pan.minimumNumberOfTouches = 2
    scene.down(at: CGPoint(x: 100, y: 100), finger: 0)
    scene.move(to: CGPoint(x: 150, y: 100), finger: 0)
    expectEqual(pan.state, .possible)
    scene.down(at: CGPoint(x: 200, y: 100), finger: 1)
    pan.setTranslation(.zero, in: nil)
    scene.move(to: CGPoint(x: 190, y: 100), finger: 0)
    expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 20, y: 0) && pan.numberOfTouches == 2)
    scene.up(finger: 1)
    expectEqual(pan.state, .ended)
    scene.up(finger: 0)
    expectEqual(pan.state, .possible)
  }

  @Test func delegateAndViewMayRefuseAGesture() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let scene = TouchScene()
    let delegate = Delegate()
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    pan.delegate = delegate
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), steps: 3)
    scene.up()
    expectEqual(scene.trace, ["view began", "view moved", "view moved", "view moved", "view ended"])
    pan.delegate = nil
    let inner = Refusing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(inner)
    scene.trace = []
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), steps: 3)
    scene.up()
    expect(!scene.trace.contains("pan began"), "the touched view is asked for recognisers of the views it lies in")
  }

  @Test func theInnerPanWinsUnlessSimultaneousRecognitionIsAllowed() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let scene = TouchScene()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scene.view.addSubview(inner)
    scene.addRecognizer(UIPanGestureRecognizer(), named: "outer")
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "inner", to: inner)
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), steps: 2)
    scene.up()
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["inner began", "inner changed", "inner ended"])
    let both = Both()
    pan.delegate = both
    scene.trace = []
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), steps: 1)
    scene.up()
    expectEqual(
      scene.trace.filter { !$0.hasPrefix("view") }, ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func disablingARecogniserCancelsItsGesture() {
    let scene = TouchScene()
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), steps: 1)
    pan.isEnabled = false
    scene.move(to: CGPoint(x: 90, y: 10))
    scene.up()
    expectEqual(scene.trace, ["view began", "pan began", "view cancelled", "pan cancelled"])
  }
}
