import ListCore

/// The connection of a layout to its collection view.
@MainActor
final class LayoutLink {
  private(set) weak var collectionView: UICollectionView?
  /// Whether the layout ever had a collection view.
  private(set) var wasUsed = false
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  func register(_ viewClass: AnyClass?, _ kind: String) {
    guard let viewClass else { return decorationClasses[kind] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        """
        unable to register \(viewClass) for decoration views of kind \(kind) - the class must be \
        UICollectionReusableView or a subclass of it.
        """)
    }
    decorationClasses[kind] = type
  }

  func attach(to view: UICollectionView) {
    collectionView = view
    wasUsed = true
  }

  /// Detaches the layout, unless it now belongs to another collection view.
  func detach(from view: UICollectionView) { if collectionView === view { collectionView = nil } }

  // MARK: Invalidation

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.arrangement.invalidate(context)
  }

  /// A context of the layout's class in which nothing is invalid yet.
  func makeContext(of layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = type(of: layout).invalidationContextClass
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "\(Swift.type(of: layout)).invalidationContextClass is \(type), no UICollectionViewLayoutInvalidationContext.")
    }
    return CollectionObjectMaking.context(type)
  }

  func makeContext(everythingOf layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(of: layout)
    context.parts.isEverything = true
    return context
  }

  func makeContext(
    of layout: UICollectionViewLayout, preferred: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(of: layout)
    guard let kind = preferred.kind else {
      context.invalidateItems(at: [preferred.indexPath])
      context.parts.preferredSizes = [(RowPath(preferred.indexPath), preferred.size)]
      return context
    }
    context.invalidateSupplementaryElements(ofKind: kind, at: [preferred.indexPath])
    return context
  }

  func makeContext(
    of layout: UICollectionViewLayout, moving move: InvalidatedParts.Move
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(of: layout)
    context.parts.move = move
    return context
  }

  // MARK: Sections that scroll sideways

  /// The offset of a section's row, in points from its start: 0 for one that was not scrolled yet, and negative if a
  /// centred group is before the start.
  func sidewaysOffset(ofSection section: Int) -> CGFloat {
    collectionView?.sideways.offset(ofSection: section) ?? 0
  }

  /// The part of a section's row whose elements the collection view needs, in points from the row's start: the visible
  /// part, and as much again on both sides.
  /// - Parameter length: the length of ``SidewaysSection/frame`` along the row, in points.
  func sidewaysWindow(ofSection section: Int, length: CGFloat) -> ClosedRange<CGFloat> {
    collectionView?.sideways.window(ofSection: section, length: length) ?? 0...max(length, 0)
  }

  // MARK: Updates

  func initialAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateCommit.initialAttributes(CollectionElement(category, kind, path))
  }

  func finalAttributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.updateCommit.finalAttributes(CollectionElement(category, kind, path))
  }

  // MARK: Moves by hand

  /// The item at a position; while there is none, the item keeps its index path.
  func targetPath(of previous: IndexPath, at position: CGPoint) -> IndexPath {
    collectionView?.arrangement.item(at: position)?.indexPath ?? previous
  }

  /// [?] The attributes of an item that a finger moves: in front of everything, with its centre at the finger.
  func movedAttributes(
    at path: IndexPath, _ position: CGPoint, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layout.layoutAttributesForItem(at: path)?.copied ?? UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = position
    attributes.zIndex = ReorderMetrics.zIndex
    attributes.alpha = ReorderMetrics.alpha
    return attributes
  }
}

extension UICollectionViewLayout {
  /// Attributes of the layout's class.
  func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = type(of: self).layoutAttributesClass
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      fatalError("\(Swift.type(of: self)).layoutAttributesClass is \(type), no UICollectionViewLayoutAttributes.")
    }
    return CollectionObjectMaking.attributes(type)
  }
}
