/// A bar over a scroll view, whose background depends on whether content is beneath it.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
  /// Called when the content moved or the scroll view's size changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Adjusts the offset at which content will rest after a drag.
  func restingOffset(of scrollView: UIScrollView, at offset: CGPoint) -> CGPoint
}
