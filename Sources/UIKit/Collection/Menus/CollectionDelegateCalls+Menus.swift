import ListCore

// The calls to the delegate for menus of items.

extension CollectionDelegateCalls {
  func contextMenu(_ paths: [RowPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(view, contextMenuConfigurationForItemsAt: paths.map(data), point: point)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, _ path: RowPath, isHighlighting: Bool
  ) -> UITargetedPreview? {
    let path = data(path)
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
