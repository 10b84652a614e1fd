import ListCore
@_spi(UIKitFloors) import UIKitCore

// The gap for drops, in tables and collection views.

extension ListDraggingHost where Self: DropPreviewHost & ListGapMaking {
  var dropGap: RowPath? { placeholders.gapPath }
  func setDropGap(at position: RowPath?) { placeholders.setGap(at: position, makeGap) }
  func frame(ofDropItem path: RowPath) -> CGRect { listItems.rect(ofItem: path) }

  func otherTarget(of session: DragSession, endsHere: Bool) -> (any DropDestination)? {
    window.flatMap { session.destination(in: $0, besides: self, endsThere: endsHere) }
  }

  /// The part that takes drops from elsewhere; nil without a drop delegate.
  var delegatedDropping: ListDropping? { listDragCalls.hasDropDelegate ? itemDropping : nil }

  func setScrolls(_ scrolls: Bool) { reordering.isElsewhere = !scrolls }

  func makeDropPreview(
    of view: UIView, _ parameters: UIPreviewParameters?, at center: CGPoint?
  ) -> DropPreview {
    DropPreview(of: view, in: self, parameters, at: center)
  }
}

/// A list whose items move apart for a drag from elsewhere.
@MainActor
protocol ListGapMaking: AnyObject {
  var placeholders: ListPlaceholders { get }
  var reordering: ListReordering { get }
  /// The part that handles drops from other lists.
  var itemDropping: ListDropping { get }
  func makeGap(at path: RowPath) -> DropGap
}
