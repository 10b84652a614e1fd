/// The element that one of a collection view's views shows, and the attributes applied to it.
@MainActor
final class ViewPlacement {
  var identifier: String?
  weak var collectionView: UICollectionView?
  private(set) var attributes: UICollectionViewLayoutAttributes?
  /// The row in whose scroll view the view is; nil for one that is in the collection view itself.
  var row: CollectionRow?
  /// The place in the content of the view's surroundings when it was placed.
  private var origin = CGPoint.zero

  /// Places a view by attributes, and passes them to the view if they changed.
  func adopt(_ new: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
    let origin = row?.origin ?? .zero
    if let attributes, attributes === new || attributes.isEqual(new), !view.isHidden || new.isHidden,
      origin == self.origin
    {
      return
    }
    attributes = new
    self.origin = origin
    let bounds = CGRect(origin: view.bounds.origin, size: new.size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(x: new.center.x - origin.x, y: new.center.y - origin.y)
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, new.transform3D) { view.transform3D = new.transform3D }
    if view.alpha != new.alpha { view.alpha = new.alpha }
    if view.isHidden != new.isHidden { view.isHidden = new.isHidden }
    let depth = CGFloat(new.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(new)
  }

  /// The view's attributes have another place, and are the same otherwise.
  func follow(_ moved: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
    guard attributes === moved, row == nil else { return adopt(moved, in: view) }
    view.center = moved.center
    view.apply(moved)
  }

  /// The view has a copy of the attributes with which it was placed.
  func take(_ copy: UICollectionViewLayoutAttributes) { attributes = copy }

  /// The view's own attributes have other values.
  func attributesDidChange(_ changed: UICollectionViewLayoutAttributes, in view: UICollectionReusableView?) {
    guard let view, attributes === changed else { return }
    forget()
    adopt(changed, in: view)
  }

  /// Applies attributes to a view; nothing happens if it is gone.
  func settle(_ new: UICollectionViewLayoutAttributes, in view: UICollectionReusableView?) {
    if let view { adopt(new, in: view) }
  }

  /// The view's frame differs from its attributes: the next ones are applied in any case.
  func forget() { attributes = nil }

  /// Before the view is used again.
  func reset(_ view: UICollectionReusableView) {
    forget()
    (view as? UICollectionViewCell)?.appearance.resetState()
  }

  /// The size that the view or its content asks for may have changed.
  func sizeDidInvalidate(_ view: UICollectionReusableView) { collectionView?.resizing.sizeDidInvalidate(view) }

  /// Something about Auto Layout changed within the view's content.
  func layoutDidChange(in view: UICollectionReusableView) { collectionView?.resizing.layoutDidChange(in: view) }
}
