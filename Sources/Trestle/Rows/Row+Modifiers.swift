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

  /// Calls `action` with the row's model when the user selects another row instead, or deselects this one. The row keeps
  /// its selection until then. A screen that appears again deselects its rows without a call.
  public func onDeselect(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in
      $0.behaviour.deselect = { action(model) }
      $0.behaviour.keepsSelection = true
    }
  }

  /// The row stays selected after a tap, until another one is, or until its screen appears again. It can be selected
  /// without an action of its own; ``ListAdapter/selectedRows`` has it then.
  public func keepsSelection(_ keeps: Bool = true) -> Self { with { $0.behaviour.keepsSelection = keeps } }

  /// Leads elsewhere when it is tapped, and shows that it does. Stays selected until its screen appears again.
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
  /// How high the row is; automatic unless said otherwise.
  ///
  /// Whatever is said here is asked for when the row comes near sight. Until then the table's `estimatedRowHeight` stands
  /// in for it, as with any height that a table's delegate says, and what is read stays in place when the height is known.
  public func height(_ height: RowHeight) -> Self { with { $0.style.height = height } }

  /// How high the row is at a width, both in points.
  public func height(_ height: @escaping (_ width: CGFloat) -> CGFloat) -> Self {
    with { $0.behaviour.height = height }
  }

  /// The sign at the trailing edge.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self { with { $0.style.accessory = accessory } }

  /// Calls `action` when the detail button is tapped.
  public func onAccessoryTap(_ action: @escaping (Model) -> Void) -> Self {
    with { [model] in $0.behaviour.accessoryTap = { action(model) } }
  }

  /// Whether there is a line below the row.
  public func separator(_ separator: RowSeparator) -> Self { with { $0.style.separator = separator } }

  /// How many levels the content is indented.
  public func indentation(_ level: Int) -> Self { with { $0.style.indentationLevel = level } }

  /// What lies behind the content.
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
  /// Calls `action` when enough of the row is in sight, once until it has left: an impression.
  ///
  /// - Parameter share: how much is enough, from 0 to 1. A row that is higher than what can be seen is in sight as far
  ///   as it fills that.
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

  /// Lets the user move the row in edit mode. `action` moves it in the app's data; where it does not, the row goes
  /// back.
  ///
  /// - Parameter rule: where to it may be moved.
  public func onMove(_ rule: RowMoveRule = .anywhere, _ action: @escaping (Model, RowMove) -> Void) -> Self {
    with { [model] in
      $0.behaviour.moveRule = rule
      $0.behaviour.move = { action(model, $0) }
    }
  }

  /// The actions before a row that is swiped open. Asked for when the swipe begins; nil for none.
  public func leadingSwipe(_ actions: @escaping (Model) -> UISwipeActionsConfiguration?) -> Self {
    with { [model] in $0.behaviour.leadingActions = { actions(model) } }
  }

  /// The actions behind a row that is swiped open. Asked for when the swipe begins; nil for none.
  public func trailingSwipe(_ actions: @escaping (Model) -> UISwipeActionsConfiguration?) -> Self {
    with { [model] in $0.behaviour.trailingActions = { actions(model) } }
  }
}
