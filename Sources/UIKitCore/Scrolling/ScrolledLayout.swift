/// The role of a scroll view in constraint layout.
///
/// The engine lays content out as if it were not scrolled. Constraints between an item inside the scroll view and one
/// outside, such as the frame guide, include the scroll position. Constraints to the scroll view's own edges and
/// margins refer to its content, those to its size and centre to its frame. [D]
@MainActor
struct ScrolledLayout {
  let scrollView: UIScrollView

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// Sets the scroll view's content size to the size that constraints give the content.
  func takeContentSize() {
    guard let state = scrollView.viewState.constraints, state.isContentTied,
      let item = LayoutEngine.enclosing(scrollView)?.knownItem(for: state.scrollContentGuide),
      let size = item.takeContentSize(), size != scrollView.contentSize
    else { return }
    scrollView.contentSize = size
  }

  /// Asks for another solution if constraints depend on the content's size, which is about to become `size`.
  func noteContentSize(_ size: CGSize) {
    guard let state = scrollView.viewState.constraints, state.isContentTied else { return }
    LayoutEngine.enclosing(scrollView)?.noteContentSize(size, of: state.scrollContentGuide)
  }

  /// Lays out items that keep their position while the content scrolls.
  func noteScroll() {
    guard scrollView.viewState.constraints?.isScrollFollowed == true else { return }
    LayoutEngine.enclosing(scrollView)?.noteScroll()
  }
}
