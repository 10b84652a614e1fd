import ListCore
import Stage

/// A table view or collection view, as ``ListSwipes`` sees it.
@MainActor
protocol ListSwipesHost: ListCellsHost {
  var bounds: CGRect { get }
  var pixelScale: CGFloat { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  /// Whether items can be swiped now: not in edit mode, nor while one is dragged.
  var allowsSwipes: Bool { get }
  func swipeableItem(at place: CGPoint) -> RowPath?
  /// The actions on one side of an item; nil if it has none there.
  func swipeActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The actions that a tap on an item's control for deletion reveals in edit mode; nil for none.
  func confirmationActions(of path: RowPath) -> UISwipeActionsConfiguration?
  /// An item is about to be swiped open.
  func swipeWillBegin(at path: RowPath)
  /// An item that was swiped open is closed.
  /// - Parameter path: nil if the item was removed.
  func swipeDidEnd(at path: RowPath?)
}

/// The one item that is swiped open: by a finger or a trackpad, or by the control that deletes it in edit mode.
///
/// The item is identified by its cell, so it stays open while others move around it. Scrolling, a touch elsewhere and a
/// reload close it.
@MainActor
final class ListSwipes {
  private unowned let host: any ListSwipesHost
  private var session: SwipeSession?
  /// Items that close by themselves while another one opens.
  private var closing: [SwipeSession] = []
  private let ticker = ScrollTicker()
  /// The scroll offset and the item's position at the last layout: they tell whether the list scrolled or an update
  /// moved the item.
  private var lastPlace: (offset: CGFloat, item: CGFloat)?

  init(host: any ListSwipesHost) { self.host = host }

  /// Whether an item is open or moving because of a swipe; [D] a table is in edit mode then. False for an item that its
  /// control opened in edit mode.
  var isSwiping: Bool { session.map { !$0.isConfirmation } ?? false }

  /// The cell of the item that is open or on its way.
  var openCell: (any SwipeableCell)? { session?.cell }

  /// Whether a cell's item is open, or on its way.
  func isMoved(_ cell: UIView) -> Bool { session?.cell === cell || closing.contains { $0.cell === cell } }

  /// Whether a touch is on the buttons of the open item.
  func isOnButtons(_ touch: UITouch) -> Bool {
    guard let session else { return false }
    return session.pullView.bounds.contains(touch.location(in: session.pullView))
  }

  // MARK: Dragging

  /// Whether a sideways drag of the item at a position of the content can begin: it opens the item, or moves an open
  /// one.
  func mayBegin(at place: CGPoint, toTheRight: Bool) -> Bool {
    guard host.allowsSwipes else { return false }
    // If items were replaced since the last layout, the new ones are brought on screen first.
    host.layoutIfNeeded()
    guard let path = host.swipeableItem(at: place), let cell = host.listCell(at: path) as? any SwipeableCell else {
      return false
    }
    if let session, session.cell === cell {
      if session.phase != .settling(.closed) { return true }
      // An item that is closing opens again if it is dragged to the same side; to the other side, its other actions are
      // requested.
      if (session.direction > 0) == toTheRight { return true }
    }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = toTheRight != isMirrored
    let generation = host.itemGeneration
    guard let configuration = host.swipeActions(of: path, isLeading: isLeading), !configuration.actions.isEmpty,
      generation == host.itemGeneration, cell.superview != nil
    else { return false }
    start(path, cell, configuration, isLeading: isLeading, isConfirmation: false)
    return session != nil
  }

  private func start(
    _ path: RowPath, _ cell: any SwipeableCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    isConfirmation: Bool
  ) {
    for old in closing where old.cell === cell { end(old) }
    if session?.cell === cell { end(session) }
    if let session {
      closing.append(session)
      close(animated: true)
    }
    session = SwipeSession(
      cell: cell, configuration: configuration, isLeading: isLeading, isConfirmation: isConfirmation,
      onTap: { [weak self] in self?.perform($0) })
    noteItemPlace()
    if !isLeading { cell.setShowsTrailingActions(true) }
    if !isConfirmation { host.swipeWillBegin(at: path) }
  }

  /// Ends a swipe that was prepared for a drag which did not begin, because another gesture did first.
  func gestureDidEnd() {
    if let session, session.phase == .settling(.closed), !session.isMoving { end(session) }
  }

  func begin() {
    guard let session else { return }
    session.stop()
    session.phase = .dragging(anchor: session.geometry.drag(showing: session.shown))
  }

  /// A finger moves the item.
  /// - Parameter translation: the distance of the finger to the right since ``begin()``, in points.
  func move(translation: Double) {
    guard let session, case .dragging(let anchor) = session.phase else { return }
    session.show(session.geometry.shown(draggedTo: anchor + translation * session.direction))
    run()
  }

  /// The finger was lifted: the item opens, closes or performs its first action.
  /// - Parameter velocity: of the finger to the right, in points per second.
  func end(velocity: Double) {
    guard let session, case .dragging = session.phase else { return }
    let velocity = velocity * session.direction
    let rest = session.geometry.rest(shown: session.shown, velocity: velocity)
    settle(rest, velocity: velocity)
    if rest == .full { perform(0) }
  }

  /// The gesture was cancelled: the item closes.
  func cancel() {
    guard let session, case .dragging = session.phase else { return }
    settle(.closed, velocity: 0)
  }

  // MARK: Opening and closing

  /// Opens an item so that the button that deletes it is shown, as its control in edit mode does.
  func confirmDeletion(of cell: any SwipeableCell, at path: RowPath) {
    if session?.cell === cell { return close(animated: true) }
    guard let configuration = host.confirmationActions(of: path), host.path(ofListCell: cell) == path else { return }
    start(path, cell, configuration, isLeading: false, isConfirmation: true)
    settle(.open, velocity: 0)
  }

  /// Closes the item that is open.
  func close(animated: Bool) {
    guard let session, session.phase != .settling(.closed) else {
      if !animated { end(session) }
      return
    }
    if animated { settle(.closed, velocity: 0) } else { end(session) }
  }

  private func settle(_ rest: SwipeGeometry.Rest, velocity: Double) {
    guard let session else { return }
    session.phase = .settling(rest)
    session.move(velocity: velocity, at: host.stageTime ?? 0, restDistance: 0.5 / host.pixelScale)
    if host.stageTime == nil {
      session.tick(at: .greatestFiniteMagnitude)
      didMove()
    } else {
      run()
    }
  }

  private var isMoving: Bool { session?.isMoving == true || closing.contains { $0.isMoving } }

  private func run() {
    ticker.setRunning(on: isMoving && host.stageTime != nil ? host.stageClock : nil) { [weak self] time in
      guard let self else { return }
      for moving in closing + [session].compactMap(\.self) { moving.tick(at: time) }
      didMove()
    }
  }

  private func didMove() {
    for moved in closing + [session].compactMap(\.self) where !moved.isMoving && moved.phase == .settling(.closed) {
      end(moved)
    }
    run()
  }

  /// Ends a swipe, closed or not, and informs the delegate.
  private func end(_ ended: SwipeSession?, leavesOpen: Bool = false) {
    guard let ended, ended === session || closing.contains(where: { $0 === ended }) else { return }
    if ended === session { session = nil }
    closing.removeAll { $0 === ended }
    run()
    let path = ended.cell.flatMap { host.path(ofListCell: $0) }
    if leavesOpen { ended.restoreBeforeReuse() } else { ended.restore() }
    if !ended.isConfirmation { host.swipeDidEnd(at: path) }
  }

  private func endAll() { for ended in closing + [session].compactMap(\.self) { end(ended) } }

  // MARK: Actions

  private func perform(_ index: Int) {
    guard let session, session.phase != .performing, session.phase != .settling(.closed) else { return }
    let wasFull = session.phase == .settling(.full)
    if !wasFull { session.phase = .performing }
    let action = session.configuration.actions[index]
    action.handler(action, session.pullView.button(index)) { [weak self, weak session] _ in
      onMainActor { if let session { self?.didPerform(session) } }
    }
  }

  private func didPerform(_ performed: SwipeSession) {
    guard performed === session, performed.phase == .performing || performed.phase == .settling(.full) else { return }
    settle(.closed, velocity: 0)
  }

  /// The cell of the item that an assistive tool acts on.
  private weak var actingCell: UIView?

  /// The path of the item whose action is performed: the one that an assistive tool acts on, or the open one.
  var actingItem: RowPath? { (actingCell ?? session?.cell).flatMap { host.path(ofListCell: $0) } }

  /// The actions of an item, trailing ones first, for assistive tools.
  func actions(of cell: UIView, includesLeading: Bool) -> [UIContextualAction] {
    guard let path = host.path(ofListCell: cell) else { return [] }
    let sides = includesLeading ? [false, true] : [false]
    return sides.map { host.swipeActions(of: path, isLeading: $0) }.flatMap { $0?.actions ?? [] }
  }

  /// Performs an action of an item that is not open.
  /// - Returns: whether the item is still there.
  func perform(_ action: UIContextualAction, of cell: UIView) -> Bool {
    guard host.path(ofListCell: cell) != nil else { return false }
    close(animated: true)
    actingCell = cell
    action.handler(action, cell) { _ in }
    actingCell = nil
    return true
  }

  // MARK: What goes on around the row

  /// Closes all swipes, as their items may be gone.
  func itemsWereReplaced() { endAll() }

  /// Off screen nothing moves: an item that is open closes at once.
  func windowDidChange() { if host.stageTime == nil { endAll() } }

  /// A cell leaves the list, or is used for another item.
  func cellWillLeave(_ cell: UIView) {
    guard session != nil || !closing.isEmpty else { return }
    for leaving in closing + [session].compactMap(\.self) where leaving.cell === cell { end(leaving) }
  }

  /// After a layout: scrolling closes the item, another size lays its buttons out again.
  func layoutDidEnd() {
    guard let session else { return }
    // An update removed the item: its cell leaves the screen while it is still open.
    guard let cell = session.cell, host.path(ofListCell: cell) != nil else { return end(session, leavesOpen: true) }
    for open in closing + [session] { open.adoptSize() }
    let before = lastPlace
    noteItemPlace()
    if let before, let lastPlace, before.offset != lastPlace.offset, before.item == lastPlace.item {
      close(animated: true)
    }
  }

  private func noteItemPlace() {
    guard let cell = session?.cell else { return lastPlace = nil }
    lastPlace = (host.bounds.minY, cell.frame.minY)
  }
}
