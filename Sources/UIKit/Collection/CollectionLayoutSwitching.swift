/// The layout, and how the collection view goes over to another one.
@MainActor
final class CollectionLayoutSwitching {
  /// [C] The duration of the change, in seconds.
  static let duration = 0.3

  /// Known from the end of its initialiser on.
  private unowned var view: UICollectionView!
  private(set) var layout: UICollectionViewLayout

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
    old.link.collectionView = nil
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
}
