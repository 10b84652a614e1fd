import Foundation
import Stage
import UIKit

/// A scroll view in a window on a virtual clock, a finger, and a delegate that notes what it is told.
@MainActor
package final class ScrollScene {
  package let touches = TouchScene()
  package let scrollView: UIScrollView
  package let recorder = ScrollRecorder()

  package init(_ scrollView: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))) {
    self.scrollView = scrollView
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 4800)
    scrollView.delegate = recorder
  }

  package var trace: [String] {
    get { recorder.trace }
    set { recorder.trace = newValue }
  }

  /// The trace with repeated calls in a row written once, and `didScroll` followed by `…`.
  package var shortTrace: [String] {
    var result: [String] = []
    for entry in trace {
      let short = entry == "didScroll" ? "didScroll…" : entry
      if result.last != short { result.append(short) }
    }
    return result
  }

  package var offset: CGPoint { scrollView.contentOffset }

  /// Lets time pass, and lays out at its end: no stage asks for frames when a layer changes here.
  package func advance(_ seconds: TimeInterval) {
    touches.advance(seconds)
    touches.window.layoutIfNeeded()
  }

  /// Drags from a point by a vector in `steps` steps of 1/60 s, without lifting.
  package func drag(from start: CGPoint = CGPoint(x: 160, y: 300), by vector: CGVector, steps: Int = 6) {
    touches.down(at: start)
    for step in 1...steps {
      advance(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touches.move(to: CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part))
    }
  }

  package func fling(by vector: CGVector) {
    drag(by: vector)
    touches.up()
  }
}

@MainActor
package final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  package var trace: [String] = []
  /// The value that the delegate writes to `targetContentOffset`.
  package var target: CGPoint?
  /// The target that was proposed to the delegate, with the velocity.
  package var proposed: (velocity: CGPoint, target: CGPoint)?
  package var allowsScrollToTop = true

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.append("didScroll") }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { trace.append("willBeginDragging") }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    trace.append("willEndDragging")
    proposed = (velocity, targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target }
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    trace.append("didEndDragging \(decelerate)")
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { trace.append("willBeginDecelerating") }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { trace.append("didEndDecelerating") }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    trace.append("didEndScrollingAnimation")
  }
  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    trace.append("shouldScrollToTop")
    return allowsScrollToTop
  }
  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { trace.append("didScrollToTop") }
  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    trace.append("didChangeAdjustedContentInset")
  }
}
