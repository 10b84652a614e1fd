/// Makes `delegate?.scrollViewDidScroll?(scrollView)` compile.
///
/// Optional methods of an Objective-C protocol are called with a question mark. Here they are ordinary methods with
/// defaults, so a property of the method's name returns the method, or a value that takes its argument labels. For a
/// method that a delegate leaves out, the default runs, with the effect that the absence has in UIKit.
extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// `scrollViewWillBeginDragging(_:)`, callable with a question mark. Never nil.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  /// The method `scrollViewWillEndDragging`, callable with a question mark. Never nil.
  public var scrollViewWillEndDragging: _ScrollViewWillEndDraggingCall? {
    _ScrollViewWillEndDraggingCall(delegate: self)
  }
  /// The method `scrollViewDidEndDragging`, callable with a question mark. Never nil.
  public var scrollViewDidEndDragging: _ScrollViewDidEndDraggingCall? { _ScrollViewDidEndDraggingCall(delegate: self) }
  /// `scrollViewWillBeginDecelerating(_:)`, callable with a question mark. Never nil.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// `scrollViewDidEndDecelerating(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  /// `scrollViewDidEndScrollingAnimation(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// `scrollViewShouldScrollToTop(_:)`, callable with a question mark. Never nil.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  /// `scrollViewDidScrollToTop(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// The method `viewForZooming`, callable with a question mark. Never nil.
  public var viewForZooming: _ViewForZoomingCall? { _ViewForZoomingCall(delegate: self) }
  /// The method `scrollViewWillBeginZooming`, callable with a question mark. Never nil.
  public var scrollViewWillBeginZooming: _ScrollViewWillBeginZoomingCall? {
    _ScrollViewWillBeginZoomingCall(delegate: self)
  }
  /// `scrollViewDidZoom(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The method `scrollViewDidEndZooming`, callable with a question mark. Never nil.
  public var scrollViewDidEndZooming: _ScrollViewDidEndZoomingCall? { _ScrollViewDidEndZoomingCall(delegate: self) }
  /// `scrollViewDidChangeAdjustedContentInset(_:)`, callable with a question mark. Never nil.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ScrollViewWillEndDraggingCall {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// `scrollViewDidEndDragging(_:willDecelerate:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ScrollViewDidEndDraggingCall {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// `viewForZooming(in:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ViewForZoomingCall {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { delegate.viewForZooming(in: scrollView) }
}

/// `scrollViewWillBeginZooming(_:with:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ScrollViewWillBeginZoomingCall {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// `scrollViewDidEndZooming(_:with:atScale:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ScrollViewDidEndZoomingCall {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
