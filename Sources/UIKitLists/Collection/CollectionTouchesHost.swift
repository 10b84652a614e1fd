import ListCore

extension UICollectionView: ListTouchesHost {
  /// [D] An item is selected before its highlight ends.
  var selectsBeforeHighlightEnds: Bool { true }

  func item(under touch: UITouch) -> RowPath? {
    let place = touch.location(in: self)
    var found: CollectionElements.Entry?
    for entry in elements.live where entry.element.category == .cell && entry.seenFrame.contains(place) {
      if found.map({ $0.attributes.zIndex <= entry.attributes.zIndex }) ?? true { found = entry }
    }
    return found?.element.item
  }

  func shouldHighlight(_ path: RowPath) -> Bool { delegateCalls.shouldHighlight(path) }
  func didHighlight(_ path: RowPath) { delegateCalls.didHighlight(path) }

  func endHighlight(at path: RowPath, lit: (any ListCell)?) {
    let cell = lit as? UICollectionViewCell ?? elements.cell(at: path)
    guard cell?.isHighlighted ?? true else { return }
    cell?.isHighlighted = false
    if model.contains(path) { delegateCalls.didUnhighlight(path) }
  }

  func itemWasTouched(_ path: RowPath) { focus.itemWasTouched(path) }
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags) { multipleSelection.tap(path, modifiers: modifiers) }
  func addToDrag(_ touch: UITouch) { itemDragging.add(at: place(ofWindowPoint: touch.location(in: nil))) }
}
