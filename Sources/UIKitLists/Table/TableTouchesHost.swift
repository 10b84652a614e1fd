import ListCore

extension UITableView: ListTouchesHost {
  var selectsBeforeHighlightEnds: Bool { false }
  func item(under touch: UITouch) -> RowPath? { model.row(at: touch.location(in: self)) }
  func shouldHighlight(_ path: RowPath) -> Bool { delegateCalls.shouldHighlight(path) }
  func didHighlight(_ path: RowPath) { delegateCalls.didHighlight(path) }

  func endHighlight(at path: RowPath, lit: (any ListCell)?) {
    cells.cell(at: path)?.setHighlighted(false, animated: false)
    delegateCalls.didUnhighlight(path)
  }

  func itemWasTouched(_ path: RowPath) { focus.itemWasTouched(path) }
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags) { multipleSelection.tap(path, modifiers: modifiers) }
  func addToDrag(_ touch: UITouch) { itemDragging.add(at: touch.location(in: self)) }
}
