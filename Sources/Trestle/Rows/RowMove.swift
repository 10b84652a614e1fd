import UIKit

/// Where a row was dropped, or would be.
public struct RowMove {
  /// The row above it in its section now, or nil if it is the first.
  public let previous: RowIdentity?
  /// The row below it in its section now, or nil if it is the last.
  public let next: RowIdentity?
  /// Where the row was in the list as it is shown.
  public let source: IndexPath
  /// Where the row is then in the list as it is shown.
  public let destination: IndexPath
}

/// Where the user may move a row.
public enum RowMoveRule {
  /// To any place of the list.
  case anywhere
  /// To places of its section; held elsewhere it would go to the nearest of them.
  case withinSection
  /// Past rows of its section that may be moved themselves, and not past others.
  case amongMovable
  /// To places that the app accepts; held elsewhere it would go back.
  case accepted((RowMove) -> Bool)
}
