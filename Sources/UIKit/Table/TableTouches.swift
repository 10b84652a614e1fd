import ListCore

/// What ``TableTouches`` needs of its table view.
@MainActor
protocol TableTouchesHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var selection: TableSelection { get }
  /// Whether the table's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  var multipleSelection: ListMultipleSelection { get }
  var focus: ListFocus { get }
  /// Where a touch is in the content.
  func place(of touch: UITouch) -> CGPoint
  /// Whether a row is dragged.
  var hasActiveDrag: Bool { get }
  /// A place was tapped meanwhile.
  func addToDrag(at place: CGPoint)
}

/// Fingers on rows: highlight while they are down, selection when they are lifted.
///
/// Touches reach the table up the responder chain from its cells; the scroll view holds them back for a moment
/// and takes them away when it scrolls, so that a row does not light up under a drag.
@MainActor
final class TableTouches {
  private unowned let host: any TableTouchesHost
  private var machine = HighlightStateMachine()
  private weak var touch: UITouch?
  /// A second finger during a drag.
  private weak var adding: UITouch?
  /// The modifier keys that were down when the touch began.
  private var modifiers: UIKeyModifierFlags = []

  init(host: any TableTouchesHost) { self.host = host }

  func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
    // A second finger means something else than a tap on a row.
    guard touch == nil, touches.count == 1, let first = touches.first else { return cancelled() }
    if host.hasActiveDrag { return adding = first }
    guard host.allowsSelectionByTouch, let path = row(at: first) else { return }
    touch = first
    modifiers = event?.modifierFlags ?? []
    host.focus.itemWasTouched(path)
    perform(.touchBegan(row: path, mayHighlight: host.delegateCalls.shouldHighlight(path)))
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    perform(.touchMoved(row: row(at: touch)))
  }

  func ended(_ touches: Set<UITouch>) {
    if let adding, touches.contains(adding) {
      self.adding = nil
      host.addToDrag(at: host.place(of: adding))
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

  /// The rows under the finger are gone: their cells lose the highlight with their reuse.
  func rowsWereReplaced() {
    touch = nil
    perform(.reloaded)
  }

  /// The highlighted row has another path, or is gone and its cell with it.
  func pathsDidChange(_ change: PathChange) {
    guard let row = machine.highlightedRow else { return }
    perform(.rowsMoved(row: change.survivor(of: row)))
  }

  private func row(at touch: UITouch) -> RowPath? { host.model.row(at: host.place(of: touch)) }

  private func perform(_ event: HighlightStateMachine.Event) {
    for action in machine.handle(event) {
      switch action {
      case .highlight(let path):
        host.cells.cell(at: path)?.setHighlighted(true, animated: false)
        host.delegateCalls.didHighlight(path)
      case .unhighlight(let path):
        host.cells.cell(at: path)?.setHighlighted(false, animated: false)
        host.delegateCalls.didUnhighlight(path)
      case .select(let path):
        // A callback on the way here may have replaced the rows.
        if host.model.geometry.contains(path) { host.multipleSelection.tap(path, modifiers: modifiers) }
      }
    }
  }
}

extension UITableView: TableTouchesHost {
  func place(of touch: UITouch) -> CGPoint { touch.location(in: self) }
  func addToDrag(at place: CGPoint) { rowDragging.add(at: place) }
}
