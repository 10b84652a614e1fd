import ListCore

extension ListReordering {
  /// The actions that replace dragging an item by its grip: they move it up or down by one [?].
  func accessibilityActions(of cell: any ListCell) -> [UIAccessibilityCustomAction] {
    [(SystemWord.moveUp.text, -1), (SystemWord.moveDown.text, 1)].compactMap { name, step in
      guard neighbour(of: cell, step) != nil else { return nil }
      return UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
        guard let self, let cell, let place = neighbour(of: cell, step) else { return false }
        return move(cell, to: place)
      }
    }
  }
}
