import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized)
struct ScrollIndicatorTests {
  private func metrics(offset: CGFloat, content: CGFloat) -> ScrollIndicatorMetrics? {
    ScrollIndicatorMetrics(
      track: 400, visible: 400, offset: offset, content: content, leading: 0, trailing: 0)
  }

  @Test func fittingContentHasNoScrollIndicator() {
    expectNil(metrics(offset: 0, content: 400))
  }

  @Test func indicatorLengthAndPositionFollowTheContent() {
    expectEqual(metrics(offset: 0, content: 800).map { [$0.start, $0.length] }, [3, 197])
    expectEqual(metrics(offset: 400, content: 800).map { [$0.start, $0.length] }, [200, 197])
    expectEqual(metrics(offset: 0, content: 400_000)?.length, 36)
  }

  @Test func pullingPastTheEdgeShortensTheIndicator() {
    expectEqual(metrics(offset: -50, content: 800).map { [$0.start, $0.length] }, [3, 147])
    expectEqual(metrics(offset: 450, content: 800).map { $0.start + $0.length }, 397)
    expectEqual(metrics(offset: -1000, content: 800)?.length, 7)
  }

  @Test func theIndicatorIsShownWhileDraggingAndFades() throws {
    let scene = ScrollScene()
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    scene.advance(0.02)
    let bar = try require(scene.scrollView.subviews.compactMap { $0 as? ScrollIndicatorView }.first)
    expectEqual(bar.alpha, 1)
    // [M] 3 points thick, 3 points from the trailing edge.
    expectEqual(bar.frame.maxX, 317)
    expectEqual(bar.frame.width, 3)
    expect(bar.frame.minY > scene.offset.y + 3)
    scene.touches.up()
    scene.advance(10)
    expectEqual(bar.alpha, 0)
  }

  @Test func contentNotScrolledByTouchHasNoIndicatorViews() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 100
    scene.advance(0.1)
    expect(scene.scrollView.subviews.isEmpty)
  }
}
