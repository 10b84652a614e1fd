/// Where the content of a column's cells is.
///
/// Documentation: `SwiftUI/TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, leading, center, trailing, numeric }
  private let kind: Kind
  /// The usual side: the leading one.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// The leading edge of the column.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// The middle of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// The trailing edge of the column.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The side at which numbers end: the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  var side: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

extension TableColumnContent {
  /// Aligns the columns' cells and headers.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self>(
      value: self,
      parts: TableColumns.parts(of: self).map { part in
        var part = part
        part.alignment = alignment.side
        return part
      })
  }
}
