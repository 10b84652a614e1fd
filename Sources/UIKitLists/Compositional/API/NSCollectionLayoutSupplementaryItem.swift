import ListCore

/// An anchor point of a rectangle: a corner, the middle of an edge or the centre, moved by an offset.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges of the rectangle on which the point is; two adjacent edges mean a corner.
  public final let edges: NSDirectionalRectEdge
  /// The offset of the point, in points or as a fraction of the view's size.
  public final let offset: CGPoint
  /// Whether the offset is in parts of the view's size.
  public final let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// A point at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// A point so many points away from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// A point away from edges by parts of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The anchor itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  final var value: LayoutAnchor {
    LayoutAnchor(edges: edges.layoutEdges, offset: offset, isFractional: isFractionalOffset)
  }
}

/// A supplementary view attached to an item or a group, such as a badge.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source is asked for the view.
  public final let elementKind: String
  /// The point of the item where the view is attached.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The view's own anchor point; nil for the point with the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize, kind: String, at container: NSCollectionLayoutAnchor,
    own: NSCollectionLayoutAnchor? = nil
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = own
    super.init(size)
  }

  /// A view whose own anchor point has the same edges as the item's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, kind: elementKind, at: containerAnchor) }

  /// A view whose own anchor is aligned with the item's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, kind: elementKind, at: containerAnchor, own: itemAnchor) }

  /// The depth: views with larger indexes are in front. The default is 0.
  public final var zIndex = 0

  /// A copy of the item.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind: elementKind, at: containerAnchor, own: itemAnchor)
    copy.zIndex = zIndex
    adopt(in: copy)
    return copy
  }
}

/// A supplementary view at the edge of a section or of the whole layout: a header, a footer.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner where the view is.
  public final let alignment: NSRectAlignment
  /// The offset of the view, in points.
  public final let offset: CGPoint

  init(_ size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) {
    self.alignment = alignment
    self.offset = offset
    super.init(size, kind: kind, at: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset))
  }

  /// A view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
  }

  /// A view so many points away from an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) { self.init(layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset) }

  /// Whether the view is outside of the content, which leaves space for it. The default is true.
  public final var extendsBoundary = true

  /// Whether the view stays visible as long as its section is. The default is false.
  public final var pinToVisibleBounds = false

  /// A copy of the item.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize, kind: elementKind, alignment: alignment, offset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    adopt(in: copy)
    return copy
  }
}

/// A background view of a section, provided by the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout knows the view's class.
  public final let elementKind: String

  required init(kind: String) {
    elementKind = kind
    super.init(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A background as large as a section, its header and footer included; `contentInsets` make it smaller.
  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  /// The depth: views with larger indexes are in front. The default is below the cells [?].
  public final var zIndex = -1

  /// A copy of the item.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.zIndex = zIndex
    adopt(in: copy)
    return copy
  }
}
