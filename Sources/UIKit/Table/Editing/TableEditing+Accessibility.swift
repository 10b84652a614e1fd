import ListCore

extension TableReordering {
  /// The actions in place of dragging a row by its reorder control: they move it up or down by one [?].
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard cell.showsReorderControl else { return [] }
    return [("Move Up", -1), ("Move Down", 1)].compactMap { name, step in
      guard neighbour(of: cell, step) != nil else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
        guard let self, let cell, let place = neighbour(of: cell, step) else { return false }
        return move(cell, to: place)
      }
    }
  }
}

extension UITableView {
  /// The actions of a row besides activating it; nil if it has none. In edit mode the trailing actions are those that the
  /// control before the row opens it to.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    let swiped =
      !editing.isOn || cell.editingStyle == .delete
      ? swipes.accessibilityActions(of: cell, includesLeading: !editing.isOn) : []
    let actions =
      editing.accessibilityInsertion(of: cell) + swiped + reordering.accessibilityActions(of: cell)
    return actions.isEmpty ? nil : actions
  }
}
