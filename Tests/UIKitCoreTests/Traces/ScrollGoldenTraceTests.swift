import ScreenTesting
import Testing
import UIKitTesting
import UIKit

@testable import UIKitCore

/// The orders of a scroll view's callbacks, as files beside this one.
@MainActor @Suite(.serialized)
struct ScrollGoldenTraceTests {
  private let trace = GoldenTrace()
  private let scrollView = TracingScrollView()
  private let delegate = TracingScrollDelegate()
  private let screen: MountedScreen

  init() {
    scrollView.recorder = trace.recorder
    delegate.recorder = trace.recorder
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    scrollView.delegate = delegate
    let controller = UIViewController()
    controller.view = scrollView
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
  }

  private let middle = CGPoint(x: 160, y: 300)

  @Test func draggingCallbacksMatchTheirTrace() throws {
    try trace.during("dragged, and held before the lift") {
      screen.drag(from: middle, to: CGPoint(x: 160, y: 200), hold: 0.3)
      try screen.settle()
    }
    try trace.during("flung") {
      screen.fling(from: middle, velocity: CGVector(dx: 0, dy: -900))
      try screen.settle()
    }
    trace.during("flung, and stopped by a touch") {
      screen.fling(from: middle, velocity: CGVector(dx: 0, dy: -2000))
      screen.advance(by: 0.1)
      screen.tap(at: middle)
      screen.advance(by: 1)
    }
    try trace.during("pulled beyond the top") {
      scrollView.contentOffset = .zero
      screen.drag(from: middle, to: CGPoint(x: 160, y: 420), hold: 0.3)
      try screen.settle()
    }
    try trace.during("flung against the end") {
      scrollView.contentOffset.y = 3300
      screen.fling(from: middle, velocity: CGVector(dx: 0, dy: -3000))
      try screen.settle()
    }
    scrollView.isPagingEnabled = true
    try trace.during("turned by a page") {
      scrollView.contentOffset.y = 480
      screen.fling(from: middle, velocity: CGVector(dx: 0, dy: -600))
      try screen.settle()
    }
    expectGolden(trace.text, "fingers")
  }

  @Test func programmaticScrollingCallbacksMatchTheirTrace() throws {
    trace.during("contentOffset is set") { scrollView.contentOffset.y = 700 }
    trace.during("and set to what it is") { scrollView.contentOffset.y = 700 }
    try trace.during("setContentOffset, animated") {
      scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      try screen.settle()
    }
    try trace.during("animated to where it is") {
      scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      try screen.settle()
    }
    try trace.during("scrollRectToVisible, animated") {
      scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      try screen.settle()
    }
    trace.during("set in the midst of a fling") {
      screen.fling(from: middle, velocity: CGVector(dx: 0, dy: -2000))
      screen.advance(by: 0.1)
      scrollView.contentOffset.y = 40
      screen.advance(by: 1)
    }
    trace.during("the content gets shorter") {
      scrollView.contentOffset.y = 3000
      scrollView.contentSize.height = 1000
      screen.advance(frames: 2)
    }
    trace.during("an inset") {
      scrollView.contentInset.top = 20
      screen.advance(frames: 2)
    }
    try trace.during("the wheel turns by a notch") {
      screen.wheel(at: middle, by: CGVector(dx: 0, dy: 50))
      try screen.settle()
    }
    try trace.during("to the top, as the status bar's tap does") {
      scrollView.keys.scrollToTop()
      try screen.settle()
    }
    expectGolden(trace.text, "programs")
  }
}

private final class TracingScrollView: UIScrollView {
  var recorder: CallbackRecorder?

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    recorder?.note(method: "view adjustedContentInsetDidChange()")
  }
}

/// Notes every call with what the scroll view says of itself then.
@MainActor
private final class TracingScrollDelegate: NSObject, UIScrollViewDelegate {
  var recorder: CallbackRecorder?

  private func note(_ scrollView: UIScrollView, _ details: String? = nil, method: String = #function) {
    let states = [
      (scrollView.isTracking, "tracking"), (scrollView.isDragging, "dragging"),
      (scrollView.isDecelerating, "decelerating"),
    ].filter(\.0).map(\.1)
    let state = states.isEmpty ? "" : " [\(states.joined(separator: " "))]"
    recorder?.note(method: method + (details.map { " \($0)" } ?? "") + state)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note(scrollView, velocity.y == 0 ? "without velocity" : "with velocity") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(scrollView, "\(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note(scrollView)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(scrollView) }
}
