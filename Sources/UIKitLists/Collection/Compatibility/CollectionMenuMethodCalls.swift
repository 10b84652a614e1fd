// The optional methods for menus of items, to be called with a question mark.

extension _CollectionViewDelegateCalls {
  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(view, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(view, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    delegate.collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ view: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ view: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  public func callAsFunction(
    _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator) }
  public func callAsFunction(
    _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator) }
}

extension _CollectionViewDelegateCalls {
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
}
