import Fuzzing
import UIKit

/// Editing of rows: the allowed actions follow from a row's id, their effect is random.
extension FuzzData {
  // MARK: What the table asks

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else {
      note("canEdit is asked at \(indexPath), where there is no row")
      return false
    }
    return row.id % 7 != 0
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else {
      note("canMove is asked at \(indexPath), where there is no row")
      return false
    }
    return row.id % 6 != 0
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard let row = row(at: indexPath) else {
      note("the style is asked at \(indexPath), where there is no row")
      return .none
    }
    return [.delete, .insert, .none, .delete, .delete][row.id % 5]
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath), row.id % 3 == 0 else { return nil }
    return UISwipeActionsConfiguration(actions: [action("Mark", tableView, row.id)])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = row(at: indexPath) else {
      note("swipe actions are asked at \(indexPath), where there is no row")
      return nil
    }
    if row.id % 4 == 0 { return nil }
    let names = row.id % 4 == 1 ? ["Delete"] : ["Delete", "More"]
    let configuration = UISwipeActionsConfiguration(actions: names.map { action($0, tableView, row.id) })
    configuration.performsFirstActionWithFullSwipe = row.id % 2 == 0
    return configuration
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if row(at: sourceIndexPath) == nil { note("a row is moved from \(sourceIndexPath), where there is none") }
    return random.oneIn(5) ? sourceIndexPath : proposedDestinationIndexPath
  }

  // MARK: What the table tells

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath) else { return note("\(editingStyle) of \(indexPath), where there is no row") }
    switch editingStyle {
    case .delete: delete(row.id, tableView)
    case .insert:
      sections[indexPath.section].rows.insert(makeRow(&random), at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: note("nothing is committed at \(indexPath)")
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard row(at: sourceIndexPath) != nil, sections.indices.contains(destinationIndexPath.section) else {
      return note("row \(sourceIndexPath) was moved to \(destinationIndexPath), which cannot be")
    }
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    guard destinationIndexPath.row <= sections[destinationIndexPath.section].rows.count else {
      return note("row \(sourceIndexPath) was moved to \(destinationIndexPath), beyond the section's end")
    }
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    if random.oneIn(8) { tableView.reloadData() }
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    if row(at: indexPath) == nil { note("editing begins at \(indexPath), where there is no row") }
    rowsInEditing += 1
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    rowsInEditing -= 1
    if rowsInEditing < 0 { note("the editing of a row ended that had not begun") }
  }

  // MARK: Actions

  private func action(_ title: String, _ table: UITableView, _ id: Int) -> UIContextualAction {
    UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { [weak self] _, _, done in
      self?.perform(title, table, id, done)
    }
  }

  /// Deletes, reloads or does nothing, and calls the completion at once, later, or never.
  private func perform(_ title: String, _ table: UITableView, _ id: Int, _ done: @escaping (Bool) -> Void) {
    switch random.int(0...3) {
    case 0: break
    case 1 where title != "Delete": table.reloadData()
    case 2 where title != "Delete": table.contentOffset.y += 10
    default: delete(id, table)
    }
    switch random.int(0...2) {
    case 0: done(random.oneIn(2))
    case 1: openActions.append(done)
    default: break
    }
  }

  /// Calls the completion of an action that waits for it.
  func completeAction(_ random: inout SeededGenerator) {
    guard !openActions.isEmpty else { return }
    openActions.remove(at: random.below(openActions.count))(true)
  }

  private func delete(_ id: Int, _ table: UITableView) {
    guard let path = paths.first(where: { row(at: $0)?.id == id }) else { return }
    sections[path.section].rows.remove(at: path.row)
    table.deleteRows(at: [path], with: random.pick([.automatic, .left, .fade, .none]))
  }

  /// A fault of the data that is only detectable at rest; nil if there is none.
  func faultAtRest(isEditing: Bool) -> String? {
    if rowsInEditing > 1 { return "\(rowsInEditing) rows are edited at once" }
    return rowsInEditing == 1 && !isEditing ? "a row is edited, and the table says it is not" : nil
  }
}
