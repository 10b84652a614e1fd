import ListCore
import UIKit

extension TableDriver: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections.indices.contains(section) ? shown.identities.rowCount(ofSection: section) : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let path = RowPath(indexPath), shown.contains(path) else { return UITableViewCell() }
    return makeCell(at: path)
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let behaviour = row(at: indexPath)?.behaviour else { return false }
    return behaviour.delete != nil || behaviour.leadingActions != nil || behaviour.trailingActions != nil
      || (tableView.isEditing && behaviour.move != nil)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.behaviour.move != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    row(at: indexPath)?.behaviour.delete?()
    onNeedsUpdate?(true)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let source = RowPath(sourceIndexPath), let destination = RowPath(destinationIndexPath),
      let row = row(at: source)
    else { return }
    // The table has moved the row already: what is shown follows, and the app's data is compared with that.
    shown.moveRow(source, to: destination)
    live.moveRow(source, to: destination)
    forgetMadeRows()
    let neighbours = [-1, 1].map { offset -> RowIdentity? in
      let path = RowPath(section: destination.section, row: destination.row + offset)
      return shown.contains(path) ? shown.identity(at: path) : nil
    }
    row.behaviour.move?(
      RowMove(
        previous: neighbours[0], next: neighbours[1], source: sourceIndexPath, destination: destinationIndexPath))
    onNeedsUpdate?(true)
  }
}
