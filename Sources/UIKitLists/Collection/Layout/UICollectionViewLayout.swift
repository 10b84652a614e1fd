import ListCore

/// Computes the frames of a collection view's elements.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the attributes of single
/// elements; it computes their values in `prepare()`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final let link = LayoutLink()

  /// A layout without elements.
  public override init() { super.init() }

  /// A layout without elements.
  public required init?(coder: NSCoder) {
    super.init()
    LayoutDecoding.decode(coder, into: self)
  }

  /// Writes nothing. Overrides write what they add.
  open func encode(with coder: NSCoder) {}

  // MARK: Collection view

  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: UICollectionView? { link.collectionView }

  /// The class of the layout's attributes; a subclass with additional attributes overrides it. The default is
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts in which the layout is made invalid.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Called before the layout is asked for anything, the first time and after it was made invalid.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything with a part in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item's cell; nil if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class of decoration views for a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    link.register(viewClass, elementKind)
  }

  /// Whether frames are mirrored in an interface whose direction differs from `developmentLayoutDirection`. The default
  /// is false.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout direction for which the frames are computed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// Prepares and queries the layout again with the collection view's next layout pass.
  open func invalidateLayout() { invalidateLayout(with: link.makeContext(everythingOf: self)) }

  /// Marks the parts of the layout that a context names as invalid. Overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { link.invalidate(context) }

  /// Whether a change of the collection view's bounds moves elements.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of the parts that become invalid when the collection view gets other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { link.makeContext(of: self) }

  /// Whether a cell gets the size it asks for.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context of the parts that become invalid when a cell gets the size that it asks for.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { link.makeContext(of: self, preferred: preferredAttributes) }

  // MARK: Animated bounds

  /// Called when the collection view gets another size among animations, before elements are placed for it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the elements are placed for the new size, within the same animations.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Scrolling

  /// The offset at which scrolling comes to rest when a finger or a scroll wheel releases it. The velocity is that of
  /// the offset, in points per millisecond [C], as the delegate gets it.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after an update or a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before an update is shown, with the items that are inserted, deleted or moved. Overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when all elements of an update have their final frames, within the animations. Overrides call super.
  open func finalizeCollectionViewUpdates() {}

  /// The attributes that an item begins with in an update; its own, and transparent, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.initialAttributes(.cell, nil, itemIndexPath) }

  /// The attributes that an item ends with in an update; its own, and transparent, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.finalAttributes(.cell, nil, itemIndexPath) }

  /// The attributes from which a supplementary view appears in an update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.initialAttributes(.supplementaryView, elementKind, elementIndexPath) }

  /// The attributes to which a supplementary view disappears in an update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.finalAttributes(.supplementaryView, elementKind, elementIndexPath) }

  /// The attributes from which a decoration view appears in an update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.initialAttributes(.decorationView, elementKind, decorationIndexPath) }

  /// The attributes to which a decoration view disappears in an update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { link.finalAttributes(.decorationView, elementKind, decorationIndexPath) }

  /// The supplementary views of a kind that an update inserts, besides those of inserted items and sections. They are
  /// asked for initial attributes.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind that an update removes, with their index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update inserts. By default there are none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind that an update removes. By default there are none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Changes of layout

  /// Called before the collection view changes to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the collection view changes from another layout to this one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts among the animations of the change.
  open func finalizeLayoutTransition() {}

  // MARK: Moves by hand

  /// The index path at which an item that is moved interactively would be dropped while its centre is at `position`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { link.targetPath(of: previousIndexPath, at: position) }

  /// The attributes of an item while it is moved by hand.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { link.movedAttributes(at: indexPath, position, in: self) }

  /// The context of the parts that become invalid when interactively moved items would be dropped elsewhere.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    link.makeContext(
      of: self,
      moving: InvalidatedParts.Move(previous: previousIndexPaths, target: targetIndexPaths, position: targetPosition))
  }

  /// The context of the parts that become invalid when a move by hand ends.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    link.makeContext(
      of: self, moving: InvalidatedParts.Move(previous: previousIndexPaths, target: indexPaths, position: .zero))
  }

  // MARK: Within UIKit

  /// Whether the layout uses the sizes that cells prefer. O(1).
  var takesPreferredSizes: Bool { PreferredSizeMethods.layoutTakesSizes(self) }

  /// Whether nothing depends on the offset except the frames of pinned views, which `pinnedFrame` returns: then
  /// scrolling does not invalidate the layout. O(1).
  var movesPinnedViewsOnly: Bool { false }

  /// Whether a changed size of a cell only moves elements: those of its line in any way, later ones by the growth of
  /// the content. `lines(of:)` and `frame(of:)` provide the details. O(1).
  var movesElements: Bool { false }

  /// Takes over the sizes that cells preferred.
  /// - Returns: the items of all lines from the first to the last of the given items.
  func lines(of items: ClosedRange<RowPath>) -> Range<RowPath> { items.lowerBound..<items.upperBound }

  /// The frame of an element; nil if there is none. O(log n).
  func frame(of element: CollectionElement) -> CGRect? { nil }

  /// The present frame of a pinned supplementary view; nil for others. Allocates nothing.
  func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? { nil }

  /// Whether a supplementary view is pinned away from its own position. Allocates nothing.
  func isPinned(ofKind kind: String, at indexPath: IndexPath) -> Bool { false }

  /// The class of the decoration views of a kind.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { link.decorationClasses[kind] }

  /// The direction in which lines of items follow each other; nil for layouts without lines.
  var lineScrollDirection: UICollectionView.ScrollDirection? { nil }

  /// Whether the layout has dropped the sizes that cells asked for. Items above the visible ones may then have moved, so the
  /// collection view keeps the first visible item in its position on screen.
  var hasForgottenSizes: Bool { false }

  /// The collection view has placed its views by the layout.
  func didPlaceElements() {}

  /// The background colour of a collection view of lists; nil if the layout makes no lists, or other sections as well.
  var listBackground: UIColor? { nil }

  /// The list configuration of a section; nil for sections that are not lists. Called often: O(1), without calls to the
  /// app.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// The sections that intersect a rectangle of the content and scroll across the layout's direction. The layout asks
  /// `link.sidewaysWindow(ofSection:length:)` which part of each row's elements `layoutAttributesForElements(in:)` has
  /// to return; the rectangle does not limit positions along a row.
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] { [] }

  /// The position in the reading order of a view that is not an item; nil if the layout does not specify it.
  func readingPlace(ofKind kind: String, _ path: RowPath) -> ReadingPlace? { nil }

  /// The present description of the layout's lists.
  var listVersion: ListVersion { ListVersion(layout: ObjectIdentifier(self), description: 0) }

  /// The numbers of the sections that intersect a rectangle, do not scroll sideways, and have a handler of their
  /// visible elements. The collection view informs them through `sidewaysSection(_:didScrollTo:visible:)`, too.
  func tellingSections(in rect: CGRect) -> [Int] { [] }

  /// Whether the handler of such a section is informed of an element.
  func tells(of attributes: UICollectionViewLayoutAttributes) -> Bool { attributes.representedElementCategory == .cell }

  /// The row of a section has another offset, or was laid out again: `visible` are its elements on screen, cells first.
  /// Called only for sections with a handler. An element's frame minus the offset is its visible frame in the content.
  func sidewaysSection(_ section: Int, didScrollTo offset: CGPoint, visible: [any NSCollectionLayoutVisibleItem]) {}

  /// An update has changed paths of items or removed items: the layout renumbers the sizes that it keeps.
  func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {}

  /// The collection view's safe area, margins or traits have changed.
  func surroundingsDidChange() {}

  /// The text size has changed: the sizes that cells asked for no longer hold. Called before `surroundingsDidChange()`.
  func textSizeDidChange() {}
}
