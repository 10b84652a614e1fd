import ListCore
import UIKit

/// Makes the cells of rows: registers, dequeues and dresses them.
@MainActor
final class CellMaker {
  private struct Kind: Hashable {
    let shown: ObjectIdentifier
    let facets: UInt8
  }

  private unowned let table: UITableView
  private var identifiers: [Kind: String] = [:]
  private var sectionIdentifiers: [ObjectIdentifier: String] = [:]
  /// Calls for a row's switch, with the cell and its state.
  var onToggle: ((UITableViewCell, Bool) -> Void)?
  /// Calls for a header that is tapped.
  var onHeaderTap: ((UITableViewHeaderFooterView) -> Void)?
  var log: ListLog?
  /// Told of each row that a cell shows, in debug builds.
  var onShow: ((AnyRow, UITableViewCell) -> Void)?

  init(table: UITableView) { self.table = table }

  /// The name under which the row's cells are used again. Rows of one name have the same class of content, and set the
  /// same facets of style.
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
      log.span(.configure) { dress(cell, row) }
    } else {
      dress(cell, row)
    }
    #if DEBUG
      onShow?(row, cell)
    #endif
  }

  private func dress(_ cell: UITableViewCell, _ row: AnyRow) {
    row.content.show(in: cell)
    dress(cell, row.style)
  }

  private func dress(_ cell: UITableViewCell, _ style: RowStyle) {
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
    let sign = cell.accessoryView as? ExpansionSign ?? ExpansionSign()
    sign.show(isExpanded: isExpanded)
    if cell.accessoryView !== sign { cell.accessoryView = sign }
    cell.accessibilityValue = ExpansionSign.spoken(isExpanded: isExpanded)
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
