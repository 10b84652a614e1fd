import UIKit

/// A row that was dropped, or would be: its source and destination.
public struct RowMove {
  /// The row above it in its section now, or nil if it is the first.
  public let previous: RowIdentity?
  /// The row below it in its section now, or nil if it is the last.
  public let next: RowIdentity?
  /// The row's index path before the move, in the list as shown.
  public let source: IndexPath
  /// The row's index path after the move, in the list as shown.
  public let destination: IndexPath
}

/// The positions to which the user may move a row.
public enum RowMoveRule {
  /// Any position of the list.
  case anywhere
  /// Positions within its section; elsewhere the nearest of them is used.
  case withinSection
  /// Past rows of its section that may be moved themselves, and not past others.
  case amongMovable
  /// Positions that the app accepts; elsewhere the row moves back.
  case accepted((RowMove) -> Bool)
}
