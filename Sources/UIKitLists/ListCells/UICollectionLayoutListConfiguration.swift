/// How a section of a collection view looks and works as a list.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Sendable {
    /// Rows from edge to edge, with pinned headers.
    case plain
    /// Groups of rows from edge to edge, apart from each other.
    case grouped
    /// Groups of rows in rounded boxes, inset from the edges.
    case insetGrouped
    /// Rows of a sidebar, with a rounded selection.
    case sidebar
    /// Rows of a sidebar that span its width.
    case sidebarPlain
  }

  /// The view above a section's rows.
  public enum HeaderMode: Sendable {
    /// There is none.
    case none
    /// The data source provides a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item looks like a header. The rows begin at item 1.
    case firstItemInSection
  }

  /// The view below a section's rows.
  public enum FooterMode: Sendable {
    /// There is none.
    case none
    /// The data source provides a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Views that are as wide as their content rather than as the list.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// Headers as bit 0.
    public let rawValue: Int

    /// The elements of a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// The actions beside an item that is swiped; nil where it cannot be swiped to that side.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The lines of an item, made from those of its section.
  public typealias ItemSeparatorHandler =
    (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The look of the list.
  public let appearance: Appearance
  /// The view above a section's rows. By default there is none.
  public var headerMode = HeaderMode.none
  /// The view below a section's rows. By default there is none.
  public var footerMode = FooterMode.none
  /// The space above each header, in points; nil, the default, leaves it to the appearance.
  public var headerTopPadding: CGFloat?
  /// Whether there are separators between items. True by default.
  public var showsSeparators = true
  /// The separators of the section's items, used if ``showsSeparators`` is true.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Provides different separators for an item; nil, the default, for those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour of the list; nil, the default, for that of the appearance.
  public var backgroundColor: UIColor?
  /// The actions that a swipe from the leading edge shows; nil, the default, for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions that a swipe from the trailing edge shows; nil, the default, for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Views that are as wide as their content. By default there are none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A list with an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The background colour of the list. [C] Of plain and grouped lists; [?] of sidebars.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait that the section's views have.
  var listEnvironment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
