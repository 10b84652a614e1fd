import ListCore

// The calls to the delegate for selections of several items and for the focus. An answer is nil where the app does not
// implement the method.

extension CollectionDelegateCalls {
  func canPerformPrimaryAction(_ path: RowPath) -> Bool? {
    ask(.canPerformPrimaryAction, delegate) {
      $0.collectionView(view, canPerformPrimaryActionForItemAt: data(path))
    }
  }

  func performPrimaryAction(_ path: RowPath) {
    delegate?.collectionView(view, performPrimaryActionForItemAt: data(path))
  }

  func shouldBeginMultipleSelection(_ path: RowPath) -> Bool {
    delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: data(path)) ?? false
  }

  func didBeginMultipleSelection(_ path: RowPath) {
    delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: data(path))
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }

  func canEdit(_ path: RowPath) -> Bool {
    !isPlaceholder(path) && delegate?.collectionView(view, canEditItemAt: data(path)) ?? true
  }

  func canFocus(_ path: RowPath) -> Bool? {
    if isPlaceholder(path) { return false }
    return ask(.canFocusItem, delegate) { $0.collectionView(view, canFocusItemAt: data(path)) }
  }

  func selectionFollowsFocus(_ path: RowPath) -> Bool? {
    ask(.selectionFollowsFocus, delegate) { $0.collectionView(view, selectionFollowsFocusForItemAt: data(path)) }
  }

  func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
    delegate?.collectionView(view, shouldUpdateFocusIn: context) ?? true
  }

  func didUpdateFocus(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) { delegate?.collectionView(view, didUpdateFocusIn: context, with: coordinator) }

  func preferredFocus() -> RowPath? {
    (ask(.preferredFocus, delegate) { $0.indexPathForPreferredFocusedView(in: view) } ?? nil)
      .map { RowPath(view.placeholders.shown($0)) }
  }
}
