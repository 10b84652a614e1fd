import ListCore
import UIKit

extension TableDriver: UITableViewDelegate {
  // MARK: Heights

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let row = row(at: indexPath) else { return UITableView.automaticDimension }
    if let height = row.behaviour.height { return height(Self.rowWidth(in: tableView)) }
    switch row.style.height {
    case .fixed(let height): return height
    case .aspectRatio(let ratio): return Self.rowWidth(in: tableView) / ratio
    case .automatic, nil: return UITableView.automaticDimension
    }
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

  /// Without content there is the room that the style has between groups, and none in plain tables.
  private func height(of content: (any SectionContent)?, in table: UITableView) -> CGFloat {
    guard let content else { return table.style == .plain ? 0 : UITableView.automaticDimension }
    guard let height = content.height else { return UITableView.automaticDimension }
    // In grouped tables 0 means the room that the style has between groups.
    return table.style == .plain ? height : max(height, .leastNonzeroMagnitude)
  }

  // MARK: Section views

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    shown.header(ofSection: section).flatMap { cells.sectionView($0, isHeader: true) }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    shown.footer(ofSection: section).flatMap { cells.sectionView($0, isHeader: false) }
  }

  // MARK: Display

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cells.log?.endMeasuring(cell)
    let behaviour = row(of: cell, indexPath)?.behaviour
    behaviour?.display?()
    if behaviour?.visible != nil { onNeedsFrame?() }
    checkNearEnd()
    delegate?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    live.row(of: cell)?.row.behaviour.endDisplay?()
    live.remove(cell)
    delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing || row(at: indexPath)?.behaviour.isSelectable == true
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.isEditing || row(at: indexPath)?.behaviour.isSelectable == true ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let behaviour = row(at: indexPath)?.behaviour, !tableView.isEditing else { return }
    if !behaviour.keepsSelection { tableView.deselectRow(at: indexPath, animated: true) }
    behaviour.select?()
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    row(at: indexPath)?.behaviour.deselect?()
  }

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

// MARK: - Scrolling

extension TableDriver {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if live.all.contains(where: { $0.row.behaviour.visible != nil }) { onNeedsFrame?() }
    delegate?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { delegate?.scrollViewWillBeginDragging?(scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didComeToRest() }
    delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    delegate?.scrollViewWillBeginDecelerating?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    didComeToRest()
    delegate?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    didComeToRest()
    delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    delegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    didComeToRest()
    delegate?.scrollViewDidScrollToTop?(scrollView)
  }

  /// Other rows are in sight: those that wait for their places to be out of it may have them now.
  private func didComeToRest() {
    if shown.isWaiting { onNeedsUpdate?(false) }
  }
}
