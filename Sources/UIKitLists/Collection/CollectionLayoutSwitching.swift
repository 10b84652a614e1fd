/// The layout, and transitions to other layouts.
@MainActor
final class CollectionLayoutSwitching {
  /// [C] The duration of the change, in seconds.
  static let duration = 0.3

  /// Set when the layout is attached, at the end of the collection view's initialiser.
  private unowned var view: UICollectionView!
  private(set) var layout: UICollectionViewLayout
  /// The layout that the app sees: also one that was given to another collection view, until another is set.
  var named: UICollectionViewLayout { (layout as? KeptLayout)?.given ?? layout }
  /// Called when the current transition ends.
  private var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  func attach(to view: UICollectionView) {
    self.view = view
    let wasUsed = layout.link.wasUsed
    take(layout)
    if wasUsed { forgetItems(of: layout) }
  }

  // MARK: One layout for several collection views

  /// [D] Attaches a layout to this collection view. A layout has one collection view, the last that it was assigned to:
  /// the former one loses it.
  private func take(_ layout: UICollectionViewLayout) {
    let other = layout.link.collectionView
    layout.link.attach(to: view)
    if let other, other !== view { other.switching.lose(layout) }
  }

  private func lose(_ lost: UICollectionViewLayout) {
    let old = layout
    guard old === lost || ends(of: old).contains(where: { $0 === lost }) else { return }
    layout = KeptLayout(
      given: old, view.elements.live.map(\.attributes), rows: view.sideways.rows.map(\.solved), size: view.contentSize)
    layout.link.attach(to: view)
    leave(old)
    layout.invalidateLayout()
  }

  /// Clears the items that a layout knows: it may have been another collection view's, or this one's at another time.
  private func forgetItems(of layout: UICollectionViewLayout) {
    layout.itemsDidUpdate({ _ in nil }, { _ in nil })
    layout.invalidateLayout()
  }

  // MARK: Changes of layout

  /// Changes to another layout. The offset stays within the scroll range, unless the layout or the delegate provides
  /// another.
  func set(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    set(new, animated: animated, scrollingBy: nil, completion: completion)
  }

  /// - Parameter shift: the distance to scroll; nil to ask layout and delegate.
  private func set(
    _ new: UICollectionViewLayout, animated: Bool, scrollingBy shift: CGPoint?, completion: ((Bool) -> Void)?
  ) {
    guard new !== layout else {
      if let completion { view.complete(completion) }
      return
    }
    let old = layout
    Turn.keep(old)
    let isSeen = animated && view.isInWindow && UIView.areAnimationsEnabled && !view.model.isStale
    if isSeen { view.layoutIfNeeded() }
    old.prepareForTransition(to: new)
    take(new)
    new.prepareForTransition(from: old)
    let shown = view.elements.live.compactMap(\.view)
    for view in shown { view.willTransition(from: old, to: new) }
    layout = new
    leave(old)
    forgetItems(of: new)
    let finish = {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      for view in shown { view.didTransition(from: old, to: new) }
    }
    guard isSeen else {
      if let shift { view.shiftContent(by: shift) }
      finish()
      if let completion { view.complete(completion) }
      return
    }
    view.updateAnimator.changeLayout(scrollingBy: shift, finish) { completion?($0) }
  }

  private func leave(_ old: UICollectionViewLayout) {
    for old in [old] + ends(of: old) where old !== layout { old.link.detach(from: view) }
    guard let completion = transitionCompletion else { return }
    // Another layout was set during the interactive transition, which is abandoned.
    transitionCompletion = nil
    completion(false, false)
  }

  private func ends(of layout: UICollectionViewLayout) -> [UICollectionViewLayout] {
    guard let transition = layout as? UICollectionViewTransitionLayout else { return [] }
    return [transition.currentLayout, transition.nextLayout]
  }

  // MARK: Transitions by hand

  /// Begins an interactive transition from the present layout to another one; the app sets its progress.
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
    let old = layout
    let transition = view.delegateCalls.transitionLayout(from: old, to: new)
    set(transition, animated: false, completion: nil)
    for end in [old, new] { take(end) }
    forgetItems(of: new)
    transition.invalidateLayout()
    transitionCompletion = completion
    return transition
  }

  /// Ends the interactive transition, at the next layout or back at the old one.
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
    set(
      isFinished ? transition.nextLayout : transition.currentLayout, animated: true,
      scrollingBy: transition.transition.scroll(to: isFinished ? 1 : 0)
    ) { isCompleted in
      completion?(isCompleted, isFinished)
    }
  }
}
