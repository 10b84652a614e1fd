import ListCore
import UIKit

extension UITableView: ListView {
  var driver: ListDriver? { dataSource as? TableDriver }
}

extension UITableView: RowPlaces {
  var visiblePaths: [RowPath] { (indexPathsForVisibleRows ?? []).compactMap(RowPath.init).sorted() }

  func frame(of path: RowPath) -> CGRect { rectForRow(at: path.indexPath) }

  func scroll(to path: RowPath, at position: UITableView.ScrollPosition, animated: Bool) {
    scrollToRow(at: path.indexPath, at: position, animated: animated)
  }
}

extension UITableView: RowSelecting {
  var selectedPaths: [RowPath] { (indexPathsForSelectedRows ?? []).compactMap(RowPath.init).sorted() }

  var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func select(_ path: RowPath, animated: Bool) {
    selectRow(at: path.indexPath, animated: animated, scrollPosition: .none)
  }

  func deselect(_ path: RowPath, animated: Bool) { deselectRow(at: path.indexPath, animated: animated) }
}

extension UITableView: RowUpdating {
  func change(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    performBatchUpdates(changes, completion: completion)
  }

  func tell(_ changes: ListChanges, _ animation: UITableView.RowAnimation) {
    if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSectionNumbers, with: animation) }
    if !changes.insertedSections.isEmpty { insertSections(changes.insertedSectionNumbers, with: animation) }
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    if !changes.deletedRows.isEmpty { deleteRows(at: changes.deletedIndexPaths, with: animation) }
    if !changes.insertedRows.isEmpty { insertRows(at: changes.insertedIndexPaths, with: animation) }
    for move in changes.movedRows { moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  func reload(_ paths: [RowPath]) { reloadRows(at: paths.map(\.indexPath), with: .fade) }

  func reconfigure(_ paths: [RowPath]) { reconfigureRows(at: paths.map(\.indexPath)) }

  func reload(_ sections: IndexSet) { reloadSections(sections, with: .none) }

  func reloadList() { reloadData() }

  func reloadIndex() { reloadSectionIndexTitles() }
}

extension UITableView: RowCellSource {
  func register(_ cells: RowCellClasses, _ identifier: String) -> Bool {
    register(cells.table ?? UITableViewCell.self, forCellReuseIdentifier: identifier)
    return cells.table != nil
  }

  func dequeueCell(_ identifier: String, at path: RowPath) -> any RowCell {
    dequeueReusableCell(withIdentifier: identifier, for: path.indexPath)
  }

  func sectionView(_ section: Int, isHeader: Bool) -> (any SectionView)? {
    isHeader ? headerView(forSection: section) : footerView(forSection: section)
  }

  func sectionLook(_ section: Int) -> SectionLook { style == .plain ? .plain : .grouped }
}
