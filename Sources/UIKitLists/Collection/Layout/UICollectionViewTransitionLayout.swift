import ListCore

/// A layout between two others, at the progress of an interactive transition.
///
/// `startInteractiveTransition(to:completion:)` makes the collection view use one. A subclass may place elements other
/// than on a straight line between both layouts.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  final let transition: LayoutTransition

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    transition = LayoutTransition(from: currentLayout, to: newLayout)
    super.init()
  }

  /// Always nil: a transition belongs to two layouts of a collection view.
  public required init?(coder: NSCoder) { return nil }

  /// The layout at the start of the transition.
  open var currentLayout: UICollectionViewLayout { transition.current }

  /// The layout at the end of the transition, unless it is cancelled.
  open var nextLayout: UICollectionViewLayout { transition.next }

  /// The progress of the transition, from 0 to 1. Call `invalidateLayout()` after a change.
  open var transitionProgress: CGFloat {
    get { transition.progress }
    set { transition.progress = newValue }
  }

  /// Stores a custom value that changes along with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { transition.values[key] = value }

  /// The value stored last; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { transition.values[key] ?? 0 }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    transition.prepare()
  }

  open override var collectionViewContentSize: CGSize { transition.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    transition.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    transition.attributes(of: CollectionElement(.cell, nil, indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transition.attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transition.attributes(of: CollectionElement(.decorationView, elementKind, indexPath))
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    transition.invalidate(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    transition.shouldInvalidate(for: newBounds)
  }

  override func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    transition.itemsDidUpdate(newPath, newSection)
  }

  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    transition.nearer.listConfiguration(ofSection: section)
  }

  override var listVersion: ListVersion { transition.nearer.listVersion }
  override var listBackground: UIColor? { transition.nearer.listBackground }

  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    transition.decorationClass(ofKind: kind) ?? super.decorationClass(ofKind: kind)
  }
}
