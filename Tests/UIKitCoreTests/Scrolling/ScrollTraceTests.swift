import Expectations
@_spi(UIKitFloors) import ScreenTesting
import ScreenTesting
import Stage
import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

/// The order of callbacks.
@MainActor @Suite(.serialized)
struct ScrollTraceTests {
  @Test func aFlingDeceleratesToRest() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -120))
    expect(scene.scrollView.isDecelerating)
    expect(!scene.scrollView.isDragging)
    scene.advance(10)
    expectEqual(
      scene.shortTrace,
      [
        "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll…", "didEndDecelerating",
      ])
    expect(!scene.scrollView.isDecelerating)
    expect(scene.touches.clock.pendingWork.isEmpty)
  }

  @Test func aRestingTouchEndsWithoutDeceleration() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -120))
    scene.advance(0.2)
    scene.touches.up()
    scene.advance(1)
    expectEqual(scene.shortTrace, ["willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging false"])
  }

  @Test func contentPulledPastItsEdgeBouncesBack() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: 200))
    expect(scene.offset.y < -50 && scene.offset.y > -150)
    scene.advance(0.2)
    scene.touches.up()
    expect(scene.scrollView.isDecelerating)
    scene.advance(5)
    expectEqual(scene.offset, .zero)
    expectEqual(
      scene.shortTrace,
      [
        "willBeginDragging", "didScroll…", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll…", "didEndDecelerating",
      ])
  }

  @Test func anAnimatedOffsetEndsWithDidEndScrollingAnimation() {
    let scene = ScrollScene()
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    expectEqual(scene.offset, .zero)
    scene.advance(0.15)
    expect(scene.offset.y > 150 && scene.offset.y < 350)
    scene.advance(0.3)
    expectEqual(scene.offset, CGPoint(x: 0, y: 500))
    expectEqual(scene.shortTrace, ["didScroll…", "didEndScrollingAnimation"])
  }

  @Test func settingContentOffsetCallsDidScrollAndStopsDeceleration() {
    let scene = ScrollScene()
    scene.fling(by: CGVector(dx: 0, dy: -120))
    scene.advance(0.1)
    scene.trace = []
    scene.scrollView.contentOffset = CGPoint(x: 0, y: 40)
    expectEqual(scene.trace, ["didScroll"])
    scene.advance(1)
    expectEqual(scene.offset, CGPoint(x: 0, y: 40))
    expectEqual(scene.trace, ["didScroll"])
  }

  @Test func aTouchStopsDecelerationWithoutReachingTheContent() {
    let scene = ScrollScene()
    let content = TouchTracingView(frame: CGRect(x: 0, y: 0, width: 320, height: 4800))
    scene.scrollView.addSubview(content)
    scene.fling(by: CGVector(dx: 0, dy: -120))
    scene.advance(0.1)
    scene.trace = []
    content.trace = []
    scene.touches.down(at: CGPoint(x: 100, y: 100))
    expectEqual(scene.trace, ["didEndDecelerating"])
    expect(scene.scrollView.isTracking)
    let offset = scene.offset
    scene.advance(1)
    scene.touches.up()
    expectEqual(scene.offset, offset)
    expectEqual(content.trace, [])
    expect(!scene.scrollView.isTracking)
  }

  @Test func shouldScrollToTopDecidesKeyScrolling() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset = CGPoint(x: 0, y: 900)
    scene.trace = []
    scene.recorder.allowsScrollToTop = false
    scene.scrollView.keys.scrollToTop()
    expectEqual(scene.trace, ["shouldScrollToTop"])
    scene.recorder.allowsScrollToTop = true
    scene.scrollView.keys.scrollToTop()
    scene.advance(1)
    expectEqual(scene.offset, .zero)
    expectEqual(scene.shortTrace, ["shouldScrollToTop", "didScroll…", "didScrollToTop"])
  }

  @Test func wheelsAreIgnoredDuringADrag() {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -100))
    let offset = scene.offset
    expect(scene.scrollView.isDragging)
    expect(scene.scrollView.wheel.handle(scene.notch(by: -50)), "used up")
    scene.advance(0.1)
    expectEqual(scene.offset, offset)
    expectEqual(scene.shortTrace, ["willBeginDragging", "didScroll…"])
    scene.touches.up()
    expectEqual(scene.trace.filter { $0.hasPrefix("didEndDragging") }.count, 1)
  }

  @Test func wheelNotchesCallBeginAndEndDragging() {
    let scene = ScrollScene()
    expect(scene.scrollView.wheel.handle(scene.notch(by: -50)))
    expect(scene.scrollView.wheel.handle(scene.notch(by: -50)))
    scene.advance(2)
    expectEqual(scene.offset, CGPoint(x: 0, y: 100))
    expectEqual(
      scene.shortTrace,
      [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll…",
        "didEndDecelerating",
      ])
  }
}

extension ScrollScene {
  func notch(by dy: CGFloat) -> PointerScroll { .notch(by: dy, at: touches.clock.now) }
}
