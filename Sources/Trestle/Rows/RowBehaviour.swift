import UIKit

/// The actions of a row. They always come from the latest list and are never compared, as closures cannot be.
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
  /// Called when this fraction of the row, from 0 to 1, is visible.
  var visible: (share: CGFloat, action: () -> Void)?
  var delete: (() -> Void)?
  var move: ((RowMove) -> Void)?
  var moveRule: RowMoveRule = .anywhere
  var leadingActions: (() -> UISwipeActionsConfiguration?)?
  var trailingActions: (() -> UISwipeActionsConfiguration?)?

  /// Whether a tap does anything: it calls an action, or leaves the row selected.
  var isSelectable: Bool { select != nil || keepsSelection }
}
