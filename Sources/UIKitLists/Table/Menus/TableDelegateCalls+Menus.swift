import ListCore

// The calls to the delegate for menus of rows.

extension TableDelegateCalls: ListMenuCalls {
  var hasDelegate: Bool { delegate != nil }

  /// [D] Only rows have menus.
  func contextMenu(_ path: RowPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return ask(.contextMenu) {
      $0.tableView(tableView, contextMenuConfigurationForRowAt: data(path), point: point)
    } ?? nil
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, _ path: RowPath?, isHighlighting: Bool
  ) -> UITargetedPreview? {
    guard isHighlighting else {
      return delegate?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuPreviewTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
}

// The calls for edit menus.

extension TableDelegateCalls {
  func shouldSpringLoad(_ path: RowPath, _ context: SpringLoadingContext) -> Bool {
    delegate?.tableView(tableView, shouldSpringLoadRowAt: data(path), with: context) ?? true
  }

  func shouldShowMenu(_ path: RowPath) -> Bool {
    delegate?.tableView(tableView, shouldShowMenuForRowAt: data(path)) ?? false
  }

  func canPerform(_ action: Selector, _ path: RowPath, _ sender: Any?) -> Bool {
    delegate?.tableView(tableView, canPerformAction: action, forRowAt: data(path), withSender: sender) ?? false
  }

  func perform(_ action: Selector, _ path: RowPath, _ sender: Any?) {
    delegate?.tableView(tableView, performAction: action, forRowAt: data(path), withSender: sender)
  }
}
