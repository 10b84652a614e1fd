import Expectations
import ScreenTesting
import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

@MainActor @Suite(.serialized)
struct ScrollDraggingTests {
  @Test func contentFollowsTheFingerAfterTenPoints() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    expect(scene.scrollView.isDragging)
    // Recognised after the first 10 of 120 points, which are not scrolled.
    expectEqual(scene.offset, CGPoint(x: 0, y: 110))
  }

  /// [C] A scroll view is its pan's delegate, and a subclass may say so.
  private final class Outer: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other.view is UIScrollView }
  }

  @Test func nestedScrollViewsMayScrollSimultaneously() {
    let scene = ScrollScene(Outer(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    inner.contentSize = CGSize(width: 320, height: 2000)
    scene.scrollView.addSubview(inner)
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    expect(scene.scrollView.isDragging && inner.isDragging)
    expect(scene.offset.y == 110 && inner.contentOffset.y == 110)
    expectNil(inner.panGestureRecognizer.delegate)
  }

  @Test func aDragContinuesFromTheOffsetTheAppSet() {
    final class Holding: NSObject, UIScrollViewDelegate {
      var holds = true
      func scrollViewDidScroll(_ scrollView: UIScrollView) { if holds { scrollView.contentOffset.y = 0 } }
    }
    let scene = ScrollScene()
    let holding = Holding()
    scene.scrollView.delegate = holding
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    expect(scene.scrollView.isDragging && scene.offset == .zero)
    holding.holds = false
    scene.touches.move(to: CGPoint(x: 160, y: 150))
    expectEqual(scene.offset, CGPoint(x: 0, y: 30))
    scene.scrollView.contentOffset.y = 200
    scene.touches.move(to: CGPoint(x: 160, y: 140))
    expectEqual(scene.offset, CGPoint(x: 0, y: 210))
  }

  @Test func isTrackingBeginsWithTheTouch() {
    let scene = ScrollScene()
    scene.touches.down(at: CGPoint(x: 10, y: 10))
    expect(scene.scrollView.isTracking)
    expect(!scene.scrollView.isDragging)
    scene.touches.up()
    expect(!scene.scrollView.isTracking)
  }

  @Test func aDragAcrossTheScrollableAxisIsIgnored() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: -100, dy: -10))
    expect(!scene.scrollView.isDragging)
    expectEqual(scene.trace, [])
  }

  @Test func directionalLockKeepsTheInitialAxis() {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 3200, height: 4800)
    scene.scrollView.isDirectionalLockEnabled = true
    scene.touches.down(at: CGPoint(x: 200, y: 400))
    scene.touches.move(to: CGPoint(x: 198, y: 380))
    scene.touches.move(to: CGPoint(x: 100, y: 300))
    expectEqual(scene.offset.x, 0)
    expectEqual(scene.offset.y, 80)
  }

  @Test func withoutBouncesContentStopsAtItsEdge() {
    let scene = ScrollScene()
    scene.scrollView.bounces = false
    scene.drag(by: CGVector(dx: 0, dy: 200))
    expectEqual(scene.offset, .zero)
  }

  @Test func fittingContentBouncesOnlyWithAlwaysBounce() {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 320, height: 100)
    scene.fling(by: CGVector(dx: 0, dy: 100))
    expectEqual(scene.trace, [])
    scene.scrollView.alwaysBounceVertical = true
    scene.drag(by: CGVector(dx: 0, dy: 100))
    expect(scene.offset.y < 0)
    scene.touches.up()
    scene.advance(3)
    expectEqual(scene.offset, .zero)
  }

  @Test func willEndDraggingReportsVelocityAndTarget() throws {
    let scene = ScrollScene()
    scene.recorder.target = CGPoint(x: 0, y: 777)
    scene.fling(by: CGVector(dx: 0, dy: -120))
    let proposed = try require(scene.recorder.proposed)
    // 120 points in a tenth of a second are 1.2 points a millisecond.
    expect(abs(proposed.velocity.y - 1.2) < 0.05)
    expect(abs(proposed.target.y - (scene.offset.y + 1200 * 0.4995)) < 30)
    scene.advance(10)
    expectEqual(scene.offset, CGPoint(x: 0, y: 777))
  }

  @Test func pagingStopsOnTheNextPage() {
    let scene = ScrollScene()
    scene.scrollView.isPagingEnabled = true
    scene.fling(by: CGVector(dx: 0, dy: -120))
    scene.advance(5)
    expectEqual(scene.offset, CGPoint(x: 0, y: 480))
    scene.fling(by: CGVector(dx: 0, dy: 120))
    scene.advance(5)
    expectEqual(scene.offset, .zero)
  }

  @Test func contentOffsetsArePixelAligned() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -123))
    for _ in 0..<60 {
      scene.advance(1.0 / 60)
      let pixels = scene.offset.y * scene.scrollView.pixelScale
      expectEqual(pixels, pixels.rounded())
    }
  }

  @Test("content caught beyond its edge bounces back when the finger lifts, telling the delegate only of scrolling")
  func contentCaughtBeyondItsEdgeBouncesBack() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: 120))
    scene.advance(0.1)
    scene.touches.down(at: CGPoint(x: 160, y: 300))
    let caught = scene.offset.y
    expect(caught < -1)
    scene.advance(1)
    expectEqual(scene.offset.y, caught, "a finger holds it")
    scene.trace = []
    scene.touches.up()
    expect(!scene.scrollView.isTracking)
    scene.advance(2)
    expectEqual(scene.offset, .zero)
    expect(!scene.scrollView.isDecelerating)
    expectEqual(scene.shortTrace, ["didScroll…"])
  }

  @Test("content caught beyond its edge by two fingers bounces back too")
  func contentCaughtByTwoFingersBouncesBack() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: 120))
    scene.advance(0.1)
    scene.touches.down(at: CGPoint(x: 160, y: 300))
    expect(scene.offset.y < -1)
    scene.touches.down(at: CGPoint(x: 60, y: 200), finger: 1)
    scene.touches.cancel(finger: 1)
    scene.touches.cancel()
    scene.advance(2)
    expectEqual(scene.offset, .zero)
  }

  @Test func aCaughtPageSnapsToTheNearest() {
    let scene = ScrollScene()
    scene.scrollView.isPagingEnabled = true
    scene.fling(by: CGVector(dx: 0, dy: -120))
    scene.advance(0.1)
    scene.touches.down(at: CGPoint(x: 160, y: 300))
    let caught = scene.offset.y
    expect(caught > 0 && caught < 480)
    scene.touches.up()
    scene.advance(2)
    expectEqual(scene.offset.y, (caught < 240 ? 0 : 480))
  }

  @Test("an offset beyond the edge that the app chose stays where it is under a touch")
  func anOffsetSetBeyondTheEdgeStaysUnderATouch() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: 0, y: -50)
    scene.touches.down(at: CGPoint(x: 160, y: 300))
    scene.touches.up()
    scene.advance(2)
    expectEqual(scene.offset, CGPoint(x: 0, y: -50))
  }

  @Test func aDisabledScrollViewIsNotDragged() {
    let scene = ScrollScene()
    scene.scrollView.isScrollEnabled = false
    scene.fling(by: CGVector(dx: 0, dy: -120))
    expectEqual(scene.trace, [])
    expectEqual(scene.scrollView.wheel.handle(scene.notch(by: -50)), false)
  }

  @Test func trackpadsDragAndFling() {
    let scene = ScrollScene()
    func step(_ dy: CGFloat, _ phase: PointerScroll.Phase) -> PointerScroll {
      PointerScroll(
        location: .zero, delta: CGVector(dx: 0, dy: dy), isPrecise: true, phase: phase,
        timestamp: scene.touches.clock.now, modifiers: [])
    }
    _ = scene.scrollView.wheel.handle(step(-10, .began))
    for _ in 0..<5 {
      scene.advance(1.0 / 60)
      _ = scene.scrollView.wheel.handle(step(-20, .changed))
    }
    expectEqual(scene.offset, CGPoint(x: 0, y: 110))
    expect(scene.scrollView.isDragging)
    _ = scene.scrollView.wheel.handle(step(0, .ended))
    expect(scene.scrollView.isDecelerating)
    scene.advance(10)
    expect(abs(scene.offset.y - (110 + 1200 * 0.4995)) < 20)
  }
}
