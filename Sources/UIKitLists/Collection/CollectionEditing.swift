import ListCore

/// The collection view, as ``CollectionEditing`` sees it.
@MainActor
protocol CollectionEditingHost: AnyObject {
  /// Edit mode began or ended: clears the selection.
  func editModeDidChange()
  /// Passes the mode to the cells on screen, in their configuration state.
  func updateCells()
  func path(ofListCell cell: UIView) -> RowPath?
  func canEdit(_ path: RowPath) -> Bool
}

/// Edit mode: cells receive it in their configuration state, and selection follows special rules.
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

  /// Whether a cell receives the edit mode: the delegate may exclude its item.
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
