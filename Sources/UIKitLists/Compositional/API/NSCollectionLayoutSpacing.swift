import ListCore

/// The distance between two items of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  final let value: LayoutSpacing

  required init(_ value: LayoutSpacing) { self.value = value }

  /// A distance of at least so many points, which grows with the space that items leave.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(LayoutSpacing(isFlexible: true, length: flexibleSpacing))
  }

  /// A distance of so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(LayoutSpacing(isFlexible: false, length: fixedSpacing))
  }

  /// The spacing, or the minimum spacing, in points.
  public var spacing: CGFloat { value.length }

  /// Whether the distance grows.
  public var isFlexible: Bool { value.isFlexible }

  /// Whether the distance is always the same.
  public var isFixed: Bool { !value.isFlexible }

  /// The spacing itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances from an item to the items and edges around it.
@preconcurrency @MainActor
public class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance at the leading edge; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top edge; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom edge; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances at four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  final var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
}
