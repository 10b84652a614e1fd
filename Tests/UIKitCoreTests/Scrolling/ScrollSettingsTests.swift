import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

/// The effect of a scroll view's settings on a drag.
@MainActor @Suite(.serialized)
struct ScrollDragSettingsTests {
  @Test func panGestureRecognizerFollowsTheFinger() {
    let scene = ScrollScene()
    let pan = scene.scrollView.panGestureRecognizer
    expect(pan.view === scene.scrollView)
    expectEqual(scene.scrollView.gestureRecognizers?.contains(pan), true)
    expectEqual(pan.state, .possible)
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    expectEqual(pan.state, .changed)
    expectEqual(pan.location(in: nil), CGPoint(x: 160, y: 180))
    expect(pan.translation(in: scene.scrollView).y < -100)
    scene.touches.up()
    scene.advance(5)
    expectEqual(pan.state, .possible)
  }

  @Test func disablingThePanRecogniserPreventsDragging() {
    let scene = ScrollScene()
    scene.scrollView.panGestureRecognizer.isEnabled = false
    scene.drag(by: CGVector(dx: 0, dy: -120), steps: 12)
    scene.touches.up()
    expectEqual(scene.offset, .zero)
    expect(scene.trace.isEmpty)
    scene.scrollView.contentOffset.y = 40
    expectEqual(scene.offset.y, 40)
  }

  @Test func fittingContentBouncesHorizontallyOnlyWithAlwaysBounce() {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 320, height: 480)
    scene.drag(by: CGVector(dx: -120, dy: 0), steps: 12)
    expectEqual(scene.offset.x, 0)
    scene.touches.up()
    scene.advance(1)
    scene.scrollView.alwaysBounceHorizontal = true
    scene.drag(by: CGVector(dx: -120, dy: 0), steps: 12)
    expect(scene.offset.x > 20 && scene.offset.x < 120, "\(scene.offset)")
    expectEqual(scene.offset.y, 0)
    scene.touches.up()
    scene.advance(5)
    expectEqual(scene.offset.x, 0)
  }

  @Test func withoutBouncesAlwaysBounceHasNoEffect() {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 320, height: 480)
    scene.scrollView.alwaysBounceHorizontal = true
    scene.scrollView.bounces = false
    scene.drag(by: CGVector(dx: -120, dy: 0), steps: 12)
    expectEqual(scene.offset.x, 0)
  }

  /// [D] 0.998 and 0.99 of the velocity are left after a millisecond.
  @Test func theNormalDecelerationRateScrollsFarther() throws {
    expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
    expectEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
    expectEqual(UIScrollView().decelerationRate, .normal)
    func proposedDistance(_ rate: UIScrollView.DecelerationRate) throws -> CGFloat {
      let scene = ScrollScene()
      scene.scrollView.contentSize.height = 100_000
      scene.scrollView.decelerationRate = rate
      scene.fling(by: CGVector(dx: 0, dy: -120))
      return try require(scene.recorder.proposed).target.y - scene.offset.y
    }
    let (normal, fast) = (try proposedDistance(.normal), try proposedDistance(.fast))
    // The distance is the velocity over what is lost in a millisecond: ln 0.99 is five times ln 0.998.
    expect(abs(normal / fast - 5.02) < 0.2, "\(normal) \(fast)")
  }

  /// [D] "If the value of this property is false … the delegate isn't asked."
  @Test func scrollsToTopMayBeTurnedOff() {
    let scene = ScrollScene()
    expect(scene.scrollView.scrollsToTop)
    scene.scrollView.contentOffset.y = 900
    scene.trace = []
    scene.scrollView.scrollsToTop = false
    expect(!scene.scrollView.keys.scrollToTop())
    scene.advance(1)
    expect(scene.offset.y == 900 && scene.trace == [])
    scene.scrollView.scrollsToTop = true
    expect(scene.scrollView.keys.scrollToTop())
    scene.advance(1)
    expectEqual(scene.offset.y, 0)
  }

  @Test func scrollViewDelegatesAreNotRetained() {
    let scene = ScrollScene()
    weak var delegate: ScrollRecorder?
    do {
      let other = ScrollRecorder()
      scene.scrollView.delegate = other
      delegate = other
      scene.scrollView.contentOffset.y = 10
      expectEqual(other.trace, ["didScroll"])
    }
    expectNil(delegate)
    expectNil(scene.scrollView.delegate)
    expect(scene.trace.isEmpty)
  }
}

/// Bars beside the content.
@MainActor @Suite(.serialized)
struct ScrollIndicatorSettingsTests {
  private func bars(_ scene: ScrollScene) -> [ScrollIndicatorView] {
    scene.scrollView.subviews.compactMap { $0 as? ScrollIndicatorView }
  }

  private func verticalBar(_ scene: ScrollScene) -> ScrollIndicatorView? {
    bars(scene).first { $0.frame.height > $0.frame.width }
  }

  private func horizontalBar(_ scene: ScrollScene) -> ScrollIndicatorView? {
    bars(scene).first { $0.frame.width > $0.frame.height }
  }

  private func seenOpacity(_ bar: UIView, _ scene: ScrollScene) -> Float {
    bar.layer.stepAnimations(at: scene.touches.clock.now)
    return bar.layer.presentation()?.opacity ?? bar.layer.opacity
  }

  private func flash(_ scene: ScrollScene) {
    scene.scrollView.flashScrollIndicators()
    scene.advance(0.1)
  }

  @Test func flashScrollIndicatorsShowsThemBriefly() throws {
    let scene = ScrollScene()
    flash(scene)
    let bar = try require(verticalBar(scene))
    // The animation to nothing waits meanwhile.
    expectEqual(seenOpacity(bar, scene), 1)
    expectEqual(bar.frame.minY, 3)
    expectEqual(horizontalBar(scene)?.alpha ?? 0, 0, "the content is no wider than the view")
    scene.advance(10)
    expectEqual(seenOpacity(bar, scene), 0)
    expect(scene.trace.isEmpty)
  }

  @Test func flashingShowsNoHiddenIndicator() {
    let scene = ScrollScene()
    scene.scrollView.showsVerticalScrollIndicator = false
    flash(scene)
    expectEqual(verticalBar(scene)?.alpha ?? 0, 0)
  }

  @Test func scrollIndicatorInsetsShortenTheirTracks() throws {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 3200, height: 4800)
    scene.scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 40, left: 20, bottom: 60, right: 10)
    expectEqual(scene.scrollView.verticalScrollIndicatorInsets, scene.scrollView.scrollIndicatorInsets)
    expectEqual(scene.scrollView.horizontalScrollIndicatorInsets, scene.scrollView.scrollIndicatorInsets)
    flash(scene)
    let vertical = try require(verticalBar(scene))
    expectEqual(vertical.frame.minY, 43)
    expect(abs(vertical.frame.maxX - 307) < 0.001)
    let horizontal = try require(horizontalBar(scene))
    expectEqual(horizontal.frame.minX, 23)
    expect(abs(horizontal.frame.maxY - 417) < 0.001)
    scene.scrollView.contentOffset.y = 4320
    scene.advance(0.1)
    expect(vertical.frame.maxY <= 4800 - 60 - 3)
    expect(vertical.frame.maxY > 4800 - 60 - 20)
  }

  @Test func verticalScrollIndicatorInsetsApplyOnlyToTheVerticalIndicator() throws {
    let scene = ScrollScene()
    scene.scrollView.contentSize = CGSize(width: 3200, height: 4800)
    scene.scrollView.verticalScrollIndicatorInsets.top = 40
    flash(scene)
    expectEqual(verticalBar(scene)?.frame.minY, 43)
    expectEqual(horizontalBar(scene)?.frame.minX, 3)
    expectEqual(scene.scrollView.horizontalScrollIndicatorInsets, .zero)
  }

  @Test func indicatorsStayWithinTheSafeAreaUnlessTurnedOff() throws {
    let scene = ScrollScene()
    scene.touches.window.margins.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expect(scene.scrollView.automaticallyAdjustsScrollIndicatorInsets)
    flash(scene)
    let bar = try require(verticalBar(scene))
    expectEqual(bar.frame.minY - scene.offset.y, 47)
    scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    flash(scene)
    expectEqual(bar.frame.minY - scene.offset.y, 3)
  }

  @Test func indicatorStyleDecidesTheirColour() throws {
    func white(_ style: UIScrollView.IndicatorStyle, _ appearance: UIUserInterfaceStyle) throws -> CGFloat {
      let scene = ScrollScene()
      scene.touches.window.overrideUserInterfaceStyle = appearance
      scene.scrollView.indicatorStyle = style
      flash(scene)
      let bar = try require(verticalBar(scene))
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      let color = try require(bar.backgroundColor).resolvedColor(with: bar.traitCollection)
      expect(color.getWhite(&white, alpha: &alpha))
      return white
    }
    expectEqual(UIScrollView().indicatorStyle, .default)
    expectEqual(try white(.white, .light), 1)
    expectEqual(try white(.black, .dark), 0)
    // [D] The default can be seen on any background: dark on light, light on dark.
    expectEqual(try white(.default, .light), 0)
    expectEqual(try white(.default, .dark), 1)
  }
}

/// How bars over the content move it.
@MainActor @Suite struct ContentInsetAdjustmentTests {
  private let safeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  private func adjusted(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentSize: CGSize,
    change: (UIScrollView) -> Void = { _ in }
  ) -> UIEdgeInsets {
    let scene = ScrollScene()
    scene.scrollView.contentSize = contentSize
    scene.scrollView.contentInsetAdjustmentBehavior = behavior
    change(scene.scrollView)
    scene.touches.window.margins.setSafeArea(safeArea)
    return scene.scrollView.adjustedContentInset
  }

  /// [D] `scrollableAxes`: "Adjust the insets only in the scrollable directions."
  @Test func scrollableAxesInsetOnlyScrollableOrBouncingAxes() {
    let tall = CGSize(width: 320, height: 4800)
    expectEqual(adjusted(.scrollableAxes, contentSize: tall), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let wide = CGSize(width: 3200, height: 480)
    let fits = CGSize(width: 100, height: 100)
    expectEqual(adjusted(.scrollableAxes, contentSize: fits), .zero)
    expectEqual(
      adjusted(.scrollableAxes, contentSize: fits) { $0.alwaysBounceVertical = true },
      UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(adjusted(.scrollableAxes, contentSize: wide) { $0.alwaysBounceVertical = false }.left, 10)
    expectEqual(adjusted(.always, contentSize: fits), safeArea)
    expectEqual(adjusted(.never, contentSize: tall), .zero)
  }

  @Test func automaticAdjustmentAddsToContentInset() {
    expectEqual(UIScrollView().contentInsetAdjustmentBehavior, .automatic)
    expectEqual(
      adjusted(.automatic, contentSize: CGSize(width: 320, height: 4800)) { $0.contentInset.top = 6 },
      UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
  }
}
