import ListCore
import UIKit

extension ListChanges {
  /// Tells a table of the changes, in the midst of a batch.
  @MainActor
  func tell(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { table.deleteSections(IndexSet(deletedSections), with: animation) }
    if !insertedSections.isEmpty { table.insertSections(IndexSet(insertedSections), with: animation) }
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    let deleted = deletedRows.flatMap { $0.paths.map(\.indexPath) }
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: animation) }
    let inserted = insertedRows.flatMap { $0.paths.map(\.indexPath) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: animation) }
    for move in movedRows { table.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }
}
