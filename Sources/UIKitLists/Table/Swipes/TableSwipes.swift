import ListCore
import Stage

/// The table view, as ``TableSwipes`` sees it.
@MainActor
protocol TableSwipesHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var editing: TableEditing { get }
  var reordering: TableReordering { get }
  var bounds: CGRect { get }
  var pixelScale: CGFloat { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  func layoutIfNeeded()
}

/// The one row that is swiped open: by a finger or a trackpad, or by the control that deletes a row in edit mode.
///
/// The row is known by its cell, so it stays open while others move around it. What scrolls the table, touches it
/// elsewhere or reloads it closes the row.
@MainActor
final class TableSwipes {
  private unowned let host: any TableSwipesHost
  private var session: SwipeSession?
  /// Rows that close by themselves while another one opens.
  private var closing: [SwipeSession] = []
  private let ticker = ScrollTicker()
  /// Where the open row was when it was last laid out, to tell scrolling from rows that move.
  private var lastPlace: (offset: CGFloat, row: CGFloat)?

  init(host: any TableSwipesHost) { self.host = host }

  /// Whether a row is open or on its way; [D] a table counts as being edited then.
  var isSwiping: Bool { session.map { !$0.isConfirmation } ?? false }

  /// The cell of the row that is open or on its way.
  var openCell: UITableViewCell? { session?.cell }

  /// Whether a row is open, or on its way.
  func isMoved(_ cell: UITableViewCell) -> Bool { session?.cell === cell || closing.contains { $0.cell === cell } }

  /// Whether a touch in the table is on the buttons of the open row.
  func isOnButtons(_ touch: UITouch) -> Bool {
    guard let session else { return false }
    return session.pullView.bounds.contains(touch.location(in: session.pullView))
  }

  // MARK: Dragging

  /// Whether a row at a place of the content opens, or goes on opening, when it is dragged sideways.
  func mayBegin(at place: CGPoint, toTheRight: Bool) -> Bool {
    guard !host.editing.isOn, !host.reordering.isActive else { return false }
    // Rows that were replaced in this frame have to be those on screen first.
    host.layoutIfNeeded()
    guard let path = host.model.row(at: place), let cell = host.cells.cell(at: path) else { return false }
    if let session, session.cell === cell {
      if session.phase != .settling(.closed) { return true }
      // A row that is about to be closed can be opened to its other side.
      if (session.direction > 0) == toTheRight { return true }
    }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = toTheRight != isMirrored
    let generation = host.model.generation
    guard let configuration = actions(of: path, isLeading: isLeading), !configuration.actions.isEmpty,
      generation == host.model.generation, cell.superview != nil
    else { return false }
    start(path, cell, configuration, isLeading: isLeading, isConfirmation: false)
    return session != nil
  }

  /// The actions on one side of a row; nil if it has none there.
  func actions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard host.delegateCalls.canEdit(path) ?? true else { return nil }
    if isLeading { return host.delegateCalls.swipeActions(path, isLeading: true) ?? nil }
    return ownTrailingActions(of: path) ?? deletion(of: path)
  }

  /// The delegate's trailing actions of a row, in either form; nil for the standard action.
  private func ownTrailingActions(of path: RowPath) -> UISwipeActionsConfiguration? {
    if let answer = host.delegateCalls.swipeActions(path, isLeading: false) { return answer }
    return host.delegateCalls.editActions(path).map { actions in
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { action in
          action.contextualAction { [weak self] in self?.actingRow?.indexPath }
        })
      // [C] They are performed by a tap alone.
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  /// Where the row is whose action is performed.
  private var actingRow: RowPath? { (actingCell ?? session?.cell).flatMap { host.cells.path(of: $0) } }

  /// The action of rows whose data source deletes them.
  private func deletion(of path: RowPath) -> UISwipeActionsConfiguration? {
    guard host.editing.canDelete(path) else { return nil }
    let title = host.delegateCalls.deleteTitle(path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
        self?.deleteRow()
        completion(true)
      }
    ])
  }

  private func start(
    _ path: RowPath, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    isConfirmation: Bool
  ) {
    for old in closing where old.cell === cell { end(old) }
    if session?.cell === cell { end(session) }
    if let session {
      close(animated: true)
      closing.append(session)
    }
    session = SwipeSession(
      cell: cell, configuration: configuration, isLeading: isLeading, isConfirmation: isConfirmation,
      onTap: { [weak self] in self?.perform($0) })
    noteRowPlace()
    if !isLeading { cell.editing.setConfirmation(true) }
    if !isConfirmation { host.delegateCalls.willBeginEditing(path) }
  }

  /// A drag for which a row was made ready may not have begun, because another gesture was first.
  func gestureDidEnd() {
    if let session, session.phase == .settling(.closed), !session.isMoving { end(session) }
  }

  func begin() {
    guard let session else { return }
    session.stop()
    session.phase = .dragging(anchor: session.geometry.drag(showing: session.shown))
  }

  /// - Parameter translation: how far the finger went to the right since ``begin()``.
  func move(translation: Double) {
    guard let session, case .dragging(let anchor) = session.phase else { return }
    session.show(session.geometry.shown(draggedTo: anchor + translation * session.direction))
    run()
  }

  /// - Parameter velocity: of the finger to the right, in points a second.
  func end(velocity: Double) {
    guard let session, case .dragging = session.phase else { return }
    let velocity = velocity * session.direction
    let rest = session.geometry.rest(shown: session.shown, velocity: velocity)
    settle(rest, velocity: velocity)
    if rest == .full { perform(0) }
  }

  /// The finger turned out to mean something else.
  func cancel() {
    guard let session, case .dragging = session.phase else { return }
    settle(.closed, velocity: 0)
  }

  // MARK: Opening and closing

  /// Opens a row to the button that deletes it, as its control does in edit mode.
  func confirmDeletion(of cell: UITableViewCell, at path: RowPath) {
    if session?.cell === cell { return close(animated: true) }
    // [C] The actions are those of a swipe, if it has any.
    let own = ownTrailingActions(of: path).flatMap { $0.actions.isEmpty ? nil : $0 }
    guard let configuration = own ?? deletion(of: path), host.cells.path(of: cell) == path else { return }
    start(path, cell, configuration, isLeading: false, isConfirmation: true)
    settle(.open, velocity: 0)
  }

  /// Closes the row that is open.
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

  /// Lets go of a row, closed or not, and tells the delegate.
  private func end(_ ended: SwipeSession?, leavesOpen: Bool = false) {
    guard let ended, ended === session || closing.contains(where: { $0 === ended }) else { return }
    if ended === session { session = nil }
    closing.removeAll { $0 === ended }
    run()
    let path = ended.cell.flatMap { host.cells.path(of: $0) }
    if leavesOpen { ended.restoreBeforeReuse() } else { ended.restore() }
    if !ended.isConfirmation { host.delegateCalls.didEndEditing(path) }
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

  /// The row whose action is performed: the open one, or the one that an assistive tool acts on.
  private weak var actingCell: UITableViewCell?

  private func deleteRow() {
    guard let path = actingRow else { return }
    host.delegateCalls.commit(.delete, path)
  }

  func path(of cell: UITableViewCell) -> RowPath? { host.cells.path(of: cell) }

  /// Whether rows show their controls: then nothing is swiped.
  var isEditing: Bool { host.editing.isOn }

  /// Performs an action of a row that is not open.
  func perform(_ action: UIContextualAction, of cell: UITableViewCell) -> Bool {
    guard host.cells.path(of: cell) != nil else { return false }
    close(animated: true)
    actingCell = cell
    action.handler(action, cell) { _ in }
    actingCell = nil
    return true
  }

  // MARK: What goes on around the row

  /// The rows are others.
  func itemsWereReplaced() { endAll() }

  /// Off screen nothing moves: a row that is open closes at once.
  func windowDidChange() { if host.stageTime == nil { endAll() } }

  /// A cell leaves the table, or is used for another row.
  func cellWillLeave(_ cell: UITableViewCell) {
    guard session != nil || !closing.isEmpty else { return }
    for leaving in closing + [session].compactMap(\.self) where leaving.cell === cell { end(leaving) }
  }

  /// After a layout: scrolling closes the row, another size lays its buttons out anew.
  func layoutDidEnd() {
    guard let session else { return }
    // An update took the row away: its cell leaves as it is, open.
    guard let cell = session.cell, host.cells.path(of: cell) != nil else { return end(session, leavesOpen: true) }
    for open in closing + [session] { open.adoptSize() }
    let before = lastPlace
    noteRowPlace()
    if let before, let lastPlace, before.offset != lastPlace.offset, before.row == lastPlace.row {
      close(animated: true)
    }
  }

  private func noteRowPlace() {
    guard let cell = session?.cell else { return lastPlace = nil }
    lastPlace = (host.bounds.minY, cell.frame.minY)
  }
}

extension UITableView: TableSwipesHost {}
