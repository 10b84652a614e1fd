import Foundation
import UIKit

/// Rows of values in columns with headers, which scroll.
///
/// In a narrow window it shows the first column alone, as rows of a list without headers.
///
/// Documentation: `SwiftUI/Table`.
public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  var selection: RowSelection?
  /// Which column is sorted, and the change of a tap on a header; nil for a table that is not sorted.
  var sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  /// A list whose rows are lines of cells, below the headers.
  public var body: some View {
    let all = TableColumns.parts(of: columns)
    let isNarrow = sizeClass == .compact
    let shown = isNarrow ? Array(all.prefix(1)) : all
    let lines = TableRows.views(of: rows) { AnyView(TableLine(value: $0, columns: shown)) }
    TableList(selection: selection) {
      if isNarrow || headers == .hidden {
        lines
      } else {
        Section {
          lines
        } header: {
          TableHeader(columns: shown, sorting: sorting)
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A list with the selection of a table.
private struct TableList<Content: View>: View, PrimitiveView {
  let selection: RowSelection?
  let content: Content

  init(selection: RowSelection?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: RowsNode(view.value, inputs, content: \.content, selection: \.selection, usual: \.usualListAppearance))
  }
}

/// The order of a table's rows, which headers show and change. The app sorts the values.
@MainActor
struct TableSorting {
  /// The order of a column if it is the first comparator; nil otherwise.
  let order: (_ column: TableColumnPart) -> SortOrder?
  /// Makes a column the first comparator, or reverses its order.
  let choose: (_ column: TableColumnPart) -> Void

  init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      // The app's comparator may compare the column's texts in another way than the column's: only the properties must
      // be the same.
      if let a = a as? any PathComparator, let b = b as? any PathComparator { return a.path == b.path }
      var (a, b) = (a, b)
      (a.order, b.order) = (.forward, .forward)
      return a == b
    }
    order = { column in
      guard let own = column.comparator as? Sort, let first = comparators.wrappedValue.first, isSame(own, first) else {
        return nil
      }
      return first.order
    }
    choose = { column in
      guard var own = column.comparator as? Sort else { return }
      var all = comparators.wrappedValue
      if let first = all.first, isSame(own, first) {
        own = first
        own.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { isSame($0, own) }
      comparators.wrappedValue = [own] + all
    }
  }
}

/// A comparator of a property.
private protocol PathComparator {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparator {
  fileprivate var path: AnyKeyPath { keyPath }
}

extension Table {
  /// A table of values, each with a row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// A table of values; a value names the selected row by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: RowSelection(selection))
  }

  /// A table of values; a set names the selected rows by their ids.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: RowSelection(selection))
  }

  /// A table of values, whose headers show and change the order. The app sorts the values when the order changes.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// A table of values with an order that headers show and change; a value names the selected row by its id.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: RowSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  /// A table of values with an order that headers show and change; a set names the selected rows by their ids.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: RowSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// A table of given rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns()) }

  /// A table of given rows; a value names the selected one by its id.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: RowSelection(selection)) }

  /// A table of given rows; a set names the selected ones by their ids.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: RowSelection(selection)) }

  /// A table of given rows, whose headers show and change the order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder)) }

  /// A table of given rows with an order that headers show and change; a value names the selected row by its id.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: RowSelection(selection), sorting: TableSorting(sortOrder))
  }

  /// A table of given rows with an order that headers show and change; a set names the selected rows by their ids.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: RowSelection(selection), sorting: TableSorting(sortOrder))
  }
}
