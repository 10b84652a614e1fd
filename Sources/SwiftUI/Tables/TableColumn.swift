import Foundation

/// Columns of a table.
///
/// Documentation: `SwiftUI/TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type by which the columns sort; `Never` for columns that do not.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that make up this content.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that make up this content.
  var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never asked: the columns show themselves.
  public var tableColumnBody: Never { fatalError("\(Self.self) shows itself and has no body") }
}

/// A column as a table shows it.
struct TableColumnPart {
  let label: AnyView
  /// The cell of a row's value.
  let cell: (Any) -> AnyView
  /// The comparator by which the column sorts; nil if it does not.
  let comparator: Any?
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
}

/// The lengths that a column may have, in points.
struct TableColumnWidth: Equatable, Sendable {
  /// The least width of a column that says none [?].
  static let usualLeast: CGFloat = 44
  var least = usualLeast
  var ideal: CGFloat?
  var most = CGFloat.infinity
}

/// Columns that the module knows, without a body.
@MainActor
protocol KnownTableColumns {
  var parts: [TableColumnPart] { get }
}

@MainActor
enum TableColumns {
  static func parts<C: TableColumnContent>(of columns: C) -> [TableColumnPart] {
    if let known = columns as? any KnownTableColumns { return known.parts }
    return parts(of: columns.tableColumnBody)
  }
}

/// A column, which shows a view for each row.
///
/// Documentation: `SwiftUI/TableColumn`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent, KnownTableColumns
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var lengths = TableColumnWidth()
  var side = HorizontalAlignment.leading

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  var parts: [TableColumnPart] {
    [
      TableColumnPart(
        label: AnyView(label),
        cell: { [content] value in (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
        comparator: comparator, width: lengths, alignment: side)
    ]
  }

  /// The column with a width in points that never changes; nil for the usual width.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  /// The column with a minimum and a maximum width in points, and an ideal width that it has if there is space; nil for
  /// the usual ones.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.lengths = TableColumnWidth(least: min ?? TableColumnWidth.usualLeast, ideal: ideal, most: max ?? .infinity)
    return column
  }
}
