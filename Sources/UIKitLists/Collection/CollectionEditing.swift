/// The collection view, as ``CollectionEditing`` sees it.
@MainActor
protocol CollectionEditingHost: AnyObject {
  var elements: CollectionElements { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var selection: CollectionSelection { get }
}

/// Edit mode: cells are told by their configurations' state, and selection has rules of its own.
@MainActor
final class CollectionEditing {
  private unowned let host: any CollectionEditingHost

  init(host: any CollectionEditingHost) { self.host = host }

  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      host.selection.editingDidChange()
      for entry in host.elements.live { (entry.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    }
  }
}

extension CollectionEditing {
  /// Whether a cell is told that it is edited: the delegate may leave its item out.
  func includes(_ cell: UICollectionViewCell) -> Bool {
    guard isOn else { return false }
    return host.elements.element(of: cell)?.item.map(host.delegateCalls.canEdit) ?? true
  }
}

extension UICollectionView: CollectionEditingHost {}
