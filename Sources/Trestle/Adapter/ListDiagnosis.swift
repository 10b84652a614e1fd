import ListCore
import UIKit

/// Something that is wrong with a list. The rest of it is shown.
public enum ListProblem: Equatable, CustomStringConvertible {
  /// Two rows have one identity: the positions of the first and of the next one.
  case sameIdentity(RowIdentity, first: IndexPath, second: IndexPath)
  /// The cell of a row in a static table cannot show something that the row has. Looked for in debug builds.
  case notShown(capability: String, row: RowIdentity, cell: String)
  /// A row needs cells of a table view and is in a collection view, or the other way round. Its cell is empty.
  case otherView(row: RowIdentity, cell: String)
  /// A section has an arrangement and is in a table. Its rows are below each other.
  case arrangementInTable(section: Int)
  /// A list was applied while its view has another data source than the adapter.
  case otherDataSource

  /// The problem, its position, and the remedy.
  public var description: String {
    switch self {
    case .sameIdentity(let identity, let first, let second):
      "Two rows have the identity '\(identity)': \(first.section).\(first.row) and \(second.section).\(second.row). "
        + "Both are shown, told apart by their order. Give each row an id of its own."
    case .notShown(let capability, let row, let cell):
      "\(cell) cannot show that the row '\(row)' is \(capability). Let the cell conform to the protocol of cells for "
        + "it, or give the row another cell."
    case .otherView(let row, let cell):
      "The row '\(row)' needs a \(cell), which the list's view cannot show; its cell is empty. Give rows of a table a "
        + "class of table view cells, rows of a collection view one of collection view cells, or a content "
        + "configuration, which both can show."
    case .arrangementInTable(let section):
      "Section \(section) has an arrangement, and the list is in a table, which shows rows below each other. Show the "
        + "list in a collection view: give the screen an arrangement."
    case .otherDataSource:
      "A list was applied to a view that has another data source now; it is not shown. Leave the view's data source "
        + "to the adapter, or make another adapter for the view."
    }
  }
}

/// Looks for rows with equal identities, and logs the first finding.
@MainActor
final class ListDiagnosis {
  var receiver: ((ListProblem) -> Void)?
  var logger: (any ListLogger)?
  private var reported: Set<RowIdentity> = []
  /// Longer lists are not looked through: it would cost a hash of each row with every change.
  static let mostRows = 10_000

  /// O(n), up to a number of rows.
  func check(_ shown: ShownList) {
    guard shown.identities.rowCount <= Self.mostRows else { return }
    for (first, second) in shown.identities.duplicates() {
      let identity = shown.identity(at: first)
      guard identity.id != nil, reported.insert(identity).inserted else { continue }
      report(.sameIdentity(identity, first: first.indexPath, second: second.indexPath))
    }
  }

  private var unshown: Set<String> = []
  private var hasReportedTaken = false

  /// Says once that the view is no longer the adapter's.
  func checkTaken() {
    guard !hasReportedTaken else { return }
    hasReportedTaken = true
    report(.otherDataSource)
  }

  /// Reports the properties of a row that its cell cannot show, once for each kind of row and cell.
  func check(_ row: AnyRow, in cell: any RowCell) {
    for capability in row.content.unshown(by: cell) {
      let name = "\(type(of: cell))"
      guard unshown.insert("\(row.identity.typeName) \(name) \(capability)").inserted else { continue }
      report(.notShown(capability: capability, row: row.identity, cell: name))
    }
  }

  private var hasReportedArrangement = false

  /// Reports the first section whose arrangement a table does not show. O(s) in sections.
  func checkArrangements(_ shown: ShownList) {
    guard !hasReportedArrangement, let section = shown.sections.firstIndex(where: { $0.arrangement != nil }) else {
      return
    }
    hasReportedArrangement = true
    report(.arrangementInTable(section: section))
  }

  /// Reports that the view cannot show a row, once for each class of cells.
  func checkUnshown(_ row: AnyRow) {
    let name = row.content.cellClasses.name
    guard unshown.insert(name).inserted else { return }
    report(.otherView(row: row.identity, cell: name))
  }

  private func report(_ problem: ListProblem) {
    logger?.log(.problem(problem))
    if let receiver { return receiver(problem) }
    FileHandle.standardError.write(Data("Trestle: \(problem)\n".utf8))
  }
}
