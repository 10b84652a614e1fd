import UIKit

/// A controller whose view is a table or a collection view that shows a ``ListScreen``.
@MainActor
open class ListViewController: UIViewController {
  private let presenter: ScreenPresenter
  private let searchPresenter: SearchPresenter?
  private let listView: any ListView
  private var hasAppeared = false
  /// The view, a table in the screen's style; nil for a screen that is a collection view.
  public var tableView: UITableView! { listView as? UITableView }
  /// The view of a screen with an ``ListScreen/arrangement``; nil for a table.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// A controller for a screen.
  public init(_ screen: some ListScreen) {
    let adapter: ListAdapter
    if let arrangement = screen.arrangement {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      collection.backgroundColor = .systemBackground
      adapter = ListAdapter(collectionView: collection, arrangement: arrangement)
      listView = collection
    } else {
      let table = UITableView(frame: .zero, style: screen.tableStyle)
      adapter = ListAdapter(tableView: table)
      listView = table
    }
    let presenter = ScreenPresenter(screen: screen, adapter: adapter)
    self.presenter = presenter
    searchPresenter = screen.search.map { search in
      SearchPresenter(search, presenter.adapter) { [unowned presenter] in presenter.setNeedsRows(animated: false) }
    }
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    if let searchPresenter {
      navigationItem.searchController = searchPresenter.controller
      definesPresentationContext = true
    }
    presenter.onTitle = { [weak self] title in
      if let self, self.title != title { self.title = title }
    }
  }

  /// Returns nil: the controller can only be made in code.
  public required init?(coder: NSCoder) { nil }

  /// The screen whose rows are shown. Setting it shows the difference with the next frame, animated from
  /// `viewDidAppear(_:)` on: changes before the first frame are not animated.
  public var screen: any ListScreen {
    get { presenter.screen }
    set {
      presenter.screen = newValue
      if isViewLoaded { presenter.setNeedsRows(animated: hasAppeared) }
    }
  }

  /// The adapter that shows the screen's rows: for scrolling to rows, and for applying pending changes at once.
  public var adapter: ListAdapter { presenter.adapter }

  /// The table or collection view is the view.
  open override func loadView() { view = listView }

  /// Shows the rows.
  open override func viewDidLoad() {
    super.viewDidLoad()
    presenter.setNeedsRows(animated: false)
  }

  /// Rows that were left selected are deselected, as their screens are left.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in listView.selectedPaths { listView.deselect(path, animated: animated) }
  }

  /// Animates changes of the screen from now on.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  /// Animates no changes of the screen any more.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }

  /// Turns the edit mode of the list on or off as well.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    listView.setEditing(editing, animated: animated)
  }
}
