import ListCore

/// What ``TableDragging`` needs of its table view.
@MainActor
protocol TableDraggingHost: AnyObject {
  var dragCalls: TableDragCalls { get }
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var editing: TableEditing { get }
  var swipes: TableSwipes { get }
  var reordering: TableReordering { get }
  var menus: TableMenus { get }
  var springLoading: SpringLoading { get }
  var bounds: CGRect { get }
  var traitCollection: UITraitCollection { get }
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  func place(ofWindowPoint point: CGPoint) -> CGPoint
  func layoutIfNeeded()
  /// What stands for a cell while it moves to where it was dropped.
  func makeDropPreview(of cell: UIView, _ parameters: UIDragPreviewParameters?) -> DropPreview
}

/// Rows that are lifted by a long press and dropped elsewhere, without edit mode.
///
/// How a lifted row moves and how others make way is ``TableReordering``'s part; this one asks what may be dragged and
/// what a drop does, and carries it out.
@MainActor
final class TableDragging: ItemLifting {
  private struct Drag {
    let session: LocalDragSession
    let cell: UITableViewCell
    let source: RowPath
    /// What of the row is seen where it flies.
    let parameters: UIDragPreviewParameters?
    /// Where each of what is dragged comes from; nil for what comes from no row of its own.
    var sources: [RowPath?]
    /// Where the finger came down, in the window.
    let start: CGPoint
    /// Whether the data source moves the row by itself.
    let reorders: Bool
    /// Whether the finger moved: only then anybody is told.
    var hasBegun = false
    /// Whether the drop delegate takes part.
    var isHandled = false
    var isInside = false
    var proposal: UITableViewDropProposal
    var destination: RowPath?
  }

  /// How far a finger moves before a row that it lifted goes with it, in points [?].
  static let hysteresis: CGFloat = 10

  private unowned let host: any TableDraggingHost
  private var prepared: (session: LocalDragSession, path: RowPath)?
  private var drag: Drag?
  private weak var targeted: UITableViewCell?
  private var recognizer: ItemLiftGestureRecognizer?
  private var ownPermission: Bool?

  init(host: any TableDraggingHost) { self.host = host }

  weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { host.dragCalls.dragDelegate }
    set {
      host.dragCalls.dragDelegate = newValue
      guard newValue != nil, recognizer == nil else { return }
      let recognizer = ItemLiftGestureRecognizer(self)
      self.recognizer = recognizer
      host.addGestureRecognizer(recognizer)
    }
  }

  /// [D] On a phone rows are dragged only if the app says so.
  var isEnabled: Bool {
    get { ownPermission ?? (host.traitCollection.userInterfaceIdiom == .pad) }
    set { ownPermission = newValue }
  }

  var isActive: Bool { drag?.hasBegun ?? false }
  /// Whether something that is dragged may be dropped on the table.
  var isTargeted: Bool { isActive && (drag?.isInside ?? false) }

  // MARK: States of cells

  func dragState(of cell: UITableViewCell) -> UICellConfigurationState.DragState {
    guard let drag, drag.cell === cell else { return .none }
    return drag.hasBegun ? .dragging : .lifting
  }

  /// [?] A cell is targeted where a drop would go into it.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    guard isTargeted else { return .none }
    return cell === targeted ? .targeted : .notTargeted
  }

  private func statesDidChange() { for row in host.cells.live { row.cell.setNeedsUpdateConfiguration() } }

  // MARK: Lifting

  /// Asks the delegate for what is dragged.
  func mayLift(at place: CGPoint) -> Bool {
    guard isEnabled, drag == nil, !host.editing.isOn, !host.swipes.isSwiping, !host.reordering.isActive,
      let path = host.model.row(at: place)
    else { return false }
    let session = LocalDragSession()
    let items = host.dragCalls.items(session, at: path)
    guard !items.isEmpty, host.model.geometry.contains(path) else { return false }
    session.begin(with: items)
    prepared = (session, path)
    return true
  }

  func lift(at finger: CGPoint) {
    guard let (session, path) = prepared else { return }
    prepared = nil
    host.layoutIfNeeded()
    guard let cell = host.cells.cell(at: path) else { return }
    session.finger = finger
    let reorders = host.editing.moves && host.delegateCalls.canMove(path) ?? true
    drag = Drag(
      session: session, cell: cell, source: path, parameters: host.dragCalls.dragParameters(path),
      sources: session.items.indices.map { $0 == 0 ? path : nil }, start: finger, reorders: reorders,
      proposal: UITableViewDropProposal(operation: .cancel))
    raise()
    cell.setNeedsUpdateConfiguration()
  }

  private func raise() {
    guard let drag else { return }
    host.reordering.begin(drag.cell, at: drag.start) { [weak self] in self?.choose($0) }
  }

  /// A menu opened over the lifted row, which lies down until the finger moves on.
  func menuDidOpen() {
    if let drag, !drag.hasBegun { host.reordering.cancel(drag.cell, animated: false) }
  }

  // MARK: Moving

  /// - Returns: whether the row goes with the finger.
  @discardableResult
  func move(to finger: CGPoint) -> Bool {
    guard let drag else { return false }
    drag.session.finger = finger
    if !drag.hasBegun {
      guard hypot(finger.x - drag.start.x, finger.y - drag.start.y) >= Self.hysteresis else { return false }
      begin()
    }
    host.reordering.move(drag.cell, to: finger)
    if self.drag != nil { host.springLoading.fingerDidMove(to: finger) }
    return true
  }

  /// Another row was tapped meanwhile: it may join what is dragged.
  func add(at place: CGPoint) {
    // Rows make way for what is dragged: the one that is meant is the one that is seen there.
    guard let drag, drag.hasBegun,
      let path = host.cells.live.first(where: { $0.cell !== drag.cell && $0.cell.frame.contains(place) })?.path,
      !drag.sources.contains(path)
    else { return }
    let items = host.dragCalls.added(to: drag.session, at: path, place)
    guard !items.isEmpty else { return }
    drag.session.add(items)
    self.drag?.sources += items.indices.map { $0 == items.startIndex ? path : nil }
  }

  private func begin() {
    guard let drag else { return }
    self.drag?.hasBegun = true
    host.menus.rowWillBeDragged()
    if !host.reordering.isDragging(drag.cell) { raise() }
    drag.cell.setNeedsUpdateConfiguration()
    host.dragCalls.setUp(drag.session)
    host.dragCalls.dragWillBegin(drag.session)
    self.drag?.isHandled = host.dragCalls.canHandle(drag.session)
  }

  /// Asks what a drop would do now, and answers whether rows make way for it at the nearest place.
  private func choose(_ nearest: RowPath) -> RowPath? {
    guard let drag, drag.hasBegun else { return nil }
    let place = host.place(ofWindowPoint: drag.session.finger)
    noteInside(host.bounds.contains(place))
    guard drag.isHandled else {
      self.drag?.destination = nearest
      return drag.reorders && host.bounds.contains(place) ? nearest : nil
    }
    guard self.drag?.isInside == true else {
      target(nil)
      self.drag?.proposal = UITableViewDropProposal(operation: .cancel)
      return nil
    }
    // What the delegate means by a place it says with its answer: another meaning is another question.
    var makesWay = drag.proposal.isAllowed ? drag.proposal.makesWay : true
    var destination = makesWay ? nearest : host.model.row(at: place)
    var proposal = host.dragCalls.proposal(drag.session, at: destination)
    if proposal.isAllowed, proposal.makesWay != makesWay {
      makesWay = proposal.makesWay
      let other = makesWay ? nearest : host.model.row(at: place)
      if other != destination {
        destination = other
        proposal = host.dragCalls.proposal(drag.session, at: destination)
      }
    }
    guard host.reordering.isDragging(drag.cell) else { return nil }
    let isAllowed = proposal.isAllowed && (proposal.operation != .move || drag.session.allowsMoveOperation)
    self.drag?.proposal = isAllowed ? proposal : UITableViewDropProposal(operation: .forbidden)
    self.drag?.destination = destination
    target(isAllowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
    return isAllowed && proposal.makesWay ? nearest : nil
  }

  private func noteInside(_ isInside: Bool) {
    guard let drag, drag.isHandled, drag.isInside != isInside else { return }
    self.drag?.isInside = isInside
    statesDidChange()
    if isInside { host.dragCalls.dropDidEnter(drag.session) } else { host.dragCalls.dropDidExit(drag.session) }
  }

  /// Highlights the row that something would come into.
  private func target(_ path: RowPath?) {
    let cell = path.flatMap { $0 == drag?.source ? nil : host.cells.cell(at: $0) }
    guard cell !== targeted else { return }
    for changed in [targeted, cell] { changed?.setNeedsUpdateConfiguration() }
    targeted?.setHighlighted(false, animated: false)
    cell?.setHighlighted(true, animated: false)
    targeted = cell
  }

  // MARK: Dropping

  func end() {
    guard let drag else { return }
    target(nil)
    drop(drag)
    finish(drag)
  }

  func cancel() {
    prepared = nil
    guard let drag else { return }
    target(nil)
    host.reordering.cancel(drag.cell, animated: true)
    finish(drag)
  }

  private func drop(_ drag: Drag) {
    // A reload, or an update, ended what the finger does to the row.
    guard host.reordering.isDragging(drag.cell) else { return }
    guard drag.hasBegun else { return host.reordering.cancel(drag.cell, animated: true) }
    // [C] What the data source can do by itself the drop delegate is not asked to do.
    let movesByItself = drag.reorders && drag.session.items.count == 1
    guard drag.isHandled else {
      return movesByItself ? host.reordering.end(drag.cell) : host.reordering.cancel(drag.cell, animated: true)
    }
    guard drag.proposal.isAllowed else { return host.reordering.cancel(drag.cell, animated: true) }
    if movesByItself, drag.proposal.operation == .move, drag.proposal.makesWay {
      return host.reordering.end(drag.cell)
    }
    perform(drag)
  }

  private func perform(_ drag: Drag) {
    let coordinator = TableDropCoordinator(
      session: drag.session, proposal: drag.proposal, sources: drag.sources, destination: drag.destination,
      preview: host.makeDropPreview(of: drag.cell, drag.parameters), host.dragCalls)
    host.reordering.cancel(drag.cell, animated: false)
    // The others made way already: what the delegate changes is shown at once, and only what was dropped moves.
    drag.session.performDrop { UIView.performWithoutAnimation { host.dragCalls.performDrop(coordinator) } }
    host.layoutIfNeeded()
    coordinator.flights.settle()
  }

  private func finish(_ drag: Drag) {
    self.drag = nil
    host.springLoading.end()
    statesDidChange()
    drag.cell.setNeedsUpdateConfiguration()
    guard drag.hasBegun else { return }
    if drag.isHandled { host.dragCalls.dropDidEnd(drag.session) }
    host.dragCalls.dragDidEnd(drag.session)
  }
}

extension UITableView: TableDraggingHost {
  func makeDropPreview(of cell: UIView, _ parameters: UIDragPreviewParameters?) -> DropPreview {
    DropPreview(of: cell, in: self, parameters)
  }
}

extension UITableView: DropPreviewHost {
  func shownCell(at path: RowPath) -> UIView? { cells.cell(at: path) }
}
