import Foundation
import UIKitTesting
import UIKit
import UIKitCore

/// Tells of every call to a scroll view's delegate.
@MainActor open class ScrollTeller: NSObject, UIScrollViewDelegate {
  package weak var holdings: Holdings?

  open func tell(_ name: String = #function) { holdings?.tell(name) }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell() }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { tell() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { tell() }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell() }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell()
    return true
  }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell() }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    tell()
    return scrollView.subviews.first
  }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { tell() }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { tell() }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { tell() }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tell() }
}
