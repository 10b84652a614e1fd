import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

@MainActor @Suite(.serialized)
struct RefreshControlTests {
  /// A scroll view of 480 points with a refresh control, which counts its events.
  @MainActor
  final class Scene {
    let scroll = ScrollScene()
    let control = UIRefreshControl()
    var events = 0
    var onRefresh: () -> Void = {}

    init(contentHeight: CGFloat = 4800) {
      scroll.scrollView.contentSize = CGSize(width: 320, height: contentHeight)
      scroll.scrollView.alwaysBounceVertical = true
      scroll.scrollView.refreshControl = control
      control.addAction(
        UIAction { [unowned self] _ in
          events += 1
          onRefresh()
        }, for: .valueChanged)
      scroll.touches.window.layoutIfNeeded()
      scroll.trace = []
    }

    var view: UIScrollView { scroll.scrollView }
    var y: CGFloat { view.contentOffset.y }

    /// Pulls until the refresh has begun, and a little further.
    func pull(by distance: CGFloat = 240) {
      scroll.drag(from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: distance), steps: 24)
    }

    func lift() {
      scroll.advance(0.2)
      scroll.touches.up()
    }
  }

  private let threshold = RefreshPull.threshold(viewHeight: 480)

  @Test func aPullBeginsRefreshingWhileTheFingerIsDown() {
    let scene = Scene()
    var offset: CGFloat?
    scene.onRefresh = { [unowned scene] in
      offset = scene.y
      expect(scene.control.isRefreshing)
      expect(scene.view.isDragging)
    }
    scene.pull()
    expectEqual(scene.events, 1)
    expectEqual(offset.map { -$0 >= threshold && -$0 < threshold + 10 }, true)
    expectEqual(scene.view.adjustedContentInset.top, 60)
    expectEqual(scene.view.contentInset, .zero, "the app's own inset stays")
    scene.lift()
    scene.scroll.advance(3)
    expectEqual(scene.y, -60)
    expectEqual(scene.control.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
    expectEqual(
      scene.scroll.trace.filter { $0 != "didScroll" && !$0.contains("Inset") }.suffix(2),
      [
        "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test func contentDoesNotJumpWhenTheRefreshBegins() {
    let scene = Scene()
    scene.scroll.touches.down(at: CGPoint(x: 160, y: 100))
    var offsets: [CGFloat] = []
    for step in 1...60 {
      scene.scroll.advance(1 / 60)
      scene.scroll.touches.move(to: CGPoint(x: 160, y: 100 + CGFloat(step) * 5))
      offsets.append(scene.y)
    }
    expectEqual(scene.events, 1)
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      expect(after <= before && before - after <= 5, "\(before) to \(after)")
    }
  }

  @Test func endRefreshingScrollsTheContentBack() {
    let scene = Scene()
    scene.pull()
    scene.lift()
    scene.scroll.advance(3)
    scene.scroll.trace = []
    scene.control.endRefreshing()
    expect(!scene.control.isRefreshing)
    expectEqual(scene.view.adjustedContentInset.top, 0)
    expectEqual(scene.y, -60, "animated")
    scene.scroll.advance(0.15)
    expect(scene.y > -50 && scene.y < -10)
    scene.scroll.advance(1)
    expectEqual(scene.y, 0)
    expectEqual(Set(scene.scroll.trace), ["didScroll", "didChangeAdjustedContentInset"])
    scene.control.endRefreshing()
    expectEqual(scene.y, 0)
  }

  @Test func aShortPullDoesNotRefresh() {
    let scene = Scene()
    scene.pull(by: 100)
    expect(scene.y < -30)
    expectEqual(scene.control.frame.minY, scene.y, "at the top of what is seen")
    expectEqual(scene.control.subviews.first?.alpha, 1)
    scene.lift()
    scene.scroll.advance(3)
    expect(scene.events == 0 && scene.y == 0)
    expectEqual(scene.control.subviews.first?.alpha, 0)
    expectEqual(scene.control.frame.maxY, 0)
  }

  @Test func pullingShowsTheSpinnersSpokesOneByOne() throws {
    let scene = Scene()
    let spinner = try require(scene.control.subviews.first as? RefreshSpinner)
    scene.scroll.touches.down(at: CGPoint(x: 160, y: 100))
    var shown: [Int] = []
    for step in 1...45 {
      scene.scroll.advance(1 / 60)
      scene.scroll.touches.move(to: CGPoint(x: 160, y: 100 + CGFloat(step) * 5))
      if shown.last != spinner.shownSpokes { shown.append(spinner.shownSpokes) }
    }
    expectEqual(shown, Array(0...8))
    expect(spinner.activity.isAnimating && scene.control.isRefreshing)
  }

  @Test func aBouncingFlingDoesNotRefresh() {
    let scene = Scene()
    scene.view.contentOffset.y = 300
    scene.scroll.drag(from: CGPoint(x: 160, y: 100), by: CGVector(dx: 0, dy: 250), steps: 3)
    scene.scroll.touches.up()
    var least = 0.0
    for _ in 0..<120 {
      scene.scroll.advance(1 / 60)
      least = min(least, scene.y)
    }
    expect(least < -threshold, "it bounced far enough")
    expect(scene.events == 0 && scene.y == 0)
  }

  @Test func aHandlerMayEndRefreshingDuringThePull() {
    let scene = Scene()
    scene.onRefresh = { [unowned scene] in scene.control.endRefreshing() }
    scene.pull()
    expect(scene.events == 1 && !scene.control.isRefreshing)
    expect(scene.y < -threshold)
    scene.scroll.touches.move(to: CGPoint(x: 160, y: 470))
    expectEqual(scene.events, 1, "the content has to come back first")
    scene.scroll.touches.move(to: CGPoint(x: 160, y: 60))
    scene.scroll.touches.move(to: CGPoint(x: 160, y: 470))
    expectEqual(scene.events, 2)
    scene.lift()
    scene.scroll.advance(3)
    expectEqual(scene.y, 0)
  }

  @Test func beginRefreshingSendsNoEventAndDoesNotScroll() {
    let scene = Scene()
    scene.control.beginRefreshing()
    scene.control.beginRefreshing()
    expect(scene.control.isRefreshing && scene.events == 0 && scene.y == 0)
    expectEqual(scene.view.adjustedContentInset.top, 60)
    scene.view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    scene.scroll.advance(0.1)
    scene.control.endRefreshing()
    scene.scroll.advance(1)
    expectEqual(scene.y, 0, "an animation on its way to the control turns back")
    expectEqual(scene.scroll.trace.last, "didEndScrollingAnimation")
  }

  @Test func endRefreshingDoesNotMoveScrolledContent() {
    let scene = Scene()
    scene.control.beginRefreshing()
    scene.view.contentOffset.y = 700
    scene.control.endRefreshing()
    scene.scroll.advance(1)
    expectEqual(scene.y, 700)
  }

  @Test func beginRefreshingNeedsAWindow() {
    let control = UIRefreshControl()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.refreshControl = control
    control.beginRefreshing()
    expect(!control.isRefreshing && view.adjustedContentInset == .zero)
  }

  @Test func removingTheRefreshControlRemovesItsInset() {
    let scene = Scene()
    scene.pull()
    scene.lift()
    scene.scroll.advance(3)
    scene.view.refreshControl = nil
    scene.scroll.advance(1)
    expect(scene.y == 0 && scene.view.adjustedContentInset.top == 0)
    expect(scene.control.superview == nil && !scene.control.isRefreshing)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.refreshControl = scene.control
    scene.view.refreshControl = scene.control
    expectNil(other.refreshControl, "a control has one scroll view")
    expect(scene.control.superview === scene.view)
  }

  @Test func tallTitlesEnlargeTheRefreshControl() {
    let scene = Scene()
    expectNil(scene.control.attributedTitle)
    scene.control.attributedTitle = NSAttributedString(string: "Updated just now")
    expectEqual(scene.control.frame.height, 60)
    scene.control.beginRefreshing()
    scene.control.attributedTitle = NSAttributedString(string: "One\nTwo\nThree\nFour")
    scene.scroll.touches.window.layoutIfNeeded()
    expect(scene.control.frame.height > 90)
    expectEqual(scene.view.adjustedContentInset.top, scene.control.frame.height)
    let label = scene.control.subviews.compactMap { $0 as? UILabel }.first
    expectEqual(label?.attributedText?.string, "One\nTwo\nThree\nFour")
    scene.control.attributedTitle = nil
    expectEqual(scene.view.adjustedContentInset.top, 60)
    expect(!scene.control.subviews.contains { $0 is UILabel })
  }

  @Test func theSpinnerIsGreyUnlessTheRefreshControlIsTinted() throws {
    let scene = Scene()
    let spinner = try require(scene.control.subviews.first as? RefreshSpinner)
    scene.view.tintColor = .systemGreen
    expectEqual(spinner.activity.color, .systemGray)
    scene.control.tintColor = .systemRed
    expectEqual(spinner.activity.color, .systemRed)
  }

  @Test func withoutAPullTheRefreshControlKeepsItsFrame() {
    let scene = Scene()
    scene.view.contentOffset.y = 500
    scene.scroll.advance(0.1)
    expectEqual(scene.control.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
    scene.view.frame.size.width = 300
    scene.scroll.advance(0.1)
    expectEqual(scene.control.frame.width, 300)
  }

  // MARK: Wheels and trackpads

  private func turn(_ scene: Scene, by delta: CGFloat, isPrecise: Bool = false, _ phase: PointerScroll.Phase) {
    let event = PointerScroll(
      location: CGPoint(x: 160, y: 200), delta: CGVector(dx: 0, dy: delta), isPrecise: isPrecise, phase: phase,
      timestamp: scene.scroll.touches.clock.now, modifiers: [])
    _ = scene.view.wheel.handle(event)
    scene.scroll.advance(1 / 60)
  }

  @Test func wheelNotchesAtTheTopPullToRefresh() {
    let scene = Scene()
    for _ in 0..<5 { turn(scene, by: 53, .discrete) }
    scene.scroll.advance(0.2)
    expect(scene.events == 1 && scene.control.isRefreshing)
    scene.scroll.advance(2)
    expectEqual(scene.y, -60)
    scene.control.endRefreshing()
    scene.scroll.advance(2)
    expectEqual(scene.y, 0)
  }

  @Test func aRestingWheelEndsThePull() {
    let scene = Scene()
    turn(scene, by: 53, .discrete)
    scene.scroll.advance(0.2)
    expect(scene.y < -20)
    scene.scroll.advance(2)
    expect(scene.y == 0 && scene.events == 0)
    turn(scene, by: 53, .discrete)
    turn(scene, by: -80, .discrete)
    scene.scroll.advance(2)
    expect(scene.y > 0, "the other way it scrolls")
  }

  @Test func wheelNotchesThatReachTheTopDoNotPull() {
    let scene = Scene()
    scene.view.contentOffset.y = 100
    for _ in 0..<20 { turn(scene, by: 53, .discrete) }
    scene.scroll.advance(2)
    expect(scene.y == 0 && scene.events == 0)
    for _ in 0..<5 { turn(scene, by: 53, .discrete) }
    scene.scroll.advance(1)
    expectEqual(scene.events, 1)
  }

  @Test func withoutARefreshControlWheelsStopAtTheTop() {
    let scene = Scene()
    scene.view.refreshControl = nil
    for _ in 0..<5 { turn(scene, by: 53, .discrete) }
    scene.scroll.advance(0.1)
    expectEqual(scene.y, 0)
  }

  @Test(arguments: [4800.0, 100])
  func trackpadsPullToRefreshLikeTouches(contentHeight: Double) {
    let scene = Scene(contentHeight: contentHeight)
    turn(scene, by: 0.1, isPrecise: true, .began)
    for _ in 0..<24 { turn(scene, by: 10, isPrecise: true, .changed) }
    expectEqual(scene.events, 1)
    scene.scroll.advance(0.2)
    turn(scene, by: 0, isPrecise: true, .ended)
    scene.scroll.advance(3)
    expectEqual(scene.y, -60)
  }
}
