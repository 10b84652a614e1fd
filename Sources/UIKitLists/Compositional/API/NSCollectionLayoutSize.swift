import ListCore

/// The width and the height of an item or group in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width of the item, before its insets.
  public let widthDimension: NSCollectionLayoutDimension
  /// How tall an item is, before its insets.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The size itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  final var value: LayoutSize { LayoutSize(width: widthDimension.value, height: heightDimension.value) }
}
