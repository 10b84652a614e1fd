import Foundation
import ScreenTesting
import UIKit

/// A table of named rows in a window on a virtual clock, whose data source and delegate edit and note every call that
/// concerns editing.
@MainActor
final class EditingScene {
  let touches = TouchScene()
  let table: UITableView
  let owner = EditingOwner()

  init(rows: [[String]], style: UITableView.Style = .plain, direction: UISemanticContentAttribute = .unspecified) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    owner.rows = rows
    table.semanticContentAttribute = direction
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    window.addSubview(table)
    table.dataSource = owner
    table.delegate = owner
    window.layoutIfNeeded()
    owner.trace = []
  }

  private static func stepAnimations(below layer: CALayer, at time: TimeInterval) {
    layer.stepAnimations(at: time)
    for sublayer in layer.sublayers ?? [] { stepAnimations(below: sublayer, at: time) }
  }

  /// The calls since this was asked last.
  func takeTrace() -> [String] {
    defer { owner.trace = [] }
    return owner.trace
  }

  /// Lets frames pass, with what animates in them.
  func advance(_ seconds: TimeInterval) {
    for _ in 0..<max(Int((seconds * 60).rounded()), 1) {
      touches.advance(1 / 60)
      touches.window.layoutIfNeeded()
      Self.stepAnimations(below: touches.window.layer, at: touches.clock.now)
    }
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: path(row, section)) }

  /// A place in a row, in the window.
  func place(_ row: Int, _ section: Int = 0, x: CGFloat) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: path(row, section)), to: nil)
    return CGPoint(x: x, y: rect.midY)
  }

  /// Drags a row sideways, with a rest before the finger leaves.
  func swipe(_ row: Int, _ section: Int = 0, by dx: CGFloat) {
    touches.window.layoutIfNeeded()
    let start = place(row, section, x: dx < 0 ? 310 : 10)
    touches.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y), steps: 12)
    touches.advance(0.2)
    touches.up()
  }

  func tap(_ row: Int, _ section: Int = 0, x: CGFloat) {
    touches.window.layoutIfNeeded()
    touches.tap(at: place(row, section, x: x))
    touches.window.layoutIfNeeded()
  }

  var texts: [[String]] { owner.rows }
}

/// Data source and delegate of ``EditingScene``.
@MainActor
final class EditingOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]] = []
  var trace: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var leading: (IndexPath) -> [UIContextualAction] = { _ in [] }
  /// Nil for the standard action.
  var trailing: ((IndexPath) -> [UIContextualAction])?
  var performsFirstAction = true
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  /// Runs in every call, to do what a delegate should not.
  var intrusion: ((String) -> Void)?

  private func note(_ call: String, _ path: IndexPath?) {
    let line = path.map { "\(call) \($0.section).\($0.row)" } ?? "\(call) nil"
    trace.append(line)
    intrusion?(call)
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("canEdit", indexPath)
    return canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note("canMove", indexPath)
    return true
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note("style", indexPath)
    return style(indexPath)
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    note("shouldIndent", indexPath)
    return true
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    note("title", indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing", indexPath)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("leading", indexPath)
    return UISwipeActionsConfiguration(actions: leading(indexPath))
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note("trailing", indexPath)
    guard let trailing else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: trailing(indexPath))
    configuration.performsFirstActionWithFullSwipe = performsFirstAction
    return configuration
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("target", proposedDestinationIndexPath)
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle)", indexPath)
    guard rows.indices.contains(indexPath.section), rows[indexPath.section].indices.contains(indexPath.row) else {
      return
    }
    if editingStyle == .delete { rows[indexPath.section].remove(at: indexPath.row) }
    if editingStyle == .insert { rows[indexPath.section].insert("new", at: indexPath.row) }
    tableView.reloadData()
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    note("move \(sourceIndexPath.section).\(sourceIndexPath.row) to", destinationIndexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
}
