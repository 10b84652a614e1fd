import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Content that is made larger and smaller, by fingers and by program.
@MainActor @Suite(.serialized) struct ScrollZoomTests {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 960))
    var trace: [String] = []
    var names = true

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { names ? view : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { trace.append("willBegin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if trace.last != "didZoom" { trace.append("didZoom") }
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      trace.append("didEnd \((scale * 100).rounded() / 100)")
    }
  }

  private let scene = ScrollScene()
  private let zooming = Zooming()
  private var scrollView: UIScrollView { scene.scrollView }

  init() {
    scrollView.delegate = zooming
    scrollView.addSubview(zooming.view)
    scrollView.contentSize = zooming.view.bounds.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
  }

  @Test func zoomingDefaultsAreApples() {
    let plain = UIScrollView()
    expect(plain.minimumZoomScale == 1 && plain.maximumZoomScale == 1 && plain.zoomScale == 1 && plain.bouncesZoom)
    expect(plain.pinchGestureRecognizer == nil && !plain.isZooming && !plain.isZoomBouncing)
    expect(scrollView.pinchGestureRecognizer != nil)
    scrollView.maximumZoomScale = 0.5
    expectNil(scrollView.pinchGestureRecognizer, "one scale is none to choose from")
  }

  @Test func zoomScaleScalesTheViewAndTheContentSize() {
    scrollView.zoomScale = 2
    expectEqual(zooming.view.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(zooming.view.frame, CGRect(x: 0, y: 0, width: 1280, height: 1920))
    expectEqual(scrollView.contentSize, CGSize(width: 1280, height: 1920))
    // What was in the middle, (160, 240), is there still.
    expectEqual(scrollView.contentOffset, CGPoint(x: 160, y: 240))
    expectEqual(zooming.trace, ["didZoom"])
    scrollView.zoomScale = 9
    expectEqual(scrollView.zoomScale, 4)
    scrollView.zoomScale = 1
    expect(zooming.view.transform.isIdentity && scrollView.contentSize == CGSize(width: 640, height: 960))
  }

  @Test func zoomingSetsTheContentSizeToTheZoomedView() {
    scrollView.contentSize = .zero
    scrollView.zoomScale = 2
    expectEqual(scrollView.contentSize, CGSize(width: 1280, height: 1920))
  }

  @Test(arguments: [false, true])
  func constraintsFollowTheEdgesOfAZoomedView(isTiedToGuide: Bool) {
    let (view, inner) = (zooming.view, UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let guide = scrollView.contentLayoutGuide
    let (leading, trailing) =
      isTiedToGuide
      ? (guide.leadingAnchor, guide.trailingAnchor) : (scrollView.leadingAnchor, scrollView.trailingAnchor)
    let margin = view.leadingAnchor.constraint(equalTo: leading, constant: 10)
    NSLayoutConstraint.activate([
      margin, trailing.constraint(equalTo: view.trailingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40),
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalToConstant: 960),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 50),
    ])
    scrollView.layoutIfNeeded()
    expectEqual(scrollView.contentSize, CGSize(width: 680, height: 1020))

    scrollView.zoomScale = 0.5
    scrollView.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 320, height: 480))
    expectEqual(view.bounds.size, CGSize(width: 640, height: 960))
    expectEqual(scrollView.contentSize, CGSize(width: 360, height: 540))
    expectEqual(inner.frame, CGRect(x: 540, y: 910, width: 100, height: 50), "within the view nothing is smaller")

    margin.constant = 50
    scrollView.layoutIfNeeded()
    expect(view.frame.minX == 50 && scrollView.contentSize.width == 400)
    scrollView.zoomScale = 1
    scrollView.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 50, y: 20, width: 640, height: 960))
    expectEqual(scrollView.contentSize, CGSize(width: 720, height: 1020))
  }

  @Test func withoutViewForZoomingNothingIsZoomed() {
    zooming.names = false
    scrollView.zoomScale = 2
    expect(scrollView.zoomScale == 1 && zooming.trace.isEmpty)
  }

  /// The scroll view in a window whose animations run.
  private func mounted() -> MountedScreen {
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    return MountedScreen(controller, size: CGSize(width: 320, height: 480))
  }

  @Test func animatedZoomingCallsBeginAndEnd() throws {
    let screen = mounted()
    scrollView.setZoomScale(2, animated: true)
    expect(zooming.trace == ["willBegin", "didZoom"] && scrollView.isZoomAnimating && scrollView.zoomScale == 2)
    try screen.settle()
    expect(zooming.trace == ["willBegin", "didZoom", "didEnd 2.0"] && !scrollView.isZoomAnimating)
  }

  @Test func zoomToRectShowsItAsLargeAsPossible() {
    scrollView.zoom(to: CGRect(x: 320, y: 480, width: 80, height: 240), animated: false)
    expectEqual(scrollView.zoomScale, 2)
    expectEqual(scrollView.contentOffset, CGPoint(x: 360 * 2 - 160, y: 600 * 2 - 240))
  }

  /// Puts two fingers down and moves them to a distance of `factor` times that at which zooming begins.
  private func pinch(_ factor: CGFloat, around middle: CGPoint = CGPoint(x: 160, y: 240)) {
    let half: CGFloat = 40
    scene.touches.down(at: CGPoint(x: middle.x - half, y: middle.y), finger: 0)
    scene.touches.down(at: CGPoint(x: middle.x + half, y: middle.y), finger: 1)
    scene.advance(1.0 / 60)
    move(half + 6, around: middle)
    for step in 1...6 {
      scene.advance(1.0 / 60)
      move((half + 6) * (1 + (factor - 1) * CGFloat(step) / 6), around: middle)
    }
  }

  private func move(_ half: CGFloat, around middle: CGPoint) {
    scene.touches.move(to: CGPoint(x: middle.x - half, y: middle.y), finger: 0)
    scene.touches.move(to: CGPoint(x: middle.x + half, y: middle.y), finger: 1)
  }

  private func lift() {
    scene.touches.up(finger: 0)
    scene.touches.up(finger: 1)
  }

  @Test func pinchingZoomsAroundTheContentBetweenTheFingers() {
    pinch(2)
    expect(scrollView.isZooming)
    expect(abs(scrollView.zoomScale - 2) < 0.2)
    let scale = scrollView.zoomScale
    let between = (scrollView.contentOffset.y + 240) / scale
    expect(abs(between - 240) < 8, "the content's point between the fingers stays there")
    lift()
    expect(!scrollView.isZooming && scrollView.zoomScale == scale)
    scene.advance(1)
    expect(zooming.trace.first == "willBegin" && zooming.trace.filter { $0.hasPrefix("didEnd") }.count == 1)
  }

  @Test func zoomingBeyondALimitBouncesBack() throws {
    let screen = mounted()
    screen.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 40)
    expect(scrollView.isZoomBouncing && scrollView.zoomScale == 0.5)
    expect(zooming.trace.first == "willBegin" && !zooming.trace.contains { $0.hasPrefix("didEnd") })
    try screen.settle()
    expect(!scrollView.isZoomBouncing && zooming.trace.last == "didEnd 0.5")
    expect(scrollView.contentOffset == .zero && scrollView.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func pinchingBeyondALimitIsDamped() {
    pinch(0.2)
    expect(scrollView.zoomScale < 0.5 && scrollView.zoomScale > 0.2)
    lift()
    scrollView.zoomScale = 1
    scrollView.bouncesZoom = false
    pinch(0.2)
    expectEqual(scrollView.zoomScale, 0.5)
    lift()
  }

  @Test func theRemainingFingerContinuesDragging() {
    pinch(2)
    scene.touches.up(finger: 0)
    let before = scrollView.contentOffset
    scene.advance(1.0 / 60)
    scene.touches.move(to: CGPoint(x: 252, y: 220), finger: 1)
    expect(abs(scrollView.contentOffset.x - before.x) < 30 && abs(scrollView.contentOffset.y - before.y) < 30)
    let start = scrollView.contentOffset
    scene.advance(1.0 / 60)
    scene.touches.move(to: CGPoint(x: 242, y: 205), finger: 1)
    expect(abs(scrollView.contentOffset.x - start.x - 10) < 0.5 && abs(scrollView.contentOffset.y - start.y - 15) < 0.5)
    scene.touches.up(finger: 1)
    scene.advance(2)
    expectEqual(scrollView.limits.clamped(scrollView.contentOffset), scrollView.contentOffset)
  }
}
