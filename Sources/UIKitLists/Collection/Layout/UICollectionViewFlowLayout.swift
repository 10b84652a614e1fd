import ListCore

/// Items in lines, one after the other, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private(set) lazy var flow = FlowArrangement(layout: self)

  /// Stands for a size that cells work out by themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// A layout that scrolls vertically, of items of 50 by 50 points with 10 points between them.
  public override init() { super.init() }

  /// A layout with the default settings: an archive of a layout does not exist here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(FlowLayoutDecoding.self, into: self)
  }

  // MARK: Direction

  /// The direction in which the content scrolls; lines are across it.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { flow.settings.direction }
    set { flow.settings.direction = newValue }
  }

  // MARK: Sizes

  /// The size of items without one from the delegate.
  open var itemSize: CGSize {
    get { flow.settings.itemSize }
    set { flow.settings.itemSize = newValue }
  }

  /// The size assumed for items until they are shown and measured, in points; zero, the default, for items that do not
  /// size themselves.
  open var estimatedItemSize: CGSize {
    get { flow.settings.estimatedItemSize }
    set { flow.settings.estimatedItemSize = newValue }
  }

  /// The size of headers without one from the delegate: its height where the content scrolls vertically, or its width.
  open var headerReferenceSize: CGSize {
    get { flow.settings.headerSize }
    set { flow.settings.headerSize = newValue }
  }

  /// The size of footers without one from the delegate: its height where the content scrolls vertically, or its width.
  open var footerReferenceSize: CGSize {
    get { flow.settings.footerSize }
    set { flow.settings.footerSize = newValue }
  }

  // MARK: Spacing

  /// The spacing between lines without one from the delegate.
  open var minimumLineSpacing: CGFloat {
    get { flow.settings.lineSpacing }
    set { flow.settings.lineSpacing = newValue }
  }

  /// The least space between the items of a line without one from the delegate.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.settings.itemSpacing }
    set { flow.settings.itemSpacing = newValue }
  }

  /// The space around the lines of a section without one from the delegate.
  open var sectionInset: UIEdgeInsets {
    get { flow.settings.sectionInset }
    set { flow.settings.sectionInset = newValue }
  }

  /// The edges that `sectionInset` is measured from.
  open var sectionInsetReference: SectionInsetReference {
    get { flow.settings.insetReference }
    set { flow.settings.insetReference = newValue }
  }

  // MARK: Pinning

  /// Whether headers stay visible as long as their sections are.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.settings.pinsHeaders }
    set { flow.settings.pinsHeaders = newValue }
  }

  /// Whether footers stay visible as long as their sections are.
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.settings.pinsFooters }
    set { flow.settings.pinsFooters = newValue }
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    flow.prepare()
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    flow.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flow.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flow.supplementaryView(elementKind, at: indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    flow.invalidate(context)
    super.invalidateLayout(with: context)
  }

  /// Whether the layout becomes invalid: for another breadth, for another size if the delegate decides sizes, and for
  /// any change of bounds if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flow.shouldInvalidate(for: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    flow.fill(super.invalidationContext(forBoundsChange: newBounds), for: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { flow.takes(preferredAttributes, instead: originalAttributes) }

  override var takesPreferredSizes: Bool { flow.isEstimated || PreferredSizeMethods.flowLayoutTakesSizes(self) }

  override var movesPinnedViewsOnly: Bool {
    type(of: self) == UICollectionViewFlowLayout.self && flow.settings.pinsAnything
  }

  override func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    flow.pinnedFrame(kind, indexPath.section)
  }

  override func isPinned(ofKind kind: String, at indexPath: IndexPath) -> Bool {
    flow.isPinned(kind, indexPath.section)
  }

  override var lineScrollDirection: UICollectionView.ScrollDirection? { flow.settings.direction }

  override var hasForgottenSizes: Bool { flow.hasForgottenSizes }

  override func didPlaceElements() { flow.didPlace() }

  override func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    flow.itemsDidUpdate(newPath)
  }

  override func surroundingsDidChange() { flow.surroundingsDidChange() }
  override func textSizeDidChange() { flow.textSizeDidChange() }
}
