/// Every call to a scroll view's delegate.
@MainActor
package final class ScrollDelegateCalls {
  private unowned let scrollView: UIScrollView

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  /// A UIKit object that is informed in addition to the app's delegate.
  package weak var observer: (any ScrollObserving)?
  private weak var givenDelegate: (any UIScrollViewDelegate)?
  package var delegate: (any UIScrollViewDelegate)? {
    get {
      scrollView.willCallDelegate()
      return givenDelegate
    }
    set {
      givenDelegate = newValue
      scrollView.delegateDidChange()
    }
  }

  func didScroll() {
    observer?.contentDidMove()
    delegate?.scrollViewDidScroll(scrollView)
  }
  func willBeginDragging() { delegate?.scrollViewWillBeginDragging(scrollView) }

  /// [C] A collection view's layout is asked before the delegate, which decides last.
  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - target: the offset at which the content would stop.
  /// - Returns: the offset that the layout and the delegate chose.
  func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = scrollView.restingOffset(proposed: target, velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: perMillisecond, targetContentOffset: &target)
    return target
  }

  func didEndDragging(willDecelerate: Bool) {
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    if !willDecelerate { observer?.contentDidRest() }
  }

  func willBeginDecelerating() { delegate?.scrollViewWillBeginDecelerating(scrollView) }

  func didEndDecelerating() {
    delegate?.scrollViewDidEndDecelerating(scrollView)
    observer?.contentDidRest()
  }

  func didEndScrollingAnimation() {
    delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    observer?.contentDidRest()
  }

  func shouldScrollToTop() -> Bool { delegate?.scrollViewShouldScrollToTop(scrollView) ?? true }
  func didScrollToTop() { delegate?.scrollViewDidScrollToTop(scrollView) }

  func viewForZooming() -> UIView? { delegate?.viewForZooming(in: scrollView) }
  func willBeginZooming(_ view: UIView?) { delegate?.scrollViewWillBeginZooming(scrollView, with: view) }
  func didZoom() { delegate?.scrollViewDidZoom(scrollView) }

  func didEndZooming(_ view: UIView?, at scale: CGFloat) {
    delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func didChangeAdjustedContentInset() {
    scrollView.adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
