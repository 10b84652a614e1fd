/// Follows the scroll view above a bar at the lower edge, whose background depends on whether content is beneath it.
@MainActor
final class BottomScrollEdge: ScrollEdgeObserver {
  typealias Slot = ReferenceWritableKeyPath<UIScrollView, (any ScrollEdgeObserver)?>

  private let slot: Slot
  private let show: (Bool) -> Void
  private weak var scrollView: UIScrollView?

  /// - Parameters:
  ///   - slot: The property of the scroll view that holds this observer.
  ///   - show: Called with true if the content ends at the bar, so that nothing is beneath the bar.
  init(as slot: Slot, show: @escaping (Bool) -> Void) {
    self.slot = slot
    self.show = show
  }

  /// Leaves the scroll view to another bar.
  func leave(to other: BottomScrollEdge) {
    let watched = scrollView
    watch(nil)
    other.watch(watched)
  }

  /// Watches another scroll view; nil for none.
  func watch(_ new: UIScrollView?) {
    if new !== scrollView {
      if scrollView?[keyPath: slot] === self { scrollView?[keyPath: slot] = nil }
      scrollView = new
      new?[keyPath: slot] = self
    }
    update()
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) { update() }

  /// A bar at the lower edge does not say where content rests.
  func restingOffset(of scrollView: UIScrollView, at offset: CGPoint) -> CGPoint { offset }

  /// [D] Without a scroll view nothing is beneath the bar.
  private func update() { show(scrollView.map(Self.isAtEnd) ?? true) }

  private static func isAtEnd(_ scrollView: UIScrollView) -> Bool {
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    // Less than half a pixel of content beneath the bar does not count.
    return scrollView.bounds.maxY >= end - 0.5 / max(1, scrollView.traitCollection.displayScale)
  }
}
