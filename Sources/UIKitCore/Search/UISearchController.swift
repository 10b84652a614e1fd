/// Shows a search over the searched content, with a search bar in a navigation bar or where the app puts it.
///
/// Members only forward; `SearchSession` holds the logic.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the row of scopes is shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onSearchActivation`.
    case automatic = 0
    /// Controlled by the app.
    case manual = 1
    /// While something is typed.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  final lazy var session = SearchSession(self)

  /// A search whose results a controller shows; without one, the searched controller shows them.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    session.resultsController = searchResultsController
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A search without a controller for results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The bar; not to be given another controller's.
  open var searchBar: UISearchBar { session.bar }

  /// Called when the search or its text changes; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { session.updater }
    set { session.updater = newValue }
  }

  /// Told when the search is presented and dismissed; not retained.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { session.delegate }
    set { session.delegate = newValue }
  }

  /// Whether the search is presented. Setting it presents or dismisses the search with an animation.
  open var isActive: Bool {
    get { session.isActive }
    set { session.setActive(newValue) }
  }

  /// The controller that shows the results; nil if the searched controller shows them itself.
  open var searchResultsController: UIViewController? { session.resultsController }

  /// Whether the searched content is dimmed while nothing is typed; a touch on it then ends the search. True by
  /// default.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { session.obscuresBackground }
    set { session.obscuresBackground = newValue }
  }

  /// An older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { session.obscuresBackground }
    set { session.obscuresBackground = newValue }
  }

  /// Whether the navigation bar's title is hidden during the search. True by default.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { session.hidesTitle }
    set { session.hidesTitle = newValue }
  }

  /// Whether the cancel button appears and disappears with the search. True by default; setting the bar's
  /// `showsCancelButton` does not change it.
  open var automaticallyShowsCancelButton: Bool {
    get { session.showsCancelItself }
    set { session.showsCancelItself = newValue }
  }

  /// Whether the scope buttons appear and disappear with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { session.scopeActivation != .manual }
    set { session.setShowsScopeItself(newValue) }
  }

  /// When the scope buttons appear; `automatic` by default.
  open var scopeBarActivation: ScopeBarActivation {
    get { session.scopeActivation }
    set { session.scopeActivation = newValue }
  }

  /// Whether the controller of the results is shown exactly while something is typed. The default is true.
  open var automaticallyShowsSearchResultsController: Bool {
    get { session.showsResultsItself }
    set { session.showsResultsItself = newValue }
  }

  /// Whether the controller of the results is shown. Setting it ends `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get { session.showsResults }
    set { session.setShowsResults(newValue) }
  }

  /// Suggested searches, in a list over the results while the search is active; nil or empty for none. They are removed when the user
  /// types, chooses one or another scope, or ends the search; set them again when the results are updated.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { session.suggestions.suggestions }
    set { session.suggestions.set(newValue) }
  }

  /// Whether suggestions are kept without being shown below a search bar that is beneath the title, as all are here. False
  /// by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { session.suggestions.isHidden }
    set { session.suggestions.isHidden = newValue }
  }

  /// The position of the search bar in the navigation bar: `stacked`.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  open override func loadView() { view = session.makeView() }
}
