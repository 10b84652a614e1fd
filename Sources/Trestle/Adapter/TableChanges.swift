import ListCore
import UIKit

extension ListChanges {
  /// Tells a table of the changes, in the midst of a batch.
  @MainActor
  func tell(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { table.deleteSections(deletedSectionNumbers, with: animation) }
    if !insertedSections.isEmpty { table.insertSections(insertedSectionNumbers, with: animation) }
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    if !deletedRows.isEmpty { table.deleteRows(at: deletedIndexPaths, with: animation) }
    if !insertedRows.isEmpty { table.insertRows(at: insertedIndexPaths, with: animation) }
    for move in movedRows { table.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }
}
