import ScreenTesting
import UIKit
import UIKitTesting

/// A table on a screen, whose data source and delegate have every method and note each call, except those that are asked
/// for heights and counts.
@MainActor
final class TracingTable: NSObject {
  let trace = GoldenTrace()
  let table: UITableView
  private(set) var screen: MountedScreen!
  var rows: [[String]]
  /// The actions behind a swiped row; nil for the standard action.
  var trailing: [String]? = ["One", "Two"]
  /// Whether sections have views above and below.
  let hasSectionViews: Bool
  /// The effect of a drop.
  var dropOperation = UIDropOperation.move
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  /// Completes an action that was performed.
  var completion: ((Bool) -> Void)?
  private var recorder: CallbackRecorder { trace.recorder }

  init(_ rows: [[String]], headers: Bool = false) {
    self.rows = rows
    hasSectionViews = headers
    table = UITableView(frame: .zero, style: headers ? .grouped : .plain)
    super.init()
    table.rowHeight = 40
    table.estimatedRowHeight = 0
    table.sectionHeaderHeight = headers ? 30 : 0
    table.sectionFooterHeight = headers ? 20 : 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    table.dataSource = self
    table.delegate = self
  }

  /// Shows the table, six rows high.
  func mount() {
    let controller = UIViewController()
    controller.view = table
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 240), scale: 1)
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func place(_ row: Int, _ section: Int = 0, x: CGFloat) -> CGPoint {
    CGPoint(x: x, y: table.rectForRow(at: path(row, section)).midY - table.contentOffset.y)
  }

  /// Until nothing moves, as when a user looks on.
  func settle() throws { try screen.settle() }
}

extension TracingTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    recorder.note()
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recorder.note(section)
    return rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    recorder.note(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    recorder.note(editingStyle == .delete ? "delete" : "insert", indexPath)
    if editingStyle == .delete {
      rows[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      rows[indexPath.section].insert("inserted", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    recorder.note(sourceIndexPath, destinationIndexPath)
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
}

extension TracingTable: UITableViewDelegate {
  // MARK: Display

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasSectionViews else { return nil }
    recorder.note(section)
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard hasSectionViews else { return nil }
    recorder.note(section)
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    recorder.note(section)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    recorder.note(section)
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    recorder.note(section)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    recorder.note(section)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return mayHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note(indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    recorder.note(indexPath)
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { recorder.note(indexPath) }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    recorder.note(indexPath)
    return .delete
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    recorder.note(indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { recorder.note(indexPath) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { recorder.note(indexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    recorder.note(sourceIndexPath, proposedDestinationIndexPath)
    return proposedDestinationIndexPath
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    recorder.note(indexPath)
    return nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    recorder.note(indexPath)
    return trailing.map { names in
      UISwipeActionsConfiguration(
        actions: names.map { name in
          UIContextualAction(style: .normal, title: name) { [weak self] action, _, completion in
            self?.recorder.note(action.title, method: "handler of")
            self?.completion = completion
          }
        })
    }
  }
}
