import UIKit

/// Rows in order: one for each element of a collection, or those that a closure lists.
///
///     Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
///
/// For a collection, rows are made when they are shown. Making a list only reads the id of each element. An element's
/// id, with its type, is the row's identity; the id of the row that the closure makes is ignored.
@MainActor
public struct Rows {
  var pieces: [RowPiece]

  init(pieces: [RowPiece]) { self.pieces = pieces }

  @usableFromInline
  init(_ block: RowBlock) { self.init(pieces: [.block(block)]) }

  init(_ row: AnyRow, type: any Any.Type) { self.init(RowBlock(row, type: type)) }

  /// The rows that a closure lists.
  public init(@RowBuilder _ rows: () -> Rows) { self = rows() }

  /// A row for each element of a collection.
  ///
  /// - Parameters:
  ///   - elements: a collection that does not change when the original does, such as an array.
  ///   - row: makes the row of an element, each time it is shown.
  @inlinable
  public init<Elements: RandomAccessCollection>(
    _ elements: Elements, @AnyRowBuilder row: @escaping @MainActor (Elements.Element) -> AnyRow
  ) where Elements.Element: Identifiable {
    self.init(elements, id: { $0.id }, row: row)
  }

  /// A row for each element of a collection, identified by `id` of the element.
  @inlinable
  public init<Elements: RandomAccessCollection, ID: Hashable>(
    _ elements: Elements, id: @escaping (Elements.Element) -> ID,
    @AnyRowBuilder row: @escaping @MainActor (Elements.Element) -> AnyRow
  ) {
    self.init(
      RowBlock(
        type: Elements.Element.self, count: elements.count, identities: RowIdentities(elements, id),
        make: { row(elements[elements.index(elements.startIndex, offsetBy: $0)]) }))
  }

  /// How many rows these are.
  public var count: Int { pieces.reduce(0) { $0 + $1.count } }
}

/// Lists the rows of a section, with `if`, `switch`, `for` and `#available`.
@resultBuilder @MainActor
public enum RowBuilder {
  /// A statement of the closure.
  public static func buildExpression<Model>(_ row: Row<Model>) -> Rows { Rows(row.row, type: row.identityType) }
  /// A statement of the closure.
  public static func buildExpression<Content: UIContentConfiguration & Equatable>(_ content: Content) -> Rows {
    Rows(Row(content).row, type: Content.self)
  }
  /// A statement of the closure.
  public static func buildExpression(_ rows: Rows) -> Rows { rows }
  /// All statements, one after the other.
  public static func buildBlock(_ rows: Rows...) -> Rows { buildArray(rows) }
  /// The content of an `if` without `else`.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(pieces: []) }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(first rows: Rows) -> Rows { rows }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(second rows: Rows) -> Rows { rows }
  /// The content of a `for`.
  public static func buildArray(_ rows: [Rows]) -> Rows { Rows(pieces: rows.flatMap(\.pieces)) }
  /// The content of `#available`.
  public static func buildLimitedAvailability(_ rows: Rows) -> Rows { rows }
}
