import UIKit

/// The content of a row, regardless of its type.
@MainActor
protocol RowContent {
  /// The classes of the cells that the list dequeues for the row.
  var cellClasses: RowCellClasses { get }
  /// The type that decides about reuse: cells are only reused among rows for which it is the same.
  var shownType: any Any.Type { get }
  /// Whether a cell that shows this content shows the other one as well.
  func isEqual(to other: any RowContent) -> Bool
  func show(in cell: any RowCell)
  /// The names of the row's values that the cell cannot show.
  func unshown(by cell: any RowCell) -> [String]
}

extension RowContent {
  func unshown(by cell: any RowCell) -> [String] { [] }
}

/// A content configuration, shown in a cell of UIKit's own class.
struct ConfigurationContent<Configuration: UIContentConfiguration & Equatable>: RowContent {
  let configuration: Configuration

  var cellClasses: RowCellClasses { .standard }
  var shownType: any Any.Type { Configuration.self }

  func isEqual(to other: any RowContent) -> Bool { (other as? Self)?.configuration == configuration }

  func show(in cell: any RowCell) { cell.contentConfiguration = configuration }
}

/// A model in cells of a class.
struct ModelContent<Model, Cell: RowCell>: RowContent {
  let model: Model
  let isSame: (Model, Model) -> Bool
  let configure: (Cell, Model) -> Void

  var cellClasses: RowCellClasses { RowCellClasses(Cell.self) }
  var shownType: any Any.Type { Cell.self }

  func isEqual(to other: any RowContent) -> Bool {
    guard let other = other as? Self else { return false }
    return isSame(model, other.model)
  }

  func show(in cell: any RowCell) {
    if let cell = cell as? Cell { configure(cell, model) }
  }
}
