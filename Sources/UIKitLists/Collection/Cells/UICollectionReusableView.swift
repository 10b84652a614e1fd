/// A view that a collection view shows, and uses again for something else when it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final let placement = ViewPlacement()

  /// A view with a frame. Collection views create views of registered classes with this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    LayoutRoots.make(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    LayoutRoots.make(self)
    coder.decode(CollectionReusableDecoding.self, into: self)
  }

  /// The name under which the collection view keeps the view for reuse.
  open var reuseIdentifier: String? { placement.identifier }

  /// Called before the collection view hands out the view again. Overrides call super.
  open func prepareForReuse() {}

  /// Called with the view's attributes after they changed. An override applies the properties that its layout added.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes to another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view changed to another layout.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers, if the layout asks. Where the layout's size is an estimate, the
  /// view's constraints decide.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { placement.fit(layoutAttributes, of: self) }
}
