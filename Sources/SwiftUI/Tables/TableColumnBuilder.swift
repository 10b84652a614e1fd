import Foundation

/// Columns one after the other.
///
/// Documentation: `SwiftUI/TupleTableColumnContent`.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent,
  KnownTableColumns
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// The columns.
  public var value: T
  let parts: [TableColumnPart]

  init(value: T, parts: [TableColumnPart]) {
    self.value = value
    self.parts = parts
  }

}

/// Makes columns of the statements in a closure.
///
/// Documentation: `SwiftUI/TableColumnBuilder`.
@MainActor
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that sorts as the table does.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// A column that does not sort.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { content }

  /// Columns one after the other.
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Content)> {
    var parts: [TableColumnPart] = []
    repeat parts.append(contentsOf: TableColumns.parts(of: each content))
    return TupleTableColumnContent(value: (repeat each content), parts: parts)
  }

  /// The columns of an `if` without `else`.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> TupleTableColumnContent<RowValue, Sort, Content?> {
    TupleTableColumnContent(value: content, parts: content.map { TableColumns.parts(of: $0) } ?? [])
  }

  /// The columns where a condition holds.
  public static func buildEither<Content: TableColumnContent>(
    first content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Any> {
    TupleTableColumnContent(value: content, parts: TableColumns.parts(of: content))
  }

  /// The columns where a condition does not hold.
  public static func buildEither<Content: TableColumnContent>(
    second content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Any> {
    TupleTableColumnContent(value: content, parts: TableColumns.parts(of: content))
  }

  /// The columns of a version of the system.
  public static func buildLimitedAvailability<Content: TableColumnContent>(
    _ content: Content
  ) -> TupleTableColumnContent<RowValue, Sort, Any> {
    TupleTableColumnContent(value: content, parts: TableColumns.parts(of: content))
  }
}
