import UIKit

// Rows without an identity, an equality or a cell, each with a compiler message that says what to write instead.

extension Rows {
  /// Elements without an id.
  @available(
    *, unavailable,
    message:
      "each element needs an id, by which its row is known in the next list: let the elements be Identifiable, or write Rows(elements, id: \\.name) { … }"
  )
  @_disfavoredOverload
  public init<Elements: RandomAccessCollection>(
    _ elements: Elements, @AnyRowBuilder row: @escaping @MainActor (Elements.Element) -> AnyRow
  ) {
    self.init(pieces: [])
  }
}

extension Row {
  /// A model that cannot be compared.
  @available(
    *, unavailable,
    message: "the model of a row is compared with that of the previous list: let it be Equatable"
  )
  @_disfavoredOverload
  public init<Cell: RowCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Identifiable {
    fatalError("A row without an equatable model was made.")
  }

  /// A model without an id.
  @available(
    *, unavailable,
    message:
      "a row needs an id, by which it is known in the next list: let the model be Identifiable, or write Row(\"id\", model, in: …)"
  )
  @_disfavoredOverload
  public init<Cell: RowCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Equatable {
    fatalError("A row without an identity was made.")
  }

  /// A view that is not a cell.
  @available(
    *, unavailable,
    message: "a row is shown in a cell: give a class that inherits UITableViewCell or UICollectionViewCell"
  )
  @_disfavoredOverload
  public init(_ id: some Hashable, in viewClass: UIView.Type) where Model == UIView.Type {
    fatalError("A row in a view that is no cell was made.")
  }

  /// A view that is not a cell, with a model.
  @available(
    *, unavailable,
    message: "a row is shown in a cell: give a class that inherits UITableViewCell or UICollectionViewCell"
  )
  @_disfavoredOverload
  public init<View: UIView>(_ model: Model, in viewClass: View.Type, configure: @escaping (View, Model) -> Void) {
    fatalError("A row in a view that is no cell was made.")
  }

  /// A height without its kind.
  @available(*, unavailable, message: "write height(.fixed(60)), height(.aspectRatio(2)) or height(.automatic)")
  @_disfavoredOverload
  public func height(_ points: CGFloat) -> Self { self }

  /// A header belongs to a section.
  @available(*, unavailable, message: "a header belongs to a section: write RowSection(\"id\") { … }.header(\"…\")")
  public func header(_ text: String) -> Self { self }
}

extension RowSection {
  /// A section is not selected.
  @available(*, unavailable, message: "rows are selected, and sections are not: write onSelect after the Row")
  public func onSelect(_ action: @escaping () -> Void) -> Self { self }
}

extension Rows {
  /// The rows of elements are not selected together.
  @available(
    *, unavailable,
    message: "write onSelect after the Row in the closure: it gets the model of the row that is selected"
  )
  public func onSelect(_ action: @escaping () -> Void) -> Self { self }
}
