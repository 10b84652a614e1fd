/// Follows the scroll view above a tab bar, and shows the bar's background while content is beneath the bar.
@MainActor
final class TabScrollEdge: ScrollEdgeObserver {
  private weak var bar: UITabBar?
  private weak var scrollView: UIScrollView?

  init(_ bar: UITabBar) { self.bar = bar }

  /// Leaves the scroll view to the same for another bar.
  func moved(to bar: UITabBar) -> TabScrollEdge {
    let moved = TabScrollEdge(bar)
    moved.adopt(scrollView)
    adopt(nil)
    return moved
  }

  /// Watches the scroll view of a controller.
  func watch(_ controller: UIViewController?) {
    adopt(controller?.contentScrollView(for: .bottom))
  }

  private func adopt(_ new: UIScrollView?) {
    if new !== scrollView {
      if scrollView?.bottomEdgeObserver === self { scrollView?.bottomEdgeObserver = nil }
      scrollView = new
      new?.bottomEdgeObserver = self
    }
    update()
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) { update() }

  /// A bar at the lower edge does not say where content rests.
  func restingOffset(of scrollView: UIScrollView, at offset: CGPoint) -> CGPoint { offset }

  /// [D] Without a scroll view nothing is beneath the bar.
  private func update() { bar?.contents.isAtScrollEdge = scrollView.map(Self.isAtEnd) ?? true }

  private static func isAtEnd(_ scrollView: UIScrollView) -> Bool {
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    // Half a pixel is no content.
    return scrollView.bounds.maxY >= end - 0.5 / max(1, scrollView.traitCollection.displayScale)
  }
}
