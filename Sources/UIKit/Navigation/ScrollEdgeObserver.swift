/// A bar over a scroll view, whose background depends on whether content lies beneath it.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
  /// The content stands elsewhere, or its room is another.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Where content comes to rest that would rest at `offset` after a drag.
  func restingOffset(of scrollView: UIScrollView, at offset: CGPoint) -> CGPoint
}
