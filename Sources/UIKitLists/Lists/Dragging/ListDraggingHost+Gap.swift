import ListCore

// Tables and collection views alike.

extension ListDraggingHost where Self: DropPreviewHost & ListGapMaking {
  var dropGap: RowPath? { placeholders.gapPath }
  func setDropGap(at position: RowPath?) { placeholders.setGap(at: position, makeGap) }
  func frame(ofDropItem path: RowPath) -> CGRect { listItems.rect(ofItem: path) }

  /// The innermost other list below the finger that has a drop delegate.
  func otherTarget(at finger: CGPoint) -> ListDropping? {
    var view = window?.hitTest(finger, with: nil)
    while let shown = view {
      if let list = shown as? any ListDraggingHost & ListGapMaking, shown !== self, list.listDragCalls.hasDropDelegate {
        return list.itemDropping
      }
      view = shown.superview
    }
    return nil
  }

  func setScrolls(_ scrolls: Bool) { reordering.isElsewhere = !scrolls }

  func makeDropPreview(
    of cell: any ListCell, _ parameters: UIDragPreviewParameters?, at center: CGPoint?
  ) -> DropPreview {
    DropPreview(of: cell, in: self, parameters, at: center)
  }
}

/// A list whose items move apart for what is dragged over it.
@MainActor
protocol ListGapMaking: AnyObject {
  var placeholders: ListPlaceholders { get }
  var reordering: ListReordering { get }
  /// The part that takes what comes from other lists.
  var itemDropping: ListDropping { get }
  func makeGap(at path: RowPath) -> DropGap
}
