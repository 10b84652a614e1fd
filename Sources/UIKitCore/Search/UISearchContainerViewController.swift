/// Shows a search controller as a screen among others, such as in a tab: its bar at the top, and the results beneath.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  private final let search: UISearchController

  /// A screen of a search.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    search.session.container = self
  }

  /// A screen of a search of its own, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    search.session.container = self
  }

  /// The search controller that is shown.
  open var searchController: UISearchController { search }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(search.searchBar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let bar = search.searchBar
    if bar.superview === view {
      bar.frame = CGRect(
        x: 0, y: safe.minY, width: view.bounds.width, height: bar.sizeThatFits(view.bounds.size).height)
    }
    search.session.layOutInContainer()
  }
}
