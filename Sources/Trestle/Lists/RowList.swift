import UIKit

/// The content of a list, as a value: sections of rows.
///
///     RowList {
///       RowSection("basics") {
///         Row("price", text: "Price", value: product.price)
///         if let title = product.title { Row("title", Headline(title)) }
///       }
///     }
///
/// Making one costs nothing for the rows of a collection, which are made when they are shown.
@MainActor
public struct RowList {
  var sections: [RowSection]
  var nearEnd: (rows: Int, action: () -> Void)?
  var refresh: (@MainActor () async -> Void)?
  var indexTitles: [String]?
  /// Whether the sections are made up of rows outside of sections.
  private var isLoose = false

  init(sections: [RowSection]) { self.sections = sections }

  /// Rows outside of sections.
  init(loose rows: Rows) {
    sections = [RowSection(id: nil, rows: rows)]
    isLoose = true
  }

  /// An empty list.
  public init() { self.init(sections: []) }

  /// The sections or rows that a closure lists. Consecutive rows outside a section form one.
  public init(@RowListBuilder _ list: () -> RowList) { self = list() }

  /// The number of rows in all sections.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Calls `action` when one of the last `rows` rows comes into sight, once for each total number of rows: for
  /// loading more.
  public func onNearEnd(within rows: Int = 10, _ action: @escaping () -> Void) -> RowList {
    var copy = self
    copy.nearEnd = (rows, action)
    return copy
  }

  /// Adds pull to refresh; the spinner turns until `action` returns. If the list is released before, the task of
  /// `action` is cancelled.
  public func onRefresh(_ action: @escaping @MainActor () async -> Void) -> RowList {
    var copy = self
    copy.refresh = action
    return copy
  }

  /// The titles of the index beside the table, from top to bottom. A title without a section leads to the section
  /// before it. Without this modifier the index has the sections' own titles.
  public func indexTitles(_ titles: [String]) -> RowList {
    var copy = self
    copy.indexTitles = titles
    return copy
  }

  mutating func append(_ other: RowList) {
    nearEnd = other.nearEnd ?? nearEnd
    refresh = other.refresh ?? refresh
    indexTitles = other.indexTitles ?? indexTitles
    if isLoose, other.isLoose, let last = sections.indices.last, let first = other.sections.first {
      sections[last].rows.pieces += first.rows.pieces
    } else if sections.isEmpty {
      sections = other.sections
      isLoose = other.isLoose
    } else if !other.sections.isEmpty {
      sections += other.sections
      isLoose = other.isLoose
    }
  }
}

/// Lists sections, and rows outside of sections, with `if`, `switch`, `for` and `#available`.
@resultBuilder @MainActor
public enum RowListBuilder {
  /// A statement of the closure.
  public static func buildExpression(_ section: RowSection) -> RowList { RowList(sections: [section]) }
  /// A statement of the closure.
  public static func buildExpression(_ list: RowList) -> RowList { list }
  /// A statement of the closure.
  public static func buildExpression(_ rows: Rows) -> RowList { RowList(loose: rows) }
  /// A statement of the closure.
  public static func buildExpression<Model>(_ row: Row<Model>) -> RowList {
    RowList(loose: RowBuilder.buildExpression(row))
  }
  /// A statement of the closure.
  public static func buildExpression<Content: UIContentConfiguration & Equatable>(_ content: Content) -> RowList {
    RowList(loose: RowBuilder.buildExpression(content))
  }
  /// All statements, one after the other.
  public static func buildBlock(_ lists: RowList...) -> RowList { buildArray(lists) }
  /// The content of an `if` without `else`.
  public static func buildOptional(_ list: RowList?) -> RowList { list ?? RowList() }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(first list: RowList) -> RowList { list }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(second list: RowList) -> RowList { list }
  /// The content of a `for`.
  public static func buildArray(_ lists: [RowList]) -> RowList {
    var whole = RowList()
    for list in lists { whole.append(list) }
    return whole
  }
  /// The content of `#available`.
  public static func buildLimitedAvailability(_ list: RowList) -> RowList { list }
}
