import ListCore

/// An interactive move of an item, by its grip, by a long press or by the app: its cell follows the finger, the others
/// make way, content scrolls at the edges, and the data source is called once, when the item is dropped elsewhere.
///
/// The list itself lifts the cell and lets the others make way.
@MainActor
final class ListReordering {
  /// How a move ends.
  enum Ending: Equatable {
    /// The item is dropped in the gap.
    case dropped
    /// The item moves back.
    case cancelled(animated: Bool)
    /// The items were replaced, or are about to be; there are no callbacks.
    case abandoned
  }

  private struct Move {
    let cell: any ListCell
    /// The item's path in the data source, which learns of the move only at the end.
    let source: RowPath
    /// The position of the gap.
    var gap: RowPath
    /// The last proposed position; nil if the proposal was to make no way.
    var asked: RowPath?
    /// The offset from the anchor to the finger.
    var grab: CGVector
    /// The position of the finger in the window: scrolling moves the content below it.
    var finger: CGPoint
    /// The anchor's position in the content.
    var place: CGPoint
    /// For a dragged item: gets the nearest position with each movement, and returns the position at which the others
    /// make way; nil for none.
    let chooser: ((RowPath) -> RowPath?)?
  }

  private unowned let host: any ListReorderingHost
  private var move: Move?
  /// The position over which the finger has to rest for the others to make way there.
  private var awaited: RowPath?
  private let edgeScroll: ListEdgeScroll
  /// The scroll offset when the cell was last placed.
  private var scrolledTo = CGPoint.zero

  init(host: any ListReorderingHost) {
    self.host = host
    edgeScroll = ListEdgeScroll(host: host)
    edgeScroll.didScroll = { [weak self] in self?.didScroll() }
    edgeScroll.rowDidScroll = { [weak self] in self?.followFinger() }
  }

  var isActive: Bool { move != nil }
  /// Whether the finger holds the item over another list: content does not scroll then.
  var isElsewhere = false { didSet { if isElsewhere != oldValue { run() } } }

  /// Whether a finger determines the cell's position.
  func isDragging(_ cell: UIView) -> Bool { move?.cell === cell }

  /// The move from the source to the present gap; nil if the gap is at the source, or no item is moved.
  private var moved: ItemMove? { move.flatMap { $0.gap == $0.source ? nil : ItemMove(from: $0.source, to: $0.gap) } }

  /// The path that the data source has of an item that is shown at a path.
  func dataPath(of path: RowPath) -> RowPath { moved?.inverse.path(after: path) ?? path }

  /// The path at which an item of the data source is shown.
  func shownPath(of path: RowPath) -> RowPath { moved?.path(after: path) ?? path }

  // MARK: Lifting

  /// Lifts the item of a cell by its grip, or by a long press.
  /// - Parameters:
  ///   - finger: a position in the window.
  ///   - chooser: chooses the position of an item that is dragged; nil for one with a grip.
  func begin(_ cell: any ListCell, at finger: CGPoint, chooser: ((RowPath) -> RowPath?)? = nil) {
    guard move == nil else { return }
    // A pending layout applies changed sizes before the others make way, and brings replaced items on screen: the cell
    // may not show an item any more.
    host.layoutIfNeeded()
    let place = host.place(ofWindowPoint: finger)
    guard let path = host.path(ofListCell: cell), host.mayReorder(path, isDragged: chooser != nil),
      cell.bounds.contains(cell.convert(finger, from: nil))
    else { return }
    lift(cell, path, at: place, chooser)
  }

  /// Lifts an item by its anchor, if it may be moved and is on screen.
  /// - Returns: whether the item is lifted.
  func begin(_ path: RowPath) -> Bool {
    guard move == nil else { return false }
    host.layoutIfNeeded()
    guard let cell = host.listCell(at: path), host.mayReorder(path, isDragged: false) else { return false }
    return lift(cell, path, at: host.reorderAnchor(of: cell), nil)
  }

  /// Lifts an item that is dragged by its anchor, whether the data source moves items or not.
  func lift(_ path: RowPath, chooser: @escaping (RowPath) -> RowPath?) {
    guard move == nil, let cell = host.listCell(at: path) else { return }
    lift(cell, path, at: host.reorderAnchor(of: cell), chooser)
  }

  @discardableResult
  private func lift(
    _ cell: any ListCell, _ path: RowPath, at place: CGPoint, _ chooser: ((RowPath) -> RowPath?)?
  ) -> Bool {
    let anchor = host.reorderAnchor(of: cell)
    awaited = nil
    move = Move(
      cell: cell, source: path, gap: path, asked: path,
      grab: CGVector(dx: place.x - anchor.x, dy: place.y - anchor.y), finger: host.windowPoint(ofPlace: place),
      place: anchor, chooser: chooser)
    host.itemWasLifted(cell, at: path)
    return true
  }

  // MARK: Moving

  /// The finger that lifted a cell moved.
  func move(_ cell: any ListCell, to finger: CGPoint) {
    guard let move, move.cell === cell else { return }
    self.move?.finger = finger
    let place = host.place(ofWindowPoint: finger)
    follow(to: CGPoint(x: place.x - move.grab.dx, y: place.y - move.grab.dy))
    run()
  }

  /// Moves the anchor of the lifted item to a position of the content.
  func update(_ place: CGPoint) {
    guard move != nil else { return }
    move?.grab = .zero
    let finger = host.windowPoint(ofPlace: place)
    move?.finger = finger
    follow(to: place)
    run()
  }

  /// Puts the cell under the finger, finds the position it would be dropped at, and lets the others make way.
  private func follow(to place: CGPoint) {
    guard let move else { return }
    self.move?.place = place
    UIView.performWithoutAnimation { host.placeLifted(move.cell, at: place, of: move.gap) }
    let nearest = host.gapPosition(nearest: place, of: move.gap)
    let proposed = move.chooser.map { $0(nearest) } ?? nearest
    if proposed == nil || proposed == self.move?.gap { awaited = nil }
    guard isDragging(move.cell), proposed != (host.asksForEachMovement ? move.gap : move.asked) else { return }
    self.move?.asked = proposed
    let target = proposed.map { host.reorderTarget(from: move.source, current: move.gap, proposed: $0) }
    // The delegate may have reloaded, which ends the move.
    guard isDragging(move.cell) else { return }
    if let target, waits(for: target) { return }
    makeWay(at: target ?? move.source, proposed, from: move.place)
  }

  /// Whether the others do not make way yet, because the finger has to rest over the position first.
  private func waits(for target: RowPath) -> Bool {
    let delay = host.reorderDelay
    guard move?.chooser != nil, delay > 0, let clock = host.stageClock else { return false }
    guard awaited != target else { return true }
    awaited = target
    clock.schedule(after: delay, label: "items that make way in a list") { [weak self] _ in
      guard let self, awaited == target, let move else { return }
      awaited = nil
      makeWay(at: target, target, from: move.place)
    }
    return true
  }

  private func makeWay(at target: RowPath, _ proposed: RowPath?, from oldPlace: CGPoint) {
    guard setGap(target, proposed, from: oldPlace) else { return }
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [host] in
      host.makeWay()
    }
  }

  /// Moves the gap to a position, if the item can be dropped there.
  /// - Returns: whether the gap moved.
  private func setGap(_ target: RowPath, _ proposed: RowPath?, from oldPlace: CGPoint) -> Bool {
    guard let move, target != move.gap,
      host.isGap(target, of: ItemMove(from: move.source, to: move.gap), proposed: proposed)
    else { return false }
    host.moveGap(ItemMove(from: move.gap, to: target), (oldPlace, move.place))
    self.move?.gap = target
    return true
  }

  // MARK: By a step

  /// The position one step before or after an item; nil if there is none, or the delegate does not allow it.
  func neighbour(of cell: any ListCell, _ step: Int) -> RowPath? {
    guard move == nil, let path = host.path(ofListCell: cell), host.mayReorder(path, isDragged: false),
      let place = host.neighbour(of: path, step)
    else { return nil }
    return host.reorderTarget(from: path, current: path, proposed: place) == path ? nil : place
  }

  /// Moves an item to a position as if it were dropped there.
  /// - Returns: whether it was moved.
  func move(_ cell: any ListCell, to position: RowPath) -> Bool {
    begin(cell, at: cell.convert(cell.bounds.middle, to: nil))
    guard let move, move.cell === cell else { return false }
    let target = host.reorderTarget(from: move.source, current: move.gap, proposed: position)
    // The delegate may have reloaded, which ends the move.
    guard isDragging(cell) else { return false }
    let isMoved = setGap(target, position, from: move.place)
    end()
    return isMoved
  }

  // MARK: Scrolling at the edges

  /// Starts or stops scrolling at the edges, depending on the position of the finger.
  private func run() {
    scrolledTo = host.bounds.origin
    edgeScroll.finger = isElsewhere ? nil : move?.finger
  }

  /// The content has scrolled below the finger: the item is placed below the finger again.
  private func didScroll() {
    guard host.bounds.origin != scrolledTo else { return }
    scrolledTo = host.bounds.origin
    followFinger()
  }

  /// Places the item below the finger again.
  private func followFinger() {
    guard let move else { return }
    let place = host.place(ofWindowPoint: move.finger)
    follow(to: CGPoint(x: place.x - move.grab.dx, y: place.y - move.grab.dy))
  }

  // MARK: Ending

  /// The item is dropped in the gap.
  func end() { finish(.dropped) }

  /// Moves the item back.
  func cancel(animated: Bool) { finish(.cancelled(animated: animated)) }

  /// Ends the move without callbacks, as the items were replaced, or are about to be.
  func abandon() { finish(.abandoned) }

  /// A list that leaves its window has no finger on it.
  func windowDidChange() { if host.stageTime == nil { cancel(animated: false) } }

  private func finish(_ ending: Ending) {
    guard let move else { return }
    let whole = ItemMove(from: move.source, to: move.gap)
    if ending != .dropped, whole.source != whole.destination { host.moveGap(whole.inverse, nil) }
    self.move = nil
    edgeScroll.finger = nil
    host.layDownLifted(move.cell, whole, ending)
  }
}
