import UIKit

// Statements that a builder does not accept, each with a compiler message that says what to write instead.

extension RowBuilder {
  /// A section is not a row.
  @available(
    *, unavailable, message: "a section cannot be inside of a section: list the sections beside each other in `rows`"
  )
  public static func buildExpression(_ section: RowSection) -> Rows { Rows(pieces: []) }

  /// A list is not a row.
  @available(*, unavailable, message: "a list of sections cannot be inside of a section: give Rows to the section")
  public static func buildExpression(_ list: RowList) -> Rows { Rows(pieces: []) }

  /// A text is not a row.
  @available(*, unavailable, message: "a text is no row: write Row(text: \"…\")")
  @_disfavoredOverload
  public static func buildExpression(_ text: String) -> Rows { Rows(pieces: []) }

  /// A view is not a value.
  @available(
    *, unavailable,
    message:
      "a view is no row, since rows are values: write Row(\"id\", in: MyCell.self) for a cell that has the view, or give a content configuration"
  )
  @_disfavoredOverload
  public static func buildExpression(_ view: UIView) -> Rows { Rows(pieces: []) }

  /// Configurations are compared.
  @available(
    *, unavailable,
    message: "a content configuration in a list is compared with that of the previous list: let it be Equatable"
  )
  @_disfavoredOverload
  public static func buildExpression(_ content: some UIContentConfiguration) -> Rows { Rows(pieces: []) }

  /// Arrays of rows have no identities.
  @available(
    *, unavailable,
    message: "an array of rows is no row: write Rows(models) { model in Row(…) }, or a for loop with a Row in it"
  )
  public static func buildExpression<Model>(_ rows: [Row<Model>]) -> Rows { Rows(pieces: []) }

  /// A statement without a value.
  @available(
    *, unavailable,
    message: "only rows can be here: do other work before the list is made, or in an action such as onSelect"
  )
  public static func buildExpression(_ nothing: Void) -> Rows { Rows(pieces: []) }
}

extension RowListBuilder {
  /// A text is not a row.
  @available(*, unavailable, message: "a text is no row: write Row(text: \"…\")")
  @_disfavoredOverload
  public static func buildExpression(_ text: String) -> RowList { RowList() }

  /// A view is not a value.
  @available(
    *, unavailable,
    message:
      "a view is no row, since rows are values: write Row(\"id\", in: MyCell.self) for a cell that has the view, or give a content configuration"
  )
  @_disfavoredOverload
  public static func buildExpression(_ view: UIView) -> RowList { RowList() }

  /// Configurations are compared.
  @available(
    *, unavailable,
    message: "a content configuration in a list is compared with that of the previous list: let it be Equatable"
  )
  @_disfavoredOverload
  public static func buildExpression(_ content: some UIContentConfiguration) -> RowList { RowList() }

  /// Arrays of sections have no identities.
  @available(
    *, unavailable,
    message: "an array of sections is no section: write a for loop with a RowSection in it"
  )
  public static func buildExpression(_ sections: [RowSection]) -> RowList { RowList() }

  /// Arrays of rows have no identities.
  @available(
    *, unavailable,
    message: "an array of rows is no row: write Rows(models) { model in Row(…) }, or a for loop with a Row in it"
  )
  public static func buildExpression<Model>(_ rows: [Row<Model>]) -> RowList { RowList() }

  /// A statement without a value.
  @available(
    *, unavailable,
    message: "only rows can be here: do other work before the list is made, or in an action such as onSelect"
  )
  public static func buildExpression(_ nothing: Void) -> RowList { RowList() }
}

extension AnyRowBuilder {
  /// Two rows of one element.
  @available(
    *, unavailable,
    message: "each element has one row: write two Rows one after the other, or one cell that shows both"
  )
  public static func buildBlock(_ first: AnyRow, _ second: AnyRow, _ others: AnyRow...) -> AnyRow { first }

  /// No row of an element.
  @available(*, unavailable, message: "each element has one row: write a Row in the closure")
  public static func buildBlock() -> AnyRow { AnyRow(Row(text: "")) }

  /// A row of some elements only.
  @available(
    *, unavailable,
    message: "each element has one row: give Rows only the elements that have one, or add an else with another Row"
  )
  public static func buildOptional(_ row: AnyRow?) -> AnyRow { AnyRow(Row(text: "")) }

  /// A text is not a row.
  @available(*, unavailable, message: "a text is no row: write Row(text: \"…\")")
  @_disfavoredOverload
  public static func buildExpression(_ text: String) -> AnyRow { AnyRow(Row(text: text)) }

  /// A view is not a value.
  @available(
    *, unavailable,
    message: "a view is no row, since rows are values: write Row(model, in: MyCell.self) { cell, model in … }"
  )
  @_disfavoredOverload
  public static func buildExpression(_ view: UIView) -> AnyRow { AnyRow(Row(text: "")) }
}
