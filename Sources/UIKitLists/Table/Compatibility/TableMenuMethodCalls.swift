// The optional methods for menus of rows, to be called with a question mark.

extension _TableViewDelegateCalls {
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.delegateCalls.methods.answer {
      delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
}

extension _TableViewDelegateCalls {
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { delegate.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
}
