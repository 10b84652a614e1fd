import ListCore

// A collection view as a list: its items, for keys and selections.

extension UICollectionView: ListHost, FocusGroup {
  package var itemFocus: any ItemFocus { focus }
  var listItems: any ListItems { items }
  var listSelection: any ListSelection { selection }
  var listCalls: any ListCalls { delegateCalls }

  var allowsSelectionByTouch: Bool { selection.isAllowed }
  var isInEditMode: Bool { editing.isOn }
  var beginsEditMode: Bool {
    !editing.isOn && selection.allowsMultipleDuringEditing && !selection.allowsMultipleOutsideEditing
  }
  func beginEditMode() { isEditing = true }

  var allowsFocusUnlessTold: Bool { selection.isAllowedOutsideEditing }
  var allowsFocusDuringEditingUnlessTold: Bool {
    selection.isAllowedDuringEditing || selection.allowsMultipleDuringEditing
  }

  func focusMove(_ key: UIKeyboardHIDUsage) -> FocusMove? { FocusMove(key) }

  /// [?] A move that leads nowhere is used up along the scroll direction. Across it, a list within another list passes
  /// the key on to the outer one.
  func usesUp(_ move: FocusMove) -> Bool {
    let isAlong =
      switch move {
      case .up, .down: items.scrolls(.down)
      case .left, .right: items.scrolls(.right)
      case .pageUp, .pageDown, .first, .last: true
      }
    return isAlong || !sequence(first: superview, next: { $0?.superview }).contains { $0 is any ListHost }
  }

  var shownItems: [RowPath] {
    elements.live.filter { $0.isWithin(bounds) }.compactMap(\.element.item).sorted()
  }

  func performAccessory(at path: RowPath) -> Bool {
    (elements.cell(at: path) as? UICollectionViewListCell)?.accessoryRow.tap() ?? false
  }
  func setFocused(_ isFocused: Bool, at path: RowPath) { elements.cell(at: path)?.appearance.setFocused(isFocused) }
  func bringIntoSight(_ path: RowPath) { scrollTo.scroll(to: path.indexPath, at: [], animated: true) }
}

extension CollectionSelection: ListSelection {}

extension CollectionDelegateCalls: ListCalls {
  func focusUpdate(from old: RowPath?, to new: RowPath?) -> ListFocusUpdate {
    let cell = { [view] (path: RowPath?) in path.flatMap(view.elements.cell(at:)) }
    let context = UICollectionViewFocusUpdateContext(
      from: (old.map { RowPath(data($0)) }, cell(old)), to: (new.map { RowPath(data($0)) }, cell(new)))
    return ListFocusUpdate(
      isAllowed: { self.shouldUpdateFocus(context) }, tell: { self.didUpdateFocus(context, $0) })
  }
}
