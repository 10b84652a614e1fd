// The optional methods for selections of several items and for the focus, to be called with a question mark.

extension _CollectionViewDelegateCalls {
  public func callAsFunction(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    view.delegateCalls.methods.answer { delegate.collectionView(view, canPerformPrimaryActionForItemAt: indexPath) }
  }
  public func callAsFunction(_ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    delegate.collectionView(view, performPrimaryActionForItemAt: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  public func callAsFunction(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: indexPath) }
  public func callAsFunction(_ view: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
    view.delegateCalls.methods.answer { delegate.collectionView(view, canFocusItemAt: indexPath) }
  }
  public func callAsFunction(
    _ view: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    view.delegateCalls.methods.answer { delegate.collectionView(view, selectionFollowsFocusForItemAt: indexPath) }
  }
  public func callAsFunction(
    _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { delegate.collectionView(view, shouldUpdateFocusIn: context) }
  public func callAsFunction(
    _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { delegate.collectionView(view, didUpdateFocusIn: context, with: coordinator) }
}

/// `collectionViewDidEndMultipleSelectionInteraction(_:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _EndOfItemSelectionCall {
  fileprivate let delegate: any UICollectionViewDelegate

  public func callAsFunction(_ view: UICollectionView) {
    delegate.collectionViewDidEndMultipleSelectionInteraction(view)
  }
}

/// `indexPathForPreferredFocusedView(in:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PreferredItemFocusCall {
  fileprivate let delegate: any UICollectionViewDelegate

  public func callAsFunction(in view: UICollectionView) -> IndexPath? {
    view.delegateCalls.methods.answer { delegate.indexPathForPreferredFocusedView(in: view) } ?? nil
  }
}

extension UICollectionViewDelegate {
  /// `collectionViewDidEndMultipleSelectionInteraction(_:)`, callable with a question mark. Never nil.
  public var collectionViewDidEndMultipleSelectionInteraction: _EndOfItemSelectionCall? {
    _EndOfItemSelectionCall(delegate: self)
  }
  /// `indexPathForPreferredFocusedView(in:)`, callable with a question mark. The call answers nil if the delegate
  /// leaves the method out.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView: _PreferredItemFocusCall? { _PreferredItemFocusCall(delegate: self) }
}
