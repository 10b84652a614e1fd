/// The element that one of a collection view's views shows, and the attributes applied to it.
@MainActor
final class ViewPlacement {
  var identifier: String?
  weak var collectionView: UICollectionView?
  private(set) var attributes: UICollectionViewLayoutAttributes?
  /// The view's place in its list section; nil outside of lists.
  private(set) var list: ListCellPlace?
  /// The values from which the view's separators in its list were computed; nil before they were.
  var lineSource: ListCellLines.Source?
  /// The values that were last applied: they reveal whether a layout has changed attributes that it gave before.
  private var placed: PlacedValues?
  /// Whether the attributes hide the view. An app may itself hide a view that the attributes show, such as a badge without a number.
  private var isHidden = false
  /// Whether the view is swiped open, or on its way.
  var isSwiped = false
  /// Work to do before the view is used again.
  var onPrepare: (@MainActor () -> Void)?
  /// The row in whose scroll view the view is, which keeps the view alive; nil for one in the collection view itself.
  weak var row: CollectionRow?
  /// The position of the row's content in the collection view when the view was placed; zero outside of rows.
  private var origin = CGPoint.zero

  /// Places a view by attributes, and passes them to the view if they changed.
  func adopt(_ new: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
    let origin = row?.origin ?? .zero
    let values = PlacedValues(new)
    if let attributes, attributes === new || attributes.isEqual(new), values == placed, origin == self.origin {
      // Adopts the new object even if it is equal: `visibleItemsInvalidationHandler` changes this object, and the view
      // has to follow it.
      self.attributes = new
      return
    }
    attributes = new
    placed = values
    self.origin = origin
    let bounds = CGRect(origin: view.bounds.origin, size: new.size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(x: new.center.x - origin.x, y: new.center.y - origin.y)
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.transform3D, new.transform3D) { view.transform3D = new.transform3D }
    if view.alpha != new.alpha { view.alpha = new.alpha }
    if isHidden != new.isHidden {
      isHidden = new.isHidden
      view.isHidden = new.isHidden
    }
    let depth = CGFloat(new.zIndex)
    if view.layer.zPosition != depth {
      view.layer.zPosition = depth
      collectionView?.stacking.depthDidChange(of: view)
    }
    view.apply(new)
  }

  /// The view's attributes changed in position or size only.
  func follow(_ moved: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
    guard attributes === moved, row == nil else { return adopt(moved, in: view) }
    placed = PlacedValues(moved)
    let bounds = CGRect(origin: view.bounds.origin, size: moved.size)
    if view.bounds != bounds { view.bounds = bounds }
    view.center = moved.center
    view.apply(moved)
  }

  /// Stores a copy of the attributes if they are those of the view. Does nothing while the view has others, as at the
  /// start of an animation: it is placed later.
  func take(_ copy: UICollectionViewLayoutAttributes, insteadOf placed: UICollectionViewLayoutAttributes) {
    if let attributes, attributes === placed || attributes.isEqual(placed) { self.attributes = copy }
  }

  /// The attributes of the view changed their values: applies them again.
  func attributesDidChange(_ changed: UICollectionViewLayoutAttributes, in view: UICollectionReusableView?) {
    guard let view, attributes === changed else { return }
    forget()
    adopt(changed, in: view)
  }

  /// Applies attributes to a view; does nothing if it was deallocated.
  func settle(_ new: UICollectionViewLayoutAttributes, in view: UICollectionReusableView?) {
    if let view { adopt(new, in: view) }
  }

  /// The view's frame differs from its attributes: the next ones are applied in any case.
  func forget() { attributes = nil }

  /// Gives attributes the size that the view's constraints require, if the layout asks. Cells are left out, as they
  /// determine their size themselves.
  func fit(
    _ attributes: UICollectionViewLayoutAttributes, of view: UICollectionReusableView
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.asked?.isAny == true, !(view is UICollectionViewCell) else { return attributes }
    let size = view.fittingSize(for: attributes)
    // [?] A view without constraints keeps the estimate.
    if size.width > 0, size.height > 0, size != attributes.size { attributes.size = size }
    return attributes
  }

  /// Resets the placement before the view is reused.
  func reset(_ view: UICollectionReusableView) {
    forget()
    isHidden = false
    lineSource = nil
    finishLeaving()
    (view as? UICollectionViewCell)?.resetParts()
  }

  /// Runs the reset that was postponed when the view left the screen.
  func finishLeaving() {
    let pending = onPrepare
    onPrepare = nil
    pending?()
  }

  /// The view's place in a list section changed.
  /// - Parameter traits: those of its list; nil for none.
  func setList(_ new: ListCellPlace?, _ traits: ListTraits?, in view: UICollectionReusableView) {
    guard list != new else { return }
    if list?.appearance != new?.appearance {
      if let traits { view.traits.setList(traits) } else { view.traits.setListEnvironment(.none) }
    }
    let changesLook = list.map { new?.looksAlike($0) != true } ?? true
    list = new
    if new == nil { lineSource = nil }
    // Moving from one row position to another does not change the default look.
    if changesLook { (view as? UICollectionViewCell)?.listPlaceDidChange() }
  }

  /// The size that the view or its content asks for may have changed.
  func sizeDidInvalidate(_ view: UICollectionReusableView) { collectionView?.resizing.sizeDidInvalidate(view) }

  /// Something about Auto Layout changed within the view's content.
  func layoutDidChange(in view: UICollectionReusableView) { collectionView?.resizing.layoutDidChange(in: view) }
}

/// The attributes that a view is placed by, as values.
private struct PlacedValues: Equatable {
  private let center: CGPoint
  private let size: CGSize
  private let transform: CATransform3D
  private let alpha: CGFloat
  private let isHidden: Bool
  private let depth: Int

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    depth = attributes.zIndex
  }

  static func == (first: Self, second: Self) -> Bool {
    first.center == second.center && first.size == second.size && first.alpha == second.alpha
      && first.isHidden == second.isHidden && first.depth == second.depth
      && CATransform3DEqualToTransform(first.transform, second.transform)
  }
}

extension UICollectionReusableView {
  /// The size that fits the view, in whole pixels, in the dimensions that the layout asks for; the attributes' size in
  /// others.
  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let asked = attributes.asked ?? AskedDimensions(width: true, height: true)
    let size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: asked.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: asked.height ? .fittingSizeLevel : .required)
    let scale = max(traitCollection.displayScale, 1)
    let whole = CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    return asked.adopting(whole, in: attributes.size)
  }
}
