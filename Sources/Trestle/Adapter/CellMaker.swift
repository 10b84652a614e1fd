import ListCore
import UIKit

/// Makes the cells of rows: registers, dequeues and configures them.
@MainActor
final class CellMaker {
  private struct Kind: Hashable {
    let shown: ObjectIdentifier
    let facets: UInt16
  }

  private unowned let source: any RowCellSource
  private let look: any RowLook
  private var identifiers: [Kind: String] = [:]
  private var sectionIdentifiers: [ObjectIdentifier: String] = [:]
  /// The reuse identifiers whose cell class the view cannot show, such as a table's cell class in a collection view.
  private var unshown: Set<String> = []
  /// Called when a header is tapped.
  var onHeaderTap: ((any SectionView) -> Void)?
  var log: ListLog?
  /// Called for each row that a cell shows, in debug builds.
  var onShow: ((AnyRow, any RowCell) -> Void)?
  /// Called for a row that needs cells of another kind of view; its cell is empty.
  var onUnshown: ((AnyRow) -> Void)?

  init(source: any RowCellSource, look: any RowLook) {
    self.source = source
    self.look = look
  }

  /// The reuse identifier of the row's cells. Rows with one identifier have the same class of content, and set the
  /// same parts of the style.
  func identifier(of row: AnyRow) -> String {
    let kind = Kind(shown: ObjectIdentifier(row.content.shownType), facets: look.facets(of: row))
    if let identifier = identifiers[kind] { return identifier }
    let identifier = "\(String(reflecting: row.content.shownType)) \(kind.facets)"
    if !source.register(row.content.cellClasses, identifier) { unshown.insert(identifier) }
    identifiers[kind] = identifier
    return identifier
  }

  func dequeueCell(for row: AnyRow, at path: RowPath) -> any RowCell {
    source.dequeueCell(identifier(of: row), at: path)
  }

  func show(_ row: AnyRow, in cell: any RowCell) {
    if let log, log.logger != nil {
      log.span(.configure) { configure(cell, row) }
    } else {
      configure(cell, row)
    }
    #if DEBUG
      onShow?(row, cell)
    #endif
  }

  private func configure(_ cell: any RowCell, _ row: AnyRow) {
    if !unshown.isEmpty, unshown.contains(identifier(of: row)) { onUnshown?(row) }
    row.content.show(in: cell)
    look.show(row, in: cell)
  }

  // MARK: Headers and footers

  /// The reuse identifier of views for a header or footer, registered by the first that needs it.
  func identifier(of content: any SectionContent, register: (String) -> Void) -> String {
    let key = ObjectIdentifier(content.shownType)
    if let identifier = sectionIdentifiers[key] { return identifier }
    let identifier = String(reflecting: content.shownType)
    register(identifier)
    sectionIdentifiers[key] = identifier
    return identifier
  }

  /// Shows the content of a header or footer in a view of its type.
  func show(_ content: any SectionContent, in view: any SectionView, ofSection section: Int, isHeader: Bool) {
    content.show(in: view, source.sectionLook(section), isHeader: isHeader)
    if let header = view as? any CollapsibleHeaderView {
      header.collapse.onTap = { [weak self, weak header] in if let header { self?.onHeaderTap?(header) } }
    }
  }
}
