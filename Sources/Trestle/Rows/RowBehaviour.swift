import UIKit

/// What a row does. Always that of the latest list, and never compared: closures cannot be.
struct RowBehaviour {
  var select: (() -> Void)?
  var deselect: (() -> Void)?
  /// The row stays selected after it was tapped.
  var keepsSelection = false
  var accessoryTap: (() -> Void)?
  var toggle: ((Bool) -> Void)?
  var height: ((CGFloat) -> CGFloat)?
  var display: (() -> Void)?
  var endDisplay: (() -> Void)?
  /// Called when so much of the row is in sight, from 0 to 1.
  var visible: (share: CGFloat, action: () -> Void)?
  var delete: (() -> Void)?
  var move: ((RowMove) -> Void)?
  var leadingActions: (() -> UISwipeActionsConfiguration?)?
  var trailingActions: (() -> UISwipeActionsConfiguration?)?
}

/// Where a row was dropped.
public struct RowMove {
  /// The row above it in its section now, or nil where it is the first.
  public let previous: RowIdentity?
  /// The row below it in its section now, or nil where it is the last.
  public let next: RowIdentity?
  /// From and to where it was moved in the list as it is shown.
  public let source: IndexPath
  public let destination: IndexPath
}
