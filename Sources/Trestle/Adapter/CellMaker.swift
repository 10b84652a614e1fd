import ListCore
import UIKit

/// Makes the cells of rows: registers, dequeues and configures them.
@MainActor
final class CellMaker {
  private struct Kind: Hashable {
    let shown: ObjectIdentifier
    let facets: UInt8
  }

  private unowned let table: UITableView
  private var identifiers: [Kind: String] = [:]
  private var sectionIdentifiers: [ObjectIdentifier: String] = [:]
  /// Called when the user turns a row's switch, with the cell and the new state.
  var onToggle: ((UITableViewCell, Bool) -> Void)?
  /// Called when a header is tapped.
  var onHeaderTap: ((UITableViewHeaderFooterView) -> Void)?
  var log: ListLog?
  /// Called for each row that a cell shows, in debug builds.
  var onShow: ((AnyRow, UITableViewCell) -> Void)?

  init(table: UITableView) { self.table = table }

  /// The reuse identifier of the row's cells. Rows with one identifier have the same class of content, and set the
  /// same parts of the style.
  func identifier(of row: AnyRow) -> String {
    let kind = Kind(shown: ObjectIdentifier(row.content.shownType), facets: row.style.facets)
    if let identifier = identifiers[kind] { return identifier }
    let identifier = "\(String(reflecting: row.content.shownType)) \(kind.facets)"
    table.register(row.content.cellClass, forCellReuseIdentifier: identifier)
    identifiers[kind] = identifier
    return identifier
  }

  func dequeueCell(for row: AnyRow, at path: RowPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: identifier(of: row), for: path.indexPath)
  }

  func show(_ row: AnyRow, in cell: UITableViewCell) {
    if let log, log.logger != nil {
      log.span(.configure) { configure(cell, row) }
    } else {
      configure(cell, row)
    }
    #if DEBUG
      onShow?(row, cell)
    #endif
  }

  private func configure(_ cell: UITableViewCell, _ row: AnyRow) {
    row.content.show(in: cell)
    configure(cell, row.style)
  }

  private func configure(_ cell: UITableViewCell, _ style: RowStyle) {
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
    if let shown = cell.accessoryView as? UISwitch {
      if shown.isOn != isOn { shown.setOn(isOn, animated: true) }
      return
    }
    let shown = UISwitch()
    shown.isOn = isOn
    shown.addAction(
      UIAction { [weak self, weak cell, weak shown] _ in
        guard let cell, let shown else { return }
        self?.onToggle?(cell, shown.isOn)
      }, for: .valueChanged)
    cell.accessoryView = shown
  }

  // MARK: Headers and footers

  func sectionView(_ content: any SectionContent, isHeader: Bool) -> UITableViewHeaderFooterView? {
    let key = ObjectIdentifier(content.shownType)
    let identifier = sectionIdentifiers[key] ?? String(reflecting: content.shownType)
    if sectionIdentifiers[key] == nil {
      table.register(content.viewClass, forHeaderFooterViewReuseIdentifier: identifier)
      sectionIdentifiers[key] = identifier
    }
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    guard let view else { return nil }
    content.show(in: view, table.style, isHeader: isHeader)
    if let header = view as? CollapsibleHeaderView {
      header.onTap = { [weak self, weak header] in if let header { self?.onHeaderTap?(header) } }
    }
    return view
  }
}
