import ListCore

/// What ``CollectionTouches`` needs of its collection view.
@MainActor
protocol CollectionTouchesHost: AnyObject {
  var delegateCalls: CollectionDelegateCalls { get }
  var data: CollectionData { get }
  var elements: CollectionElements { get }
  var selection: CollectionSelection { get }
  var multipleSelection: ListMultipleSelection { get }
  var focus: ListFocus { get }
  var itemDragging: CollectionDragging { get }
  func place(ofWindowPoint point: CGPoint) -> CGPoint
  /// The item whose cell a touch is on.
  func item(under touch: UITouch) -> RowPath?
}

/// Fingers on items: highlight while they are down, selection when they are lifted.
///
/// Touches reach the collection view up the responder chain from its cells; the scroll view holds them back for a moment
/// and takes them away when it scrolls, so that an item does not light up under a drag.
@MainActor
final class CollectionTouches {
  private unowned let host: any CollectionTouchesHost
  private var machine = HighlightStateMachine()
  private weak var touch: UITouch?
  /// A second finger during a drag.
  private weak var adding: UITouch?
  /// The modifier keys that were down when the touch began.
  private var modifiers: UIKeyModifierFlags = []

  init(host: any CollectionTouchesHost) { self.host = host }

  func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
    // A second finger means something else than a tap on an item.
    guard touch == nil, touches.count == 1, let first = touches.first else { return cancelled() }
    if host.itemDragging.isActive { return adding = first }
    guard host.selection.isAllowed, let path = host.item(under: first) else { return }
    touch = first
    modifiers = event?.modifierFlags ?? []
    host.focus.itemWasTouched(path)
    perform(.touchBegan(row: path, mayHighlight: host.delegateCalls.shouldHighlight(path)))
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    perform(.touchMoved(row: host.item(under: touch)))
  }

  func ended(_ touches: Set<UITouch>) {
    if let adding, touches.contains(adding) {
      self.adding = nil
      host.itemDragging.add(at: host.place(ofWindowPoint: adding.location(in: nil)))
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

  /// The items under the finger are gone: their cells lose the highlight with their reuse.
  func itemsWereReplaced() {
    touch = nil
    perform(.reloaded)
  }

  /// The highlighted item has another path, or is gone and its cell with it.
  func pathsDidChange(_ change: PathChange) {
    guard let item = machine.highlightedRow else { return }
    perform(.rowsMoved(row: change.survivor(of: item)))
  }

  /// [D] Selection comes before the highlight goes.
  private func perform(_ event: HighlightStateMachine.Event) {
    let actions = machine.handle(event)
    for action in event == .touchEnded ? actions.reversed() : actions {
      switch action {
      case .highlight(let path):
        host.elements.cell(at: path)?.isHighlighted = true
        host.delegateCalls.didHighlight(path)
      case .unhighlight(let path): unhighlight(path)
      case .select(let path): if host.data.contains(path) { select(path) }
      }
    }
  }

  /// The cell that was lit up keeps its item's path while a callback changes items.
  private weak var lit: UICollectionViewCell?

  private func select(_ path: RowPath) {
    lit = host.elements.cell(at: path)
    host.multipleSelection.tap(path, modifiers: modifiers)
  }

  private func unhighlight(_ path: RowPath) {
    let cell = lit ?? host.elements.cell(at: path)
    lit = nil
    guard cell?.isHighlighted ?? true else { return }
    cell?.isHighlighted = false
    if host.data.contains(path) { host.delegateCalls.didUnhighlight(path) }
  }
}

extension UICollectionView: CollectionTouchesHost {
  func item(under touch: UITouch) -> RowPath? {
    let place = touch.location(in: self)
    var found: CollectionElements.Entry?
    for entry in elements.live where entry.element.category == .cell && entry.frame.contains(place) {
      if found.map({ $0.attributes.zIndex <= entry.attributes.zIndex }) ?? true { found = entry }
    }
    return found?.element.item
  }
}
