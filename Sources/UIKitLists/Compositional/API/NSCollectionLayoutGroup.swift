import ListCore

/// Returns the frames of a custom group's cells. The environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Several items of a compositional layout, side by side, one below the other, or where the app puts them.
///
/// A group is itself an item, so that groups can contain groups. A section repeats one group until all its items are placed.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let items: [NSCollectionLayoutItem]
  private let axis: LayoutAxis
  private let repetition: LayoutLine.Repetition
  private let provider: NSCollectionLayoutGroupCustomItemProvider?

  required init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], axis: LayoutAxis,
    repetition: LayoutLine.Repetition = .asRoomAllows, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    self.items = items.map { $0.copied }
    self.axis = axis
    self.repetition = repetition
    self.provider = provider
    super.init(size)
  }

  /// A group of items side by side. The items repeat in turn, as often as they fit in the group.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, subitems, axis: .horizontal)
  }

  /// A group of items one below the other. The items repeat in turn, as often as they fit in the group.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize, subitems, axis: .vertical)
  }

  /// A group of `count` copies of an item side by side, each in its own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], axis: .horizontal, repetition: .times(count)) }

  /// A group of `count` copies of an item one below the other, each in its own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], axis: .vertical, repetition: .times(count)) }

  /// Like ``horizontal(layoutSize:repeatingSubitem:count:)``, under another name.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// Like ``vertical(layoutSize:repeatingSubitem:count:)``, under another name.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: size, repeatingSubitem: subitem, count: count) }

  /// A group of copies of an item side by side. They share the group's width, minus the spacings, equally; the item's
  /// own width is ignored.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], axis: .horizontal, repetition: .equalShares(count)) }

  /// A group of copies of an item one below the other. They share the group's height, minus the spacings, equally; the
  /// item's own height is ignored.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(layoutSize, [subitem], axis: .vertical, repetition: .equalShares(count)) }

  /// A group whose cells have the frames that the app returns. The provider is called once for all groups of a section.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(layoutSize, [], axis: .horizontal, provider: itemProvider) }

  /// The group's items.
  public final var subitems: [NSCollectionLayoutItem] { items }

  /// The distance between two items; nil, the default, for none.
  public final var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary views attached to the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// The size of the container in which a group is drawn, in points, and the characters in a line of the drawing. [?]
  private static let drawnContainer = CGSize(width: 320, height: 320)
  private static let drawnWidth = 61
  /// The most cells that a group is drawn with.
  private static let mostDrawnCells = 200

  /// The group in a container of 320 by 320 points, drawn in characters, with the numbers of its cells. For debugging.
  public final func visualDescription() -> String {
    let environment = CompositionalEnvironment(CompositionalContainer(Self.drawnContainer), .current)
    var kinds = CompositionalKinds(environment: environment, scale: 1)
    let places = GroupSolver.places(
      of: layoutItem(&kinds), in: Self.drawnContainer, scale: 1, limit: Self.mostDrawnCells
    ) { _ in nil }
    return GroupDrawing.text(of: places, width: Self.drawnWidth)
  }

  /// A copy of the group.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, items, axis: axis, repetition: repetition, provider: provider)
    copy.attachedItems = attachedItems.map { $0.copied }
    copy.interItemSpacing = interItemSpacing
    adopt(in: copy)
    return copy
  }

  override func content(_ kinds: inout CompositionalKinds) -> CompositionalContent {
    if let provider { return .custom(kinds.places(provider)) }
    return .line(
      LayoutLine(
        axis: axis, items: items.map { $0.layoutItem(&kinds) }, repetition: repetition,
        spacing: interItemSpacing?.value))
  }
}

/// The frame of a cell in a custom group.
@preconcurrency @MainActor
public class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group, in points.
  public final let frame: CGRect
  /// The depth: cells with larger indexes are in front.
  public final let zIndex: Int

  /// A frame with z index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A frame with a z index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns itself: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
