import UIKit

/// Gives the cells of a table the style of their rows.
@MainActor
final class TableRowLook: RowLook {
  private unowned let table: UITableView
  weak var actions: (any RowActions)?

  init(table: UITableView) { self.table = table }

  func facets(of row: AnyRow) -> UInt16 { row.style.facets }

  func show(_ row: AnyRow, in cell: any RowCell) {
    guard let cell = cell as? UITableViewCell else { return }
    let style = row.style
    if let accessory = style.accessory { cell.accessoryType = accessory }
    if let isOn = style.isOn { showSwitch(isOn, in: cell) }
    if let isExpanded = style.isExpanded { showExpansion(isExpanded, in: cell) }
    if let level = style.indentationLevel { cell.indentationLevel = level }
    if let background = style.background { cell.backgroundConfiguration = background }
    switch style.separator {
    case .hidden: cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    case .inset(let leading, let trailing):
      cell.separatorInset = UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
    case .automatic: cell.separatorInset = table.separatorInset
    case nil: break
    }
  }

  private func showExpansion(_ isExpanded: Bool, in cell: UITableViewCell) {
    let indicator = cell.accessoryView as? ExpansionIndicator ?? ExpansionIndicator()
    indicator.show(isExpanded: isExpanded)
    if cell.accessoryView !== indicator { cell.accessoryView = indicator }
    cell.accessibilityValue = ExpansionIndicator.spoken(isExpanded: isExpanded)
  }

  private func showSwitch(_ isOn: Bool, in cell: UITableViewCell) {
    let shown = makeSwitch(isOn, present: cell.accessoryView as? UISwitch, in: cell)
    if cell.accessoryView !== shown { cell.accessoryView = shown }
  }
}
