import Foundation

/// The table view of a table view controller.
@MainActor
final class ControllerTable {
  private unowned let controller: UITableViewController
  /// The table view, where it is not the controller's view.
  private var other: UITableView?
  private var hasAppeared = false

  init(_ controller: UITableViewController) {
    self.controller = controller
  }

  func load() {
    let tableView = UITableView(frame: UIScreen.main.bounds, style: controller.tableStyle)
    connect(tableView)
    controller.view = tableView
  }

  /// The table view, loaded.
  func view() -> UITableView {
    let view = controller.view
    if let other { return other }
    guard let tableView = view as? UITableView else {
      preconditionFailure(
        """
        -[UITableViewController loadView] got a view that is no UITableView: \(type(of: controller)) made a \
        \(type(of: view)) in loadView(). Assign a table view to `tableView` there.
        """)
    }
    return tableView
  }

  /// A subclass made the table view itself. It becomes the controller's view, unless the controller has another.
  func setView(_ tableView: UITableView?) {
    guard let tableView else { return other = nil }
    connect(tableView)
    if let view = controller.viewIfLoaded, !(view is UITableView) {
      other = tableView
    } else {
      controller.view = tableView
    }
  }

  private func connect(_ tableView: UITableView) {
    if tableView.dataSource == nil { tableView.dataSource = controller }
    if tableView.delegate == nil { tableView.delegate = controller }
  }

  /// UIKit: data is loaded anew before the table appears for the first time, and the selection goes each time [D].
  func willAppear(_ animated: Bool) {
    let tableView = view()
    if !hasAppeared { tableView.reloadData() }
    hasAppeared = true
    guard controller.clearsSelectionOnViewWillAppear else { return }
    for row in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: row, animated: animated) }
  }

  /// UIKit: the indicators show how much there is [D].
  func didAppear() {
    view().flashScrollIndicators()
  }

  /// The answer of a method that the subclass does not override.
  func missing<Answer>(_ method: TableDelegateCalls.Method, in tableView: UITableView, answer: Answer) -> Answer {
    tableView.delegateCalls.noteMissing(method)
    return answer
  }

  func missingCell(at indexPath: IndexPath) -> Never {
    fatalError(
      """
      UITableView dataSource must return a cell from tableView(_:cellForRowAt:). \(type(of: controller)) has \
      rows and does not override the method; row \(indexPath.row) of section \(indexPath.section) was asked for.
      """)
  }
}
