/// The layout, and how the collection view goes over to another one.
@MainActor
final class CollectionLayoutSwitching {
  /// [C] The duration of the change, in seconds.
  static let duration = 0.3

  /// Known from the end of its initialiser on.
  private unowned var view: UICollectionView!
  private(set) var layout: UICollectionViewLayout
  /// What is called when the transition that is under way is over.
  private var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  func attach(to view: UICollectionView) {
    self.view = view
    checkUnused(layout)
    layout.link.collectionView = view
  }

  private func checkUnused(_ layout: UICollectionViewLayout) {
    guard let other = layout.collectionView, other !== view else { return }
    fatalError(
      """
      UICollectionViewLayout \(type(of: layout)) belongs to another collection view already: \(other). Make a layout \
      for each.
      """
    )
  }

  /// Shows the items by another layout. The offset stays as far as there is content, unless the layout or the delegate
  /// wants another.
  func set(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard new !== layout else {
      if let completion { view.updateAnimator.complete(completion) }
      return
    }
    checkUnused(new)
    let old = layout
    let isSeen = animated && view.isInWindow && UIView.areAnimationsEnabled && !view.data.isStale
    if isSeen { view.layoutIfNeeded() }
    old.prepareForTransition(to: new)
    new.link.collectionView = view
    new.prepareForTransition(from: old)
    let shown = view.elements.live.compactMap(\.view)
    for view in shown { view.willTransition(from: old, to: new) }
    layout = new
    leave(old)
    // It may have been another's, or this one's at another time.
    new.itemsDidUpdate { _ in nil }
    new.invalidateLayout()
    let finish = {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      for view in shown { view.didTransition(from: old, to: new) }
    }
    guard isSeen else {
      finish()
      if let completion { view.updateAnimator.complete(completion) }
      return
    }
    view.updateAnimator.changeLayout(finish) { completion?($0) }
  }

  private func leave(_ old: UICollectionViewLayout) {
    for old in [old] + ends(of: old) where old !== layout { old.link.collectionView = nil }
    guard let completion = transitionCompletion else { return }
    // Another layout was set in the midst of the transition, which nobody ends any more.
    transitionCompletion = nil
    completion(false, false)
  }

  private func ends(of layout: UICollectionViewLayout) -> [UICollectionViewLayout] {
    guard let transition = layout as? UICollectionViewTransitionLayout else { return [] }
    return [transition.currentLayout, transition.nextLayout]
  }

  // MARK: Transitions by hand

  /// Shows the items between the layout and another one, as far as the app says.
  func begin(
    to new: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition = layout as? UICollectionViewTransitionLayout {
      fatalError(
        """
        the collection is already part of an interactive transition to \(type(of: transition.nextLayout)). Call \
        finishInteractiveTransition() or cancelInteractiveTransition() before the one to \(type(of: new)) begins.
        """)
    }
    checkUnused(new)
    let old = layout
    let transition = view.delegateCalls.transitionLayout(from: old, to: new)
    set(transition, animated: false, completion: nil)
    for end in [old, new] { end.link.collectionView = view }
    new.itemsDidUpdate { _ in nil }
    new.invalidateLayout()
    transition.invalidateLayout()
    transitionCompletion = completion
    return transition
  }

  /// Goes on to the next layout, or back to the one before.
  func end(isFinished: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else {
      fatalError(
        """
        the collection view has no interactive transition that could be \(isFinished ? "finished" : "cancelled"): call \
        startInteractiveTransition(to:completion:) before.
        """)
    }
    let completion = transitionCompletion
    transitionCompletion = nil
    set(isFinished ? transition.nextLayout : transition.currentLayout, animated: true) { isCompleted in
      completion?(isCompleted, isFinished)
    }
  }
}
