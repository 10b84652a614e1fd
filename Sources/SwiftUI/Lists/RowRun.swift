import ListCore

/// Consecutive rows of a list that belong to one view.
@MainActor
protocol RowSource: AnyObject {
  /// The view that owns the rows: a later source of the same view may contain some of them.
  var owner: ObjectIdentifier { get }
  var count: Int { get }
  /// Provides a row in constant time. Its views are created when they are requested.
  func row(at offset: Int) -> RowCollector.Row
  /// The offset of a row with an identity. O(n).
  func offset(ofRow id: AnyHashable) -> Int?
  /// The offsets of the rows that a selection identifies by values, found without creating their views. O(n); nil if
  /// there are so few rows that the caller can examine each of them.
  func offsets(ofValues values: Set<AnyHashable>) -> [Int]?
  /// Matches the rows with an earlier source of the same owner.
  func matching(from old: any RowSource) -> RowMatching
}

/// Rows of one view, with the modifications of its enclosing views.
@MainActor
struct RowRun {
  let source: any RowSource
  private var changes: [(inout RowCollector.Row) -> Void] = []

  init(_ source: any RowSource) { self.source = source }

  var count: Int { source.count }

  func row(at offset: Int) -> RowCollector.Row {
    var row = source.row(at: offset)
    for change in changes { change(&row) }
    return row
  }

  /// The offsets of the rows that a selection identifies by values. O(n).
  func offsets(ofValues values: Set<AnyHashable>) -> [Int] {
    source.offsets(ofValues: values) ?? (0..<count).filter { row(at: $0).value.map(values.contains) == true }
  }

  func changed(_ change: @escaping (inout RowCollector.Row) -> Void) -> RowRun {
    var run = self
    run.changes.append(change)
    return run
  }
}

/// The row of a view that already exists.
final class SingleRow: RowSource {
  private let leaf: LayoutNode

  init(_ leaf: LayoutNode) { self.leaf = leaf }

  var owner: ObjectIdentifier { ObjectIdentifier(leaf) }
  var count: Int { 1 }

  func row(at offset: Int) -> RowCollector.Row {
    let element = RowElements.element(of: leaf)
    return RowCollector.Row(id: AnyHashable(owner), tag: leaf.tag, element: { element })
  }

  func offset(ofRow id: AnyHashable) -> Int? { AnyHashable(owner) == id ? 0 : nil }
  func offsets(ofValues values: Set<AnyHashable>) -> [Int]? { nil }

  func matching(from old: any RowSource) -> RowMatching { RowMatching(unchanged: 1) }
}
