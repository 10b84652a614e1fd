import ListCore

/// A table view or collection view, as ``ListTouches`` sees it.
@MainActor
protocol ListTouchesHost: ListCellsHost {
  /// Whether one of the items is dragged.
  var hasActiveDrag: Bool { get }
  /// Whether the list's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  /// Whether lifting the finger selects an item before the highlight is removed.
  var selectsBeforeHighlightEnds: Bool { get }
  func item(under touch: UITouch) -> RowPath?
  func hasItem(_ path: RowPath) -> Bool
  func shouldHighlight(_ path: RowPath) -> Bool
  func didHighlight(_ path: RowPath)
  /// Removes the highlight, and informs the delegate.
  /// - Parameter lit: the cell that was highlighted at the lift, whose item may have another path by now; nil before that.
  func endHighlight(at path: RowPath, lit: (any ListCell)?)
  /// An item was touched that tapping would select.
  func itemWasTouched(_ path: RowPath)
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags)
  /// A position was tapped during a drag.
  func addToDrag(_ touch: UITouch)
}

/// Touches on items: they highlight items while a finger is down, and select when it is lifted.
///
/// Touches come from the cells up the responder chain. The scroll view delays them for a moment and cancels them when
/// it scrolls, so that an item is not highlighted by a finger that scrolls.
@MainActor
final class ListTouches: PathFollower {
  private unowned let host: any ListTouchesHost
  private var machine = HighlightStateMachine()
  private weak var touch: UITouch?
  /// A second finger during a drag.
  private weak var adding: UITouch?
  /// The modifier keys that were down when the touch began.
  private var modifiers: UIKeyModifierFlags = []
  /// The cell of the item that is being selected.
  private weak var lit: (any ListCell)?

  init(host: any ListTouchesHost) { self.host = host }

  func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
    // A second finger cancels the tap: two fingers have another meaning.
    guard touch == nil, touches.count == 1, let first = touches.first else { return cancelled() }
    if host.hasActiveDrag { return adding = first }
    guard host.allowsSelectionByTouch, let path = host.item(under: first) else { return }
    touch = first
    modifiers = event?.modifierFlags ?? []
    host.itemWasTouched(path)
    perform(.touchBegan(row: path, mayHighlight: host.shouldHighlight(path)))
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    perform(.touchMoved(row: host.item(under: touch)))
  }

  func ended(_ touches: Set<UITouch>) {
    if let adding, touches.contains(adding) {
      self.adding = nil
      host.addToDrag(adding)
    }
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    perform(.touchEnded)
  }

  func cancelled() {
    touch = nil
    adding = nil
    perform(.touchCancelled)
  }

  /// The items were replaced: the touch ends. The old cells lose the highlight when they are reused.
  func itemsWereReplaced() {
    touch = nil
    perform(.reloaded)
  }

  /// The highlighted item has another path, or was removed with its cell.
  func pathsDidChange(_ change: PathChange) {
    guard let path = machine.highlightedRow else { return }
    perform(.rowsMoved(row: change.survivor(of: path)))
  }

  private func perform(_ event: HighlightStateMachine.Event) {
    let actions = machine.handle(event)
    let selectsFirst = event == .touchEnded && host.selectsBeforeHighlightEnds
    for action in selectsFirst ? actions.reversed() : actions {
      switch action {
      case .highlight(let path):
        host.listCell(at: path)?.setHighlightedByList(true)
        host.didHighlight(path)
      case .unhighlight(let path):
        let lit = lit
        self.lit = nil
        host.endHighlight(at: path, lit: lit)
      case .select(let path):
        // A callback on the way here may have replaced the items.
        guard host.hasItem(path) else { continue }
        if selectsFirst { lit = host.listCell(at: path) }
        host.tap(path, modifiers: modifiers)
      }
    }
  }
}
