import ListCore

// The calls to the delegate for menus of items.

extension CollectionDelegateCalls: ListMenuCalls {
  var hasDelegate: Bool { delegate != nil }

  /// [D] A menu opened on one of several selected items is for all of them; between items it is for none.
  func contextMenu(_ path: RowPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    let selected = view.selection.paths
    let isPartOfSelection = selected.count > 1 && path.map(selected.contains) ?? false
    let paths = isPartOfSelection ? selected : path.map { [$0] } ?? []
    return delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths.map(data), point: point)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, _ path: RowPath?, isHighlighting: Bool
  ) -> UITargetedPreview? {
    guard let path = path.map(data) else { return nil }
    return isHighlighting
      ? delegate?.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      : delegate?.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
  }

  func menuPreviewTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator) }
}

// The calls for edit menus.

extension CollectionDelegateCalls {
  func shouldSpringLoad(_ path: RowPath, _ context: SpringLoadingContext) -> Bool {
    delegate?.collectionView(view, shouldSpringLoadItemAt: data(path), with: context) ?? true
  }

  func shouldShowMenu(_ path: RowPath) -> Bool {
    delegate?.collectionView(view, shouldShowMenuForItemAt: data(path)) ?? false
  }

  func canPerform(_ action: Selector, _ path: RowPath, _ sender: Any?) -> Bool {
    delegate?.collectionView(view, canPerformAction: action, forItemAt: data(path), withSender: sender) ?? false
  }

  func perform(_ action: Selector, _ path: RowPath, _ sender: Any?) {
    delegate?.collectionView(view, performAction: action, forItemAt: data(path), withSender: sender)
  }
}
