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

  /// Scrolling does not end the typing [?].
  func isHeld(_ view: UICollectionReusableView) -> Bool { host.isDragging(view) || host.holdsFirstResponder(view) }
}
