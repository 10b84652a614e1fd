/// The parts of a layout that have become invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  final let parts = InvalidatedParts()

  /// A context in which nothing is invalid yet.
  public override init() { super.init() }

  /// Whether everything is invalid.
  open var invalidateEverything: Bool { parts.isEverything }

  /// Whether numbers of sections and items are to be asked for again.
  open var invalidateDataSourceCounts: Bool { parts.countsAreInvalid }

  /// Makes items invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { parts.items.add(indexPaths) }

  /// Makes supplementary views of a kind invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    parts.supplementaryViews.add(elementKind, indexPaths)
  }

  /// Makes decoration views of a kind invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    parts.decorationViews.add(elementKind, indexPaths)
  }

  /// The items that are invalid, in order; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { parts.items.paths }

  /// The supplementary views that are invalid, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { parts.supplementaryViews.paths }

  /// The decoration views that are invalid, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { parts.decorationViews.paths }

  /// The change of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size, in points: applied at once, until the prepared layout provides the size.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the interactively moved items in the last step; nil if there are none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { parts.move?.previous }

  /// The present index paths of the interactively moved items; nil if there are none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { parts.move?.target }

  /// The position to which a finger has moved the items.
  open var interactiveMovementTarget: CGPoint { parts.movePosition }
}

/// The parts of a flow layout that have become invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and spacings again. True by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether lines are broken and items placed again. True by default.
  open var invalidateFlowLayoutAttributes = true
}
