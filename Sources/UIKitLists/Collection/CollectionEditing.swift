import ListCore

/// The collection view, as ``CollectionEditing`` sees it.
@MainActor
protocol CollectionEditingHost: AnyObject {
  /// Edit mode began or ended: the selection goes.
  func editModeDidChange()
  /// Cells on screen are told of the mode by their configurations' state.
  func updateCells()
  func path(ofListCell cell: UIView) -> RowPath?
  func canEdit(_ path: RowPath) -> Bool
}

/// Edit mode: cells are told by their configurations' state, and selection has rules of its own.
@MainActor
final class CollectionEditing {
  private unowned let host: any CollectionEditingHost

  init(host: any CollectionEditingHost) { self.host = host }

  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      host.editModeDidChange()
      host.updateCells()
    }
  }

  /// Whether a cell is told that it is edited: the delegate may leave its item out.
  func includes(_ cell: UICollectionViewCell) -> Bool {
    guard isOn else { return false }
    return host.path(ofListCell: cell).map(host.canEdit) ?? true
  }
}

extension UICollectionView: CollectionEditingHost {
  func editModeDidChange() {
    swipes.close(animated: true)
    selection.editingDidChange()
  }

  func updateCells() {
    for entry in elements.live { (entry.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }

  func canEdit(_ path: RowPath) -> Bool { delegateCalls.canEdit(path) }
}
