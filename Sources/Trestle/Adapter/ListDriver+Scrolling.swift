import UIKit

extension ListDriver: UIScrollViewDelegate {
  final func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll()
    scrollDelegate?.scrollViewDidScroll?(scrollView)
  }

  final func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewWillBeginDragging?(scrollView)
  }

  final func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollDelegate?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  final func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didComeToRest() }
    scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  final func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewWillBeginDecelerating?(scrollView)
  }

  final func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didComeToRest()
    scrollDelegate?.scrollViewDidEndDecelerating?(scrollView)
  }

  final func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    didComeToRest()
    scrollDelegate?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  final func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  final func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    didComeToRest()
    scrollDelegate?.scrollViewDidScrollToTop?(scrollView)
  }
}
