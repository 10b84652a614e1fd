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

  /// A view that is dragged or contains the first responder is kept off screen, so that scrolling does not end text
  /// input [?].
  func isHeld(_ view: UICollectionReusableView) -> Bool { host.isDragging(view) || host.holdsFirstResponder(view) }
}
