import UIKit

/// A controller whose view is a table that shows a ``ListScreen``.
@MainActor
open class ListViewController: UIViewController {
  private let presenter: ScreenPresenter
  private let searchPresenter: SearchPresenter?
  /// The view, a table in the screen's style.
  public let tableView: UITableView

  /// A controller for a screen.
  public init(_ screen: some ListScreen) {
    tableView = UITableView(frame: .zero, style: screen.tableStyle)
    let presenter = ScreenPresenter(screen: screen, tableView: tableView)
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

  /// Made in code only, or as its superclass is.
  public required init?(coder: NSCoder) { nil }

  /// The screen whose rows are shown. Setting it shows the difference with the next frame.
  public var screen: any ListScreen {
    get { presenter.screen }
    set {
      presenter.screen = newValue
      if isViewLoaded { presenter.setNeedsRows(animated: true) }
    }
  }

  /// The adapter that shows the screen's rows: for scrolling to rows, and for applying pending changes at once.
  public var adapter: ListAdapter { presenter.adapter }

  /// The table is the view.
  open override func loadView() { view = tableView }

  /// Shows the rows.
  open override func viewDidLoad() {
    super.viewDidLoad()
    presenter.setNeedsRows(animated: false)
  }

  /// Rows that were left selected are deselected, as their screens are left.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: row, animated: animated) }
  }

  /// Edits the table, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}
