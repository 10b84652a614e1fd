import Foundation
import ScreenTesting
import Stage
import UIKit

/// A scroll view in a window on a virtual clock, a finger, and a delegate that notes what it is told.
@MainActor
final class ScrollScene {
  let touches = TouchScene()
  let scrollView: UIScrollView
  let recorder = ScrollRecorder()

  init(_ scrollView: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))) {
    self.scrollView = scrollView
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 4800)
    scrollView.delegate = recorder
  }

  var trace: [String] {
    get { recorder.trace }
    set { recorder.trace = newValue }
  }

  /// The trace with repeated calls in a row written once, and `didScroll` followed by `…`.
  var shortTrace: [String] {
    var result: [String] = []
    for entry in trace {
      let short = entry == "didScroll" ? "didScroll…" : entry
      if result.last != short { result.append(short) }
    }
    return result
  }

  var offset: CGPoint { scrollView.contentOffset }

  /// Lets time pass, and lays out at its end: no stage asks for frames when a layer changes here.
  func advance(_ seconds: TimeInterval) {
    touches.advance(seconds)
    touches.window.layoutIfNeeded()
  }

  /// Drags from a point by a vector in `steps` steps of 1/60 s, without lifting.
  func drag(from start: CGPoint = CGPoint(x: 160, y: 300), by vector: CGVector, steps: Int = 6) {
    touches.down(at: start)
    for step in 1...steps {
      advance(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touches.move(to: CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part))
    }
  }

  func fling(by vector: CGVector) {
    drag(by: vector)
    touches.up()
  }
}

@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var trace: [String] = []
  /// The value that the delegate writes to `targetContentOffset`.
  var target: CGPoint?
  /// The target that was proposed to the delegate, with the velocity.
  var proposed: (velocity: CGPoint, target: CGPoint)?
  var allowsScrollToTop = true

  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { trace.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    trace.append("willEndDragging")
    proposed = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    trace.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { trace.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { trace.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    trace.append("didEndScrollingAnimation")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    trace.append("shouldScrollToTop")
    return allowsScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { trace.append("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    trace.append("didChangeAdjustedContentInset")
  }
}
