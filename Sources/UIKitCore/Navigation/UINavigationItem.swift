/// The title, the buttons and the back button of one screen in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The kinds of title for the back button that leads to a screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous screen's title, or “Back” if that does not fit.
    case `default` = 0
    /// Always “Back”.
    case generic = 1
    /// Nothing but the chevron.
    case minimal = 2
  }

  /// Whether a screen has a large title where the bar has them.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before; the first screen has a large title.
    case automatic = 0
    /// The screen has a large title.
    case always = 1
    /// The screen has no large title.
    case never = 2
  }

  /// The arrangements of title and items.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator = 0
    /// The title at the leading end, items in the middle.
    case browser = 1
    /// As `browser`, for the screen of a document.
    case editor = 2
  }

  /// The bar that shows the item redraws it after a change.
  weak var observer: (any BarItemObserver)?
  /// The sizes of the app's own views, which outlive the bar's content: a screen on top replaces that.
  final let ownViewSizes = BarViewSizes()

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// An item that shows nothing yet, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decode(NavigationItemDecoding.self, into: self)
  }

  // MARK: Title

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { changed() }
  }

  /// A smaller line below the title, in the bar or below the large title; not shown with a `titleView`.
  open var subtitle: String? {
    didSet { changed() }
  }

  /// A view of the app that replaces the title; nil, the default, for none.
  open var titleView: UIView? {
    didSet { changed() }
  }

  /// Makes the menu that a tap on the title opens. Its argument are those of the commands duplicate, move, rename,
  /// export and print that a responder carries out, from the controller on top up the chain; other commands in the menu
  /// are left out, too. If the closure returns nil, there is no menu. Without a closure, as by default, the menu has
  /// “Rename” alone if there is a `renameDelegate`, else there is none. A `titleView` has no menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { changed() }
  }

  /// Lets the user edit the title within the bar of a navigation controller: by “Rename” in the title's menu, or after
  /// the controller's `rename(_:)`; not retained.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { changed() }
  }

  /// Whether the title is large while the content is at its top; `automatic` by default. The bar's
  /// `prefersLargeTitles` must be true, too.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed() }
  }

  /// A line above the title, which makes the bar higher.
  open var prompt: String? {
    didSet { changed() }
  }

  // MARK: Search

  /// The position of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// In the row of title and buttons.
    case inline = 1
    /// Beneath the row of title and buttons.
    case stacked = 2
  }

  /// The search controller whose bar is shown beneath the title; nil by default.
  open var searchController: UISearchController? {
    didSet {
      Turn.keep(oldValue)
      changed()
    }
  }

  /// Where an app would like to have the search bar. The bar is beneath the title here, as on a phone; see
  /// `searchBarPlacement`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is: `stacked`.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Whether the search bar disappears as the content is scrolled up.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed() }
  }

  // MARK: Back

  /// Looks of the button that leads back to this screen; its action is the bar's own.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// The text of the button that leads back to this screen.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  /// How much text the button that leads back to this screen shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed() }
  }

  /// Performed by the back button of this screen instead of going back; nil by default.
  open var backAction: UIAction? {
    didSet { changed() }
  }

  /// Whether this screen shows no button that leads back from it.
  open var hidesBackButton = false {
    didSet { changed() }
  }

  /// Shows or hides the button that leads back from this screen.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether items on the left are beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  // MARK: Buttons

  /// The items at the leading end, outermost first. Setting them replaces `leadingItemGroups`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingSection.items }
    set { leadingSection = BarItemSection(items: newValue) }
  }

  /// A button of a container's, before those of the app.
  final var leadingSystemItem: UIBarButtonItem? {
    didSet { if leadingSystemItem !== oldValue { changed() } }
  }

  final var leadingItems: [UIBarButtonItem] {
    (leadingSystemItem.map { [$0] } ?? []) + (leftBarButtonItems ?? [])
  }

  /// The items at the trailing end, outermost first. Setting them replaces `trailingItemGroups`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingSection.items }
    set { trailingSection = BarItemSection(items: newValue) }
  }

  /// The outermost item at the leading end; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing end; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { rightBarButtonItems = items }
  }

  /// Sets the only item at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { leftBarButtonItem = item }
  }

  /// Sets the only item at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { rightBarButtonItem = item }
  }

  // MARK: Groups

  private final var leadingSection = BarItemSection() {
    didSet { groupsDidChange(leadingSection.groups) }
  }
  private final var trailingSection = BarItemSection() {
    didSet { groupsDidChange(trailingSection.groups) }
  }

  private func groupsDidChange(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.owner = self }
    changed()
  }

  final func groupDidChange() { changed() }

  /// How title and items are arranged: in a wide bar the titles of browsers and editors are at its leading end, and
  /// `centerItemGroups` in its middle.
  open var style = ItemStyle.navigator {
    didSet { changed() }
  }

  /// The groups of items at the leading end, from there. Setting them replaces `leftBarButtonItems`.
  ///
  /// Where the bar has no space for all groups, groups are first replaced by their representative items, and then moved
  /// to a menu: first those in the middle, then the trailing ones, then the leading ones.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingSection.groups }
    set { leadingSection = BarItemSection(groups: newValue) }
  }

  /// The groups of items in the middle of a wide bar with the style of a browser or an editor, from the leading end;
  /// else they are in the overflow menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(centerItemGroups) }
  }

  /// The groups of items at the trailing end, in the order of reading. Setting them replaces `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingSection.groups }
    set { trailingSection = BarItemSection(groups: newValue) }
  }

  /// The group at the very end of the bar, after the button of the overflow menu; it never goes to that menu. Nil by
  /// default.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { groupsDidChange([pinnedTrailingGroup].compactMap(\.self)) }
  }

  /// Further elements of the overflow menu, whose button is always there with them; nil by default.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { changed() }
  }

  /// The item whose button opens the overflow menu, while the bar shows it.
  final weak var overflowItem: UIBarButtonItem?

  /// The source for a popover at the button of the overflow menu; nil while the bar has no such button.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowItem }

  // MARK: Appearance

  /// The bar's looks while this screen is shown; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { changed() }
  }

  /// The bar's looks while this screen is shown with its content at the top edge; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { changed() }
  }

  /// The looks on a window that is not high, instead of `standardAppearance`; nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { changed() }
  }

  /// The looks on a window that is not high, with the content at the top edge; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { changed() }
  }

  /// Fades from the bar's present content to the new one.
  private func change(animated: Bool, _ change: () -> Void) {
    guard animated, let observer else { return change() }
    observer.fadeInto(change)
  }

  private func changed() {
    observer?.barItemDidChange()
  }
}

extension UINavigationItem: KeyedObject {
  static var knownKeys: [_Property] {
    [
      _Property("title", \UINavigationItem.title), _Property("prompt", \UINavigationItem.prompt),
      _Property("titleView", \UINavigationItem.titleView),
      _Property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      _Property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
      _Property("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      _Property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      _Property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    ]
  }
}
