import UIKit

/// A row whose model's type is hidden, as a closure of ``Rows`` returns it.
@MainActor
public struct AnyRow {
  var identity: RowIdentity
  var content: any RowContent
  var style = RowStyle()
  var behaviour = RowBehaviour()

  /// Hides the type of a row's model.
  public init(_ row: Row<some Any>) { self = row.row }

  init(identity: RowIdentity, content: any RowContent) {
    self.identity = identity
    self.content = content
  }

  /// Whether the content determines the row's height.
  var hasAutomaticHeight: Bool { behaviour.height == nil && (style.height ?? .automatic) == .automatic }

  /// Whether the row has another height in a list of another width.
  var heightFollowsWidth: Bool {
    if case .aspectRatio = style.height { return true }
    return behaviour.height != nil
  }

  /// The height of the row in points, for a width; nil if the content determines it.
  func height(ofWidth width: CGFloat) -> CGFloat? {
    if let height = behaviour.height { return height(width) }
    switch style.height {
    case .fixed(let height): return height
    case .aspectRatio(let ratio): return width / ratio
    case .automatic, nil: return nil
    }
  }

  /// Whether a cell that shows this row shows the other one as well.
  func looksLike(_ other: AnyRow) -> Bool { style == other.style && content.isEqual(to: other.content) }
}

/// Makes one row of a closure with `if` and `switch`.
@resultBuilder @MainActor
public enum AnyRowBuilder {
  /// A statement of the closure.
  public static func buildExpression(_ row: Row<some Any>) -> AnyRow { AnyRow(row) }
  /// A statement of the closure.
  public static func buildExpression(_ row: AnyRow) -> AnyRow { row }
  /// A statement of the closure.
  public static func buildExpression(_ content: some UIContentConfiguration & Equatable) -> AnyRow {
    AnyRow(Row(content))
  }
  /// All statements, one after the other.
  public static func buildBlock(_ row: AnyRow) -> AnyRow { row }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(first row: AnyRow) -> AnyRow { row }
  /// One of the branches of `if` or `switch`.
  public static func buildEither(second row: AnyRow) -> AnyRow { row }
  /// The content of `#available`.
  public static func buildLimitedAvailability(_ row: AnyRow) -> AnyRow { row }
}
