import ListCore
import UIKit

extension TableDriver: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.rowCount(ofSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let path = RowPath(indexPath), shown.contains(path) else { return UITableViewCell() }
    return makeCell(at: path) as? UITableViewCell ?? UITableViewCell()
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let behaviour = row(at: indexPath)?.behaviour else { return false }
    return behaviour.delete != nil || behaviour.leadingActions != nil || behaviour.trailingActions != nil
      || (tableView.isEditing && behaviour.move != nil)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(row(at: indexPath)) }
  }

  // MARK: Moving

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable(at: indexPath) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    didMove(sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Index

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    shown.indexTitles.isEmpty ? nil : shown.indexTitles
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    shown.section(ofIndexTitle: index)
  }
}
