import ListCore
import UIKit

extension TableDriver: UITableViewDelegate {
  // MARK: Heights

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let row = row(at: indexPath) else { return UITableView.automaticDimension }
    return row.height(ofWidth: Self.rowWidth(in: tableView)) ?? UITableView.automaticDimension
  }

  /// Rows of inset groups are inset by the table's margins.
  private static func rowWidth(in table: UITableView) -> CGFloat {
    guard table.style == .insetGrouped else { return table.bounds.width }
    return max(table.bounds.width - table.layoutMargins.left - table.layoutMargins.right, 0)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(of: shown.header(ofSection: section), in: tableView)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(of: shown.footer(ofSection: section), in: tableView)
  }

  /// The height of a header or footer. Without content, it is the standard space of grouped tables, and 0 in plain
  /// ones.
  private func height(of content: (any SectionContent)?, in table: UITableView) -> CGFloat {
    guard let content else { return table.style == .plain ? 0 : UITableView.automaticDimension }
    guard let height = content.height else { return UITableView.automaticDimension }
    // In grouped tables 0 means the space that the style has between groups.
    return table.style == .plain ? height : max(height, .leastNonzeroMagnitude)
  }

  // MARK: Section views

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    shown.header(ofSection: section).flatMap { sectionView($0, section, in: tableView, isHeader: true) }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    shown.footer(ofSection: section).flatMap { sectionView($0, section, in: tableView, isHeader: false) }
  }

  private func sectionView(
    _ content: any SectionContent, _ section: Int, in table: UITableView, isHeader: Bool
  ) -> UITableViewHeaderFooterView? {
    let identifier = cells.identifier(of: content) {
      table.register(content.viewClasses.table, forHeaderFooterViewReuseIdentifier: $0)
    }
    guard let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
    cells.show(content, in: view, ofSection: section, isHeader: isHeader)
    return view
  }

  // MARK: Display

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(cell, at: indexPath)
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    didEndDisplaying(cell)
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isSelectable(at: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    isSelectable(at: indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { didSelect(at: indexPath) }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { didDeselect(at: indexPath) }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    row(at: indexPath)?.behaviour.accessoryTap?()
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    row(at: indexPath)?.behaviour.delete == nil ? .none : .delete
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.behaviour.delete != nil
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target(of: sourceIndexPath, proposed: proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    row(at: indexPath)?.behaviour.leadingActions?() ?? UISwipeActionsConfiguration(actions: [])
  }

  /// Nil leaves the side to the standard action, which deletes.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let behaviour = row(at: indexPath)?.behaviour else { return nil }
    if let actions = behaviour.trailingActions { return actions() ?? UISwipeActionsConfiguration(actions: []) }
    return behaviour.delete == nil ? UISwipeActionsConfiguration(actions: []) : nil
  }
}
