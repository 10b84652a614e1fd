import ListCore

extension TableEditing {
  /// The actions in place of dragging a row by its reorder control: they move it up or down by one [?].
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard isOn, cell.showsReorderControl else { return [] }
    return [("Move Up", -1), ("Move Down", 1)].compactMap { name, step in
      guard reordering.neighbour(of: cell, step) != nil else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
        guard let self, let cell, let place = reordering.neighbour(of: cell, step) else { return false }
        return reordering.move(cell, to: place)
      }
    }
  }

  /// The action of a row's insertion control.
  func accessibilityInsertion(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard isOn, cell.editingStyle == .insert, cell.isEditing else { return [] }
    return [
      UIAccessibilityCustomAction(name: "Insert") { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        controlTapped(.insert, in: cell)
        return true
      }
    ]
  }
}

extension UITableView {
  /// The actions of a row besides activating it; nil if it has none.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    let actions =
      editing.accessibilityInsertion(of: cell) + swipes.accessibilityActions(of: cell)
      + editing.accessibilityActions(of: cell)
    return actions.isEmpty ? nil : actions
  }
}
