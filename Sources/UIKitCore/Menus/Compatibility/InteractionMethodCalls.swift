// The optional methods of the delegates of interactions, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIContextMenuInteractionDelegate {
  /// The methods named `contextMenuInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var contextMenuInteraction: _ContextMenuInteractionCalls? { _ContextMenuInteractionCalls(delegate: self) }
}

/// `contextMenuInteraction` of `UIContextMenuInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ContextMenuInteractionCalls {
  fileprivate let delegate: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UIEditMenuInteractionDelegate {
  /// The methods named `editMenuInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var editMenuInteraction: _EditMenuInteractionCalls? { _EditMenuInteractionCalls(delegate: self) }
}

/// `editMenuInteraction` of `UIEditMenuInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _EditMenuInteractionCalls {
  fileprivate let delegate: any UIEditMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }
  public func callAsFunction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  {
    delegate.editMenuInteraction(interaction, targetRectFor: configuration)
  }
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
  }
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
  }
}
