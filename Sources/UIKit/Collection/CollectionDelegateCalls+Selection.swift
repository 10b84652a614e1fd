import ListCore

// The calls to the delegate for selections of several items and for the focus. An answer is nil where the app does not
// implement the method.

extension CollectionDelegateCalls {
  func canPerformPrimaryAction(_ path: RowPath) -> Bool? {
    ask(.canPerformPrimaryAction, delegate) {
      $0.collectionView(view, canPerformPrimaryActionForItemAt: path.indexPath)
    }
  }

  func performPrimaryAction(_ path: RowPath) {
    delegate?.collectionView(view, performPrimaryActionForItemAt: path.indexPath)
  }

  func shouldBeginMultipleSelection(_ path: RowPath) -> Bool {
    delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
  }

  func didBeginMultipleSelection(_ path: RowPath) {
    delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path.indexPath)
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }

  func canFocus(_ path: RowPath) -> Bool? {
    ask(.canFocusItem, delegate) { $0.collectionView(view, canFocusItemAt: path.indexPath) }
  }

  func selectionFollowsFocus(_ path: RowPath) -> Bool? {
    ask(.selectionFollowsFocus, delegate) { $0.collectionView(view, selectionFollowsFocusForItemAt: path.indexPath) }
  }

  func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
    delegate?.collectionView(view, shouldUpdateFocusIn: context) ?? true
  }

  func didUpdateFocus(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) { delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator) }

  func preferredFocus() -> RowPath? {
    (ask(.preferredFocus, delegate) { $0.indexPathForPreferredFocusedView(in: view) } ?? nil).map(RowPath.init)
  }
}
