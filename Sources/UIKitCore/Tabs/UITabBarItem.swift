import ListCore

/// A tab of a tab bar: a title, an image, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The standard tab that the item is, if it is one.
  private(set) final var systemItem: SystemItem?

  override class var knownKeys: [_Property] {
    super.knownKeys + [
      _Property("badgeValue", \UITabBarItem.badgeValue),
      _Property("selectedImage", \UITabBarItem.selectedImage),
      // [C] Not public, but widely used.
      _Property("view", \UITabBarItem.knownView), _Property("_view", \UITabBarItem.knownView),
      _Property("isSystemItem", \UITabBarItem.isSystemItem),
      _Property("systemItem", \UITabBarItem.systemItemNumber),
    ]
  }

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// An item without a title and an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(TabBarItemDecoding.self, into: self)
  }

  /// A tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a different image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab with the title and the image of a standard one.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// The view that shows the tab.
  final var knownView: UIView? { (observer as? TabBarContents)?.button(of: self) }
  final var isSystemItem: Bool { systemItem != nil }
  /// The number of the system item; a number without an item for others [?].
  final var systemItemNumber: Int { systemItem?.rawValue ?? -1 }

  /// Takes the title and the image of a standard tab.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.look.title.text
    image = UIImage(systemName: systemItem.look.symbol)
  }

  /// The image while the tab is selected; nil, the default, for `image`.
  open var selectedImage: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// The text on the badge at the image; nil, the default, for no badge.
  open var badgeValue: String? {
    didSet { observer?.barItemDidChange() }
  }

  /// The badge's colour; nil, the default, for that of the bar's appearance, or red if it has none.
  open var badgeColor: UIColor? {
    didSet {
      observer?.barItemDidChange()
      noteAppearance(\.badgeColor, badgeColor)
    }
  }

  /// Sets font and colour of the badge's text in a state; states without any have those of `.normal`.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    observer?.barItemDidChange()
    noteAppearance(#function, [state.rawValue]) { $0.setBadgeTextAttributes(textAttributes, for: state) }
  }

  /// Font and colour of the badge's text in a state, as far as they were set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      observer?.barItemDidChange()
      noteAppearance(\.titlePositionAdjustment, titlePositionAdjustment)
    }
  }

  /// The looks of the whole bar while this tab is selected; nil, the default, for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet { observer?.barItemDidChange() }
  }

  /// The looks of the whole bar while this tab is selected and the content's end is at the bar; nil, the default, for
  /// the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { observer?.barItemDidChange() }
  }
}

extension UITabBarItem {
  /// Standard tabs.
  public enum SystemItem: Int, Sendable {
    /// Three dots: the tabs for which the bar has no room.
    case more
    /// A star: the user's favourites.
    case favorites
    /// A star: content that the app recommends.
    case featured
    /// A star: content that users rate highly.
    case topRated
    /// A clock: content that was used before.
    case recents
    /// A person: the address book.
    case contacts
    /// A clock: past actions.
    case history
    /// A book: bookmarks.
    case bookmarks
    /// A magnifier.
    case search
    /// An arrow downwards: downloads.
    case downloads
    /// A clock: the latest content.
    case mostRecent
    /// A list: the most popular content.
    case mostViewed
  }
}

extension UITabBarItem.SystemItem {
  /// The title, and the symbol [C].
  var look: (title: SystemWord, symbol: String) {
    switch self {
    case .more: (.more, "ellipsis")
    case .favorites: (.favorites, "star.fill")
    case .featured: (.featured, "star.fill")
    case .topRated: (.topRated, "star.fill")
    case .recents: (.recents, "clock.fill")
    case .contacts: (.contacts, "person.crop.circle.fill")
    case .history: (.history, "clock.fill")
    case .bookmarks: (.bookmarks, "book.fill")
    case .search: (.search, "magnifyingglass")
    case .downloads: (.downloads, "square.and.arrow.down.fill")
    case .mostRecent: (.mostRecent, "clock.fill")
    case .mostViewed: (.mostViewed, "list.number")
    }
  }
}
