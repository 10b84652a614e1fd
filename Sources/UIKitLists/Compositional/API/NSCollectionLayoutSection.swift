/// Sees a section's elements on screen, the offset of its content, and the section's surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// The layout of a section: a group that repeats until all items are placed, with its headers, footers and backgrounds.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  final let group: NSCollectionLayoutGroup

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group.copied }

  /// The distances from the groups to the section's edges, in points.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between two groups, in points.
  public final var interGroupSpacing: CGFloat = 0

  /// The rectangle from whose edges `contentInsets` are measured. `.automatic`, the default, is that of the layout's
  /// configuration.
  public final var contentInsetsReference = UIContentInsetsReference.automatic

  /// The rectangle from whose edges the insets of headers and footers are measured. `.automatic`, the default, is that
  /// of the section.
  public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers have the section's insets. The default is true.
  @available(*, deprecated, message: "Use supplementaryContentInsetsReference")
  public final var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  final var followsContentInsets = true

  /// Headers, footers and other views at the section's edges.
  public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// How the groups scroll across the direction of the layout; `.none`, the default, lays them out along it.
  public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The bounce and deceleration of groups that scroll across the layout's direction.
  public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Called with the section's elements on screen when it is laid out and when its content scrolls, before they are shown;
  /// nil, the default, for nothing. The offset is that of the section's content.
  public final var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The backgrounds of the section.
  public final var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The list that the section is; nil for others.
  final var list: UICollectionLayoutListConfiguration?
  /// The space before a header, in points.
  package final var topPadding: CGFloat = 0
  /// More space before everything where the section is the first.
  package final var firstTopPadding: CGFloat = 0

  /// A section that looks and works as a list. Its rows have the heights that their cells prefer.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSectionRules(configuration: configuration, width: layoutEnvironment.container.contentSize.width).section()
  }

  /// A copy of the section.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsContentInsets = followsContentInsets
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied }
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    copy.topPadding = topPadding
    copy.firstTopPadding = firstTopPadding
    copy.decorationItems = decorationItems.map { $0.copied }
    return copy
  }
}
