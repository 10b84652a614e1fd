/// The part of a table view controller that loads, reloads and deselects its table.
@MainActor
final class TableHosting {
  private unowned let controller: UITableViewController
  var clearsSelection = true
  private var hasAppeared = false

  init(controller: UITableViewController) { self.controller = controller }

  var tableView: UITableView! {
    get { controller.view as? UITableView }
    set { controller.view = newValue }
  }

  var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  func loadTable() {
    let tableView = UITableView(frame: UIScreen.main.bounds, style: controller.tableStyle)
    tableView.dataSource = controller
    tableView.delegate = controller
    controller.view = tableView
  }

  /// [D] The table is loaded before it appears for the first time. Later its selected rows are deselected, animated where
  /// the transition is.
  func willAppear(_ animated: Bool) {
    if !hasAppeared {
      hasAppeared = true
      tableView?.reloadData()
    }
    guard clearsSelection, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
  }

  /// [D] The indicators show for a moment when the view has appeared.
  func didAppear() { tableView?.flashScrollIndicators() }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.staticRows?.cell(at: indexPath) { return cell }
    fatalError(
      """
      UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath: - \
      \(type(of: controller)) says there are rows and does not override tableView(_:cellForRowAt:), which was asked \
      for row \(indexPath.row) of section \(indexPath.section).
      """)
  }

  func defaultHeight(in tableView: UITableView) -> CGFloat {
    tableView.delegateCalls.methods.defaultAnswer(UITableView.automaticDimension)
  }

  func defaultView(in tableView: UITableView) -> UIView? {
    tableView.delegateCalls.methods.defaultAnswer(nil)
  }

  /// Returns the default answer, and notes that it does not come from the app.
  func defaultAnswer<Answer>(_ answer: Answer, in tableView: UITableView) -> Answer {
    tableView.delegateCalls.methods.defaultAnswer(answer)
  }

  /// [D] The table view enters and leaves edit mode with its controller.
  func setEditing(_ editing: Bool, _ animated: Bool) {
    guard controller.isViewLoaded else { return }
    tableView?.setEditing(editing, animated: animated)
  }
}
