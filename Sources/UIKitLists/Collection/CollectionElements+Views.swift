import ListCore

extension CollectionElements: LiveElementsHost {
  typealias Element = Entry

  var itemGeneration: Int { host.model.generation }

  func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    host.delegateCalls.willDisplay(view, element)
  }

  func didEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    host.delegateCalls.didEndDisplaying(view, element)
  }

  func keepForReuse(_ view: UICollectionReusableView, _ element: CollectionElement) { host.keepForReuse(view, element) }

  /// Scrolling does not end the typing [?], except in rows that scroll sideways, whose scroll view goes to another section.
  func isHeld(_ view: UICollectionReusableView) -> Bool {
    host.isDragging(view) || view.placement.row == nil && host.holdsFirstResponder(view)
  }
}
