/// Gives a table view its sections, rows and cells.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  // The next two requirements must stay the first ones: `TableEditingMethods` reads their entries in a conformance to
  // find out whether an app implements them.
  /// Called when the user deletes a row, or inserts one. The data source changes its data and the table view's rows.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row. The table view shows the new order already; the data source changes its data.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The number of rows in a section. Asked when the table loads its data, never during scrolling.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that is about to be shown. Asked during layout.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// The titles of the index at the side; no index by default.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index leads to, or `NSNotFound` for none; by default the section with the index of
  /// the title.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Whether a row can be edited; every row by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved; by default all can if the data source implements the move method.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.delegateCalls.methods.noteMissing(.titleForHeader)
    return nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.delegateCalls.methods.noteMissing(.titleForFooter)
    return nil
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.canEditRow)
    return true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.canMoveRow)
    return true
  }

  // Not inlined, so that each default is one function that every conformance refers to, optimised or not:
  // `DefaultWitness` recognises missing methods by it.
  @_optimize(none)
  @inline(never)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.delegateCalls.methods.noteMissing(.commit) }

  @_optimize(none)
  @inline(never)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.delegateCalls.methods.noteMissing(.moveRow) }
}
