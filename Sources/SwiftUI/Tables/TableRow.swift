/// Rows of a table.
///
/// Documentation: `SwiftUI/TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that make up this content.
  associatedtype TableRowBody: TableRowContent
  /// The rows that make up this content.
  var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
}

extension TableRowContent where TableRowBody == Never {
  /// Never asked: the rows show themselves.
  public var tableRowBody: Never { fatalError("\(Self.self) shows itself and has no body") }
}

/// Rows that the module knows, without a body.
@MainActor
protocol KnownTableRows {
  /// The views of the rows, each with a line of cells for its value.
  func views(_ line: @escaping (Any) -> AnyView) -> AnyView
}

@MainActor
enum TableRows {
  static func views<R: TableRowContent>(of rows: R, _ line: @escaping (Any) -> AnyView) -> AnyView {
    if let known = rows as? any KnownTableRows { return known.views(line) }
    return views(of: rows.tableRowBody, line)
  }
}

/// A row for a value.
///
/// Documentation: `SwiftUI/TableRow`.
public struct TableRow<Value: Identifiable>: TableRowContent, KnownTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  func views(_ line: @escaping (Any) -> AnyView) -> AnyView { AnyView(line(value).tag(value.id)) }
}

/// A row for each value of a collection.
///
/// Documentation: `SwiftUI/TableForEachContent`.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent, KnownTableRows
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  func views(_ line: @escaping (Any) -> AnyView) -> AnyView { AnyView(ForEach(data) { line($0) }) }
}

/// No rows.
///
/// Documentation: `SwiftUI/EmptyTableRowContent`.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent, KnownTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  func views(_ line: @escaping (Any) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

extension ForEach: TableRowContent, KnownTableRows where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  func views(_ line: @escaping (Any) -> AnyView) -> AnyView {
    let (content, id) = (self.content, self.id)
    return AnyView(ForEach<Data, ID, AnyView>(data: data, content: { TableRows.views(of: content($0), line) }, id: id))
  }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// A row for each identified element.
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TableRowContent {
  /// A row for each element, identified by a property.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Rows one after the other, or changed ones.
///
/// Documentation: `SwiftUI/TupleTableRowContent`.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent, KnownTableRows {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  /// The rows.
  public var value: T
  let makeViews: (@escaping (Any) -> AnyView) -> [AnyView]

  func views(_ line: @escaping (Any) -> AnyView) -> AnyView {
    let parts = makeViews(line)
    return parts.count == 1 ? parts[0] : AnyView(ForEach(parts.indices, id: \.self) { parts[$0] })
  }
}

/// Makes rows of the statements in a closure.
///
/// Documentation: `SwiftUI/TableRowBuilder`.
@MainActor
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row or rows, as they are.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// The rows of a single statement.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Rows one after the other.
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    TupleTableRowContent(value: (repeat each content)) { line in
      var parts: [AnyView] = []
      repeat parts.append(TableRows.views(of: each content, line))
      return parts
    }
  }

  /// The rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> TupleTableRowContent<Value, Content?> where Content.TableRowValue == Value {
    TupleTableRowContent(value: content) { line in content.map { [TableRows.views(of: $0, line)] } ?? [] }
  }

  /// The rows where a condition holds.
  public static func buildEither<Content: TableRowContent>(
    first content: Content
  ) -> TupleTableRowContent<Value, Any> where Content.TableRowValue == Value {
    TupleTableRowContent(value: content) { line in [TableRows.views(of: content, line)] }
  }

  /// The rows where a condition does not hold.
  public static func buildEither<Content: TableRowContent>(
    second content: Content
  ) -> TupleTableRowContent<Value, Any> where Content.TableRowValue == Value {
    TupleTableRowContent(value: content) { line in [TableRows.views(of: content, line)] }
  }
}

extension TableRowContent {
  /// The rows as a modifier of each line's view changes them.
  private func changing(_ change: @escaping (AnyView) -> AnyView) -> TupleTableRowContent<TableRowValue, Self> {
    TupleTableRowContent(value: self) { line in [TableRows.views(of: self) { change(line($0)) }] }
  }

  /// Shows a menu when a row is pressed for long, or clicked with the secondary button.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> { changing { AnyView($0.contextMenu(menuItems: menuItems)) } }

  /// Runs an action with true when the pointer enters a row, and with false when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    changing { AnyView($0.onHover(perform: action)) }
  }

  /// Whether the rows cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    changing { AnyView($0.selectionDisabled(isDisabled)) }
  }
}
