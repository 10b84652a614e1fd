/// One cell of a compositional layout: its size, insets and attached views.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size, before insets.
  public final let layoutSize: NSCollectionLayoutSize
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]

  init(_ size: NSCollectionLayoutSize, attached: [NSCollectionLayoutSupplementaryItem] = []) {
    layoutSize = size
    attachedItems = attached
  }

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize) }

  /// An item of a size, with views such as badges attached to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize, attached: supplementaryItems) }

  /// Insets of the cell within the item's size, in points. Not used along an estimated dimension.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item's size; nil, the default, for none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The supplementary views attached to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// A copy of the item.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize, attached: attachedItems.map { $0.copied })
    adopt(in: copy)
    return copy
  }

  /// Gives a copy the settings of every item.
  final func adopt(in copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }

  /// The content of the item for the layout's rules.
  func content(_ kinds: inout CompositionalKinds) -> CompositionalContent { .cell }
}
