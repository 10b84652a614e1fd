import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Dragging of rows or items, which a long press lifts.
///
/// This part asks the delegates for the dragged items and the effect of a drop, and performs it. The list itself moves
/// the lifted cell and the others.
@MainActor
final class ListDragging: ItemLifting {
  private struct Drag {
    let session: DragSession
    let cell: any ListCell
    let source: RowPath
    /// The paths that the session's items come from, one for each; nil for items without a cell in this list.
    var sources: [RowPath?]
    /// The preview parameters that the app gives the dragged item.
    let parameters: UIDragPreviewParameters?
    /// The other drop destinations that the drag visits.
    let route: DragRoute
    /// The picture that shows the item outside of the list, and always if the app gives it a shape.
    let carried: CarriedPreview
    /// The position at which the finger touched down, in the window.
    let start: CGPoint
    /// The offset from the finger to the cell's centre.
    let grab: CGVector
    /// Whether the data source moves the item without the drop delegate.
    let movesByDataSource: Bool
    /// Whether the finger has moved: the delegates are told of the drag only then.
    var hasBegun = false
    /// Whether the drop delegate takes part.
    var isHandled = false
    var isInside = false
    /// The delegate's last answer; nil where it does not allow a drop.
    var proposal: (any ListDropProposal)?
    var destination: RowPath?
    /// The other drop destination that the finger is over.
    var other: (any DropDestination)?

    /// The centre of the carried item, in the window.
    @MainActor var center: CGPoint { CGPoint(x: session.finger.x + grab.dx, y: session.finger.y + grab.dy) }
  }

  private unowned let host: any ListDraggingHost
  private var prepared: (session: DragSession, path: RowPath)?
  private let kept = KeptDrag<Drag>()
  private var drag: Drag? {
    get { kept.drag }
    set { kept.drag = newValue }
  }
  private let target = ListDropTarget()
  private var recognizer: ItemLiftGestureRecognizer?
  private var ownPermission: Bool?

  init(host: any ListDraggingHost) { self.host = host }

  private var calls: any ListDragCalls {
    host.willCallDelegate()
    return host.listDragCalls
  }

  /// Adds the recogniser of long presses when there is a drag delegate for the first time.
  func delegateDidChange() {
    guard recognizer == nil, host.listDragCalls.hasDragDelegate else { return }
    let recognizer = ItemLiftGestureRecognizer(self)
    self.recognizer = recognizer
    host.addGestureRecognizer(recognizer)
  }

  /// [D] On iPhone items are dragged only if the app enables it.
  var isEnabled: Bool {
    get { ownPermission ?? (host.traitCollection.userInterfaceIdiom == .pad) }
    set { ownPermission = newValue }
  }

  var isActive: Bool { drag?.hasBegun ?? false }
  /// Whether an item is lifted, and was not moved yet.
  var isLifted: Bool { drag.map { !$0.hasBegun } ?? false }
  /// Whether something that is dragged may be dropped on the list.
  var isTargeted: Bool { isActive && (drag?.isInside ?? false) }

  // MARK: States of cells

  func dragState(of cell: UIView) -> UICellConfigurationState.DragState {
    guard let drag, drag.cell === cell else { return .none }
    return drag.hasBegun ? .dragging : .lifting
  }

  /// Whether a drop would go into an item.
  func isTarget(_ cell: UIView) -> Bool { target.cell === cell }

  // MARK: Lifting

  /// Asks the delegate for the items to drag; none refuses the drag.
  func mayLift(at place: CGPoint) -> Bool {
    guard isEnabled, drag == nil, let path = host.liftableItem(at: place) else { return false }
    let session = DragSession()
    let items = calls.items(session, at: path)
    guard !items.isEmpty, host.hasItem(path) else { return false }
    session.begin(with: items)
    prepared = (session, path)
    return true
  }

  func lift(at finger: CGPoint) {
    guard let (session, path) = prepared else { return }
    prepared = nil
    host.layoutIfNeeded()
    guard let window = host.window, host.hasItem(path), let cell = host.dragCell(at: path) else { return }
    session.finger = finger
    let place = host.place(ofWindowPoint: finger)
    let parameters = calls.dragParameters(path)
    // The cell may be in a row that scrolls sideways.
    let middle = cell.superview.map { host.place(ofWindowPoint: $0.convert(cell.center, to: nil)) } ?? cell.center
    // The lifted cell stands for the first drag item only; further items of the delegate have no path.
    let drag = Drag(
      session: session, cell: cell, source: path, sources: session.items.indices.map { $0 == 0 ? path : nil },
      parameters: parameters, route: DragRoute(session), carried: CarriedPreview(of: cell, parameters), start: finger,
      grab: CGVector(dx: middle.x - place.x, dy: middle.y - place.y),
      movesByDataSource: host.movesByDataSource(path))
    kept.begin(drag, in: window)
    raise()
    host.setDragState(.lifting, of: cell)
  }

  private func raise() {
    guard let drag else { return }
    host.lift(drag.cell, of: drag.source, at: drag.start) { [weak self] in self?.choose($0) }
  }

  /// A menu opened over the lifted item: the item is put down, until the finger moves.
  func menuDidOpen() { if let drag, !drag.hasBegun { host.layDown(drag.cell) } }

  // MARK: Moving

  /// - Returns: whether the item follows the finger.
  @discardableResult
  func move(to finger: CGPoint) -> Bool {
    guard let drag else { return false }
    drag.session.finger = finger
    if !drag.hasBegun {
      guard hypot(finger.x - drag.start.x, finger.y - drag.start.y) >= ReorderMetrics.hysteresis else { return false }
      begin()
    }
    noteOther()
    guard host.moveLifted(drag.cell, to: finger, grab: drag.grab) else { return false }
    carry()
    if self.drag != nil { host.dragDidMove(to: finger) }
    return true
  }

  private func begin() {
    guard let drag else { return }
    self.drag?.hasBegun = true
    host.closeMenuForDrag()
    if !host.isDragging(drag.cell) { raise() }
    host.setDragState(.dragging, of: drag.cell)
    calls.setUp(drag.session)
    calls.dragWillBegin(drag.session)
    // Asked before the drag is changed: the delegate may query the drag in this call.
    let isHandled = calls.canHandle(drag.session)
    self.drag?.isHandled = isHandled
    drag.route.begin(in: host.window) { [weak self] in self?.recognizer?.giveUp() }
  }

  /// Finds another drop destination under the finger, which may also be in front of the list.
  private func noteOther() {
    guard let drag else { return }
    let endsHere = isOverList && (drag.isHandled || drag.movesByDataSource)
    let other = host.otherTarget(of: drag.session, endsHere: endsHere)
    self.drag?.other = other
  }

  /// Whether the finger is within the edges of the list.
  private var isOverList: Bool {
    drag.map { host.bounds.contains(host.place(ofWindowPoint: $0.session.finger)) } ?? false
  }

  /// Another item was tapped during the drag: it may join the drag.
  func add(at place: CGPoint) {
    guard let drag, drag.hasBegun, let path = host.joiningItem(at: place, besides: drag.cell),
      !drag.sources.contains(path)
    else { return }
    let items = calls.added(to: drag.session, at: path, place)
    guard !items.isEmpty else { return }
    // Other views may have added items since: these have no path here.
    let missing = drag.session.items.count - drag.sources.count
    self.drag?.sources += Array(repeating: nil, count: missing)
    drag.session.add(items)
    self.drag?.sources += items.indices.map { $0 == items.startIndex ? path : nil }
  }

  // MARK: The picture

  /// Shows a picture of the item where the cell itself cannot show it, and tells another destination that the item may
  /// be dropped there.
  private func carry() {
    guard let drag, let window = host.window else { return }
    let isCarried = !isOverList || drag.other != nil || drag.parameters?.visiblePath != nil
    // The picture is made first, as it shows the visible cell.
    if isCarried { drag.carried.show(at: drag.center, in: window) } else { drag.carried.hide() }
    host.setCarried(drag.cell, isCarried)
    host.setScrolls(drag.other == nil)
    drag.route.visit(drag.other)
  }

  // MARK: Where a drop would go

  /// Asks for the effect of a drop now, and returns the path at which items open a gap; nil for none.
  private func choose(_ nearest: RowPath) -> RowPath? {
    guard let drag, drag.hasBegun else { return nil }
    let place = host.place(ofWindowPoint: drag.session.finger)
    let isInside = host.bounds.contains(place) && drag.other == nil
    noteInside(isInside)
    guard drag.isHandled else {
      self.drag?.destination = nearest
      return drag.movesByDataSource && isInside ? nearest : nil
    }
    guard self.drag?.isInside == true else {
      target(nil)
      self.drag?.proposal = nil
      return nil
    }
    let (proposal, destination) = calls.proposal(
      drag.session, after: drag.proposal, between: nearest, over: host.dropItem(at: place))
    guard host.isDragging(drag.cell) else { return nil }
    let isAllowed = proposal.isAllowed(in: drag.session)
    self.drag?.proposal = isAllowed ? proposal : nil
    self.drag?.destination = destination
    target(isAllowed && proposal.goesIntoItem ? destination : nil)
    return isAllowed && proposal.makesWay ? nearest : nil
  }

  private func noteInside(_ isInside: Bool) {
    guard let drag, drag.isHandled, drag.isInside != isInside else { return }
    self.drag?.isInside = isInside
    host.dropStatesDidChange()
    if isInside { calls.dropDidEnter(drag.session) } else { calls.dropDidExit(drag.session) }
  }

  /// Highlights the item into which a drop would put the data.
  private func target(_ path: RowPath?) {
    target.set(path.flatMap { $0 == drag?.source ? nil : host.dragCell(at: $0) })
  }

  // MARK: Dropping

  func end() {
    guard let drag else { return }
    target(nil)
    showCell(drag)
    drop(drag)
    finish(drag)
  }

  func cancel() {
    prepared = nil
    guard let drag else { return }
    target(nil)
    showCell(drag)
    host.putBack(drag.cell, animated: true)
    finish(drag)
  }

  /// Shows the cell instead of its picture.
  private func showCell(_ drag: Drag) {
    drag.carried.hide()
    host.setCarried(drag.cell, false)
  }

  private func drop(_ drag: Drag) {
    // Without the lifted cell, a reload or an update has ended the drag.
    guard host.isDragging(drag.cell) else { return }
    if let other = drag.route.current {
      // If the other destination accepts the drop, the preview moves there, and the item returns to its position
      // without animation.
      let looks = DragLooks(drag.cell, drag.parameters, at: drag.center)
      return host.putBack(drag.cell, animated: !other.perform(drag.session, [looks]))
    }
    let movesByDataSource = drag.hasBegun && drag.movesByDataSource && drag.session.items.count == 1
    guard drag.isHandled else {
      return movesByDataSource ? host.dropByDataSource(drag.cell) : host.putBack(drag.cell, animated: true)
    }
    guard let proposal = drag.proposal else { return host.putBack(drag.cell, animated: true) }
    if movesByDataSource, host.prefersDataSource(for: proposal) { return host.dropByDataSource(drag.cell) }
    let drop = ListDrop(
      session: drag.session, proposal: proposal, sources: drag.sources, destination: drag.destination,
      flights: DropFlights(host.makeDropPreview(of: drag.cell, drag.parameters, at: nil)))
    host.putBack(drag.cell, animated: false)
    host.perform(drop)
  }

  private func finish(_ drag: Drag) {
    self.drag = nil
    host.setScrolls(true)
    host.dragDidEnd()
    host.setDragState(.none, of: drag.cell)
    host.dropStatesDidChange()
    guard drag.hasBegun else { return }
    drag.route.finish()
    if drag.isHandled { calls.dropDidEnd(drag.session) }
    calls.dragDidEnd(drag.session)
  }
}
