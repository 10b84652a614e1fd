import Expectations
import ScreenTesting
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ScrollContentTouchesTests {
  private func makeScene() -> (ScrollScene, TouchTracingView) {
    let scene = ScrollScene()
    let content = TouchTracingView(frame: CGRect(x: 0, y: 0, width: 320, height: 4800))
    scene.scrollView.addSubview(content)
    return (scene, content)
  }

  @Test func contentReceivesTouchesAfterADelay() {
    let (scene, content) = makeScene()
    scene.touches.down(at: CGPoint(x: 10, y: 10))
    scene.advance(0.1)
    expectEqual(content.trace, [])
    scene.advance(0.1)
    expectEqual(content.trace, ["view began"])
    scene.touches.up()
    expectEqual(content.trace, ["view began", "view ended"])
  }

  @Test func aQuickTapReachesTheContent() {
    let (scene, content) = makeScene()
    scene.touches.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(content.trace, ["view began", "view ended"])
  }

  @Test func aQuickDragNeverReachesTheContent() {
    let (scene, content) = makeScene()
    scene.fling(by: CGVector(dx: 0, dy: -100))
    scene.advance(5)
    expectEqual(content.trace, [])
  }

  @Test func aDragCancelsTheContentsTouch() {
    let (scene, content) = makeScene()
    scene.touches.down(at: CGPoint(x: 10, y: 300))
    scene.advance(0.2)
    scene.touches.move(to: CGPoint(x: 10, y: 250))
    expectEqual(content.trace.first, "view began")
    expectEqual(content.trace.last, "view cancelled")
    expect(scene.scrollView.isDragging)
  }

  @Test func delayedContentReceivesTouchesBeganAndMoved() {
    let (scene, content) = makeScene()
    content.tellsPlaces = true
    scene.touches.down(at: CGPoint(x: 10, y: 10))
    scene.advance(0.05)
    scene.touches.move(to: CGPoint(x: 14, y: 12))
    scene.advance(0.2)
    expectEqual(content.trace, ["view began 10 10 from 10 10", "view moved 14 12 from 10 10"])
    scene.touches.move(to: CGPoint(x: 15, y: 12))
    scene.touches.up()
    expectEqual(content.trace.suffix(2), ["view moved 15 12 from 14 12", "view ended 15 12 from 14 12"])
  }

  @Test func dragsTheScrollViewIgnoresReachTheContentImmediately() {
    let (scene, content) = makeScene()
    scene.scrollView.contentSize.width = 320
    scene.touches.down(at: CGPoint(x: 10, y: 10))
    scene.touches.move(to: CGPoint(x: 30, y: 10))
    expectEqual(content.trace, ["view began", "view moved"], "the time that touches wait is not over")
  }

  @Test func withoutDelaysContentTouchesContentIsTouchedImmediately() {
    let (scene, content) = makeScene()
    scene.scrollView.delaysContentTouches = false
    scene.touches.down(at: CGPoint(x: 10, y: 10))
    expectEqual(content.trace, ["view began"])
  }
}
