import Foundation
import TrestleTesting

@testable import UIKit

/// Tells of every call to a scroll view's delegate.
@MainActor class ScrollTeller: NSObject, UIScrollViewDelegate {
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { tell() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { tell() }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell() }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    tell()
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    tell()
    return scrollView.subviews.first
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { tell() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell() }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { tell() }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tell() }
}
