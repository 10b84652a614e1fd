import ListCore

/// A table view or collection view, as ``ListEditing`` sees it.
@MainActor
protocol ListEditingHost: ListCellsHost {
  /// The cells on screen with their items, in order.
  var editableCells: [(path: RowPath, cell: any EditableCell)] { get }
  /// Edit mode is about to begin or to end: a dragged item moves back.
  func editModeWillChange(animated: Bool)
  /// Edit mode began or ended: all items are deselected.
  func editModeDidChange(animated: Bool)
  /// Asks which controls an item has in the present mode, and shows them.
  func showEditControls(of cell: any EditableCell, at path: RowPath, animated: Bool)
  /// The cells show other controls, so that the width of their contents changed.
  func editControlsDidChange(animated: Bool)
  /// Closes an item that is swiped open.
  func closeSwipe(animated: Bool)
  /// Opens an item to the button that deletes it.
  func confirmDeletion(of cell: any EditableCell, at path: RowPath)
  /// Inserts an item, because the control for insertion of the item at a path was tapped.
  func insertItem(at path: RowPath)
}

/// Edit mode: whether it is on, which cells show it, and the effect of their controls.
@MainActor
final class ListEditing {
  private unowned let host: any ListEditingHost
  private(set) var isOn = false

  init(host: any ListEditingHost) { self.host = host }

  /// Starts or ends edit mode, and closes an item that is swiped open.
  func setEditing(_ editing: Bool, animated: Bool) {
    host.closeSwipe(animated: animated)
    guard isOn != editing else { return }
    host.editModeWillChange(animated: animated)
    isOn = editing
    host.editModeDidChange(animated: animated)
    showControls(animated: animated)
  }

  /// Shows the controls of the present mode in all cells.
  func showControls(animated: Bool) {
    let editing = isOn
    let generation = host.itemGeneration
    for item in host.editableCells {
      host.showEditControls(of: item.cell, at: item.path, animated: animated)
      // A callback reloaded the list or changed the mode: the remaining cells are configured when they come on screen.
      guard generation == host.itemGeneration, isOn == editing else { return }
    }
    host.editControlsDidChange(animated: animated)
  }

  /// The control before an item was tapped.
  func controlWasTapped(_ kind: CellEditControl.Kind, in cell: any EditableCell) {
    // If items were replaced since the last layout, the new ones are brought on screen first: the tapped cell may have
    // no item any more.
    host.layoutIfNeeded()
    guard isOn, let path = host.path(ofListCell: cell) else { return }
    switch kind {
    case .delete: host.confirmDeletion(of: cell, at: path)
    case .insert:
      host.closeSwipe(animated: true)
      host.insertItem(at: path)
    case .select: break
    }
  }

  /// The action of an item's control for insertion, for users of assistive tools.
  func accessibilityInsertion(of cell: any EditableCell) -> [UIAccessibilityCustomAction] {
    guard isOn, cell.editControl == .insert else { return [] }
    return [
      UIAccessibilityCustomAction(name: SystemWord.insert.text) { [weak self, weak cell] _ in
        guard let self, let cell else { return false }
        controlWasTapped(.insert, in: cell)
        return true
      }
    ]
  }
}
