/// A bar over a scroll view, whose background depends on whether content lies beneath it.
@MainActor
protocol ScrollEdgeObserver: AnyObject {
  /// The content stands elsewhere, or its room is another.
  func scrollViewDidMove(_ scrollView: UIScrollView)
}
