import UIKit

// MARK: Selection

extension Row {
  /// Calls `action` when the row is tapped, and deselects it. A row without an action cannot be selected, unless it
  /// keeps its selection: see <doc:Selecting-rows>.
  public func onSelect(_ action: @escaping () -> Void) -> Self {
    with { $0.behaviour.select = action }
  }

  /// Calls `action` with the row's model when the row is tapped, and deselects it.
  public func onSelect(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.select = { action(model) } }
  }

  /// Calls `action` with the row's model when the user selects another row instead, or deselects this one. The row
  /// keeps its selection until then. A screen that appears again deselects its rows without a call.
  public func onDeselect(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in
      $0.behaviour.deselect = { action(model) }
      $0.behaviour.keepsSelection = true
    }
  }

  /// Keeps the row selected after a tap, until another one is or its screen appears again. The row then needs no
  /// action to be selectable; ``ListAdapter/selectedRows`` contains it.
  public func keepsSelection(_ keeps: Bool = true) -> Self { with { $0.behaviour.keepsSelection = keeps } }

  /// Shows a disclosure indicator, and calls `action` when the row is tapped. The row stays selected until its screen
  /// appears again.
  public func discloses(_ action: @escaping () -> Void) -> Self {
    onSelect(action).keepsSelection().accessory(.disclosureIndicator)
  }

  /// Shows a switch, and calls `action` with its state when the user turns it. A tap beside the switch does nothing,
  /// unless the row has an action for that too.
  public func toggle(_ isOn: Bool, _ action: @escaping (Bool) -> Void) -> Self {
    with {
      $0.style.isOn = isOn
      $0.behaviour.toggle = action
    }
  }
}

// MARK: Looks

extension Row {
  /// The height of the row; automatic by default.
  ///
  /// The height is only computed when the row comes close to the visible area. Until then the table's `estimatedRowHeight` replaces it, as
  /// with heights from a table's delegate, and visible rows stay in place when the height becomes known.
  public func height(_ height: RowHeight) -> Self { with { $0.style.height = height } }

  /// Computes the height of the row for a width, both in points.
  public func height(_ height: @escaping (_ width: CGFloat) -> CGFloat) -> Self {
    with { $0.behaviour.height = height }
  }

  /// The accessory at the trailing edge; none by default.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self { with { $0.style.accessory = accessory } }

  /// Calls `action` when the detail button is tapped.
  public func onAccessoryTap(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.accessoryTap = { action(model) } }
  }

  /// The line below the row; `automatic` by default.
  public func separator(_ separator: RowSeparator) -> Self { with { $0.style.separator = separator } }

  /// The number of levels by which the content is indented; 0 by default.
  public func indentation(_ level: Int) -> Self { with { $0.style.indentationLevel = level } }

  /// The background of the row's cell.
  public func background(_ background: UIBackgroundConfiguration) -> Self {
    with { $0.style.background = background }
  }
}

// MARK: Display

extension Row {
  /// Calls `action` when the row comes into sight.
  public func onDisplay(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.display = { action(model) } }
  }

  /// Calls `action` when the row is out of sight.
  public func onEndDisplay(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.endDisplay = { action(model) } }
  }
}

extension Row {
  /// Calls `action` when enough of the row is visible, once until it has left: an impression.
  ///
  /// - Parameters:
  ///   - share: the required fraction, from 0 to 1. For a row higher than the visible area it is the fraction of that
  ///     area that the row fills.
  ///   - action: gets the row's model.
  public func onVisible(_ share: CGFloat = 0.5, _ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.visible = (share, { action(model) }) }
  }
}

// MARK: Editing

extension Row {
  /// Lets the user delete the row, by a swipe and in edit mode. `action` removes it from the app's data.
  public func onDelete(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.delete = { action(model) } }
  }

  /// Lets the user move the row in edit mode. `action` moves it in the app's data; if it does not, the row moves
  /// back.
  ///
  /// - Parameters:
  ///   - rule: the allowed destinations.
  ///   - action: gets the row's model and the move.
  public func onMove(_ rule: RowMoveRule = .anywhere, _ action: @escaping (Model, RowMove) -> Void) -> Self {
    with { [model] in
      $0.behaviour.moveRule = rule
      $0.behaviour.move = { action(model, $0) }
    }
  }

  /// The actions before a swiped row, requested when the swipe begins; nil for none.
  public func leadingSwipe(_ actions: @escaping (Model) -> UISwipeActionsConfiguration?) -> Self {
    with { [model] in $0.behaviour.leadingActions = { actions(model) } }
  }

  /// The actions behind a swiped row, requested when the swipe begins; nil for none.
  public func trailingSwipe(_ actions: @escaping (Model) -> UISwipeActionsConfiguration?) -> Self {
    with { [model] in $0.behaviour.trailingActions = { actions(model) } }
  }
}
