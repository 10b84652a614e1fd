import ListCore

/// What ``CollectionDragging`` needs of its collection view.
@MainActor
protocol CollectionDraggingHost: AnyObject {
  var dragCalls: CollectionDragCalls { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var data: CollectionData { get }
  var elements: CollectionElements { get }
  var arrangement: CollectionArrangement { get }
  var editing: CollectionEditing { get }
  var reordering: CollectionReordering { get }
  var menus: CollectionMenus { get }
  var springLoading: SpringLoading { get }
  var placeholders: CollectionPlaceholders { get }
  var window: UIWindow? { get }
  var bounds: CGRect { get }
  var traitCollection: UITraitCollection { get }
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  func place(ofWindowPoint point: CGPoint) -> CGPoint
  func layoutIfNeeded()
  /// What stands for a cell while it moves to where it was dropped.
  func makeDropPreview(of cell: UIView, _ parameters: UIDragPreviewParameters?) -> DropPreview
  /// Another collection view that something can be dropped on at a place in the window.
  func otherTarget(at finger: CGPoint) -> CollectionDropping?
  /// Something that is dragged came over the items, or left them.
  func dropStatesDidChange()
}

/// Items that are lifted by a long press and dropped elsewhere.
///
/// How a lifted item moves and how others make way is ``CollectionReordering``'s part; this one asks what may be dragged
/// and what a drop does, and carries it out.
@MainActor
final class CollectionDragging: ItemLifting {
  private struct Drag {
    let session: LocalDragSession
    let cell: UICollectionViewCell
    let source: RowPath
    /// Where the session's items come from, one after the other.
    var sources: [RowPath?]
    /// How the item looks on its way.
    let parameters: UIDragPreviewParameters?
    /// Shows the item where the collection view ends.
    let carried: CarriedPreview
    /// Where the finger came down, in the window.
    let start: CGPoint
    /// From the finger to the item's middle.
    let grab: CGVector
    /// Whether the data source moves the item by itself.
    let reorders: Bool
    /// Whether the finger moved: only then anybody is told.
    var hasBegun = false
    /// Whether the drop delegate takes part.
    var isHandled = false
    var isInside = false
    var proposal: UICollectionViewDropProposal
    var destination: RowPath?
    /// Another collection view that the finger is over, and those it has been over.
    var other: CollectionDropping?
    var visited: [CollectionDropping] = []
  }

  private unowned let host: any CollectionDraggingHost
  private var prepared: (session: LocalDragSession, path: RowPath)?
  private var drag: Drag?
  private weak var targeted: UICollectionViewCell?
  private var recognizer: ItemLiftGestureRecognizer?
  private var ownPermission: Bool?

  init(host: any CollectionDraggingHost) { self.host = host }

  weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { host.dragCalls.dragDelegate }
    set {
      host.dragCalls.dragDelegate = newValue
      guard newValue != nil, recognizer == nil else { return }
      let recognizer = ItemLiftGestureRecognizer(self)
      self.recognizer = recognizer
      host.addGestureRecognizer(recognizer)
    }
  }

  /// [D] On a phone items are dragged only if the app says so.
  var isEnabled: Bool {
    get { ownPermission ?? (host.traitCollection.userInterfaceIdiom == .pad) }
    set { ownPermission = newValue }
  }

  var isActive: Bool { drag?.hasBegun ?? false }
  /// Whether an item is lifted, and was not moved yet.
  var isLifted: Bool { drag.map { !$0.hasBegun } ?? false }
  /// Whether something that is dragged may be dropped on the collection view.
  var isTargeted: Bool { isActive && (drag?.isInside ?? false) }

  // MARK: Lifting

  /// Asks the delegate for what is dragged.
  func mayLift(at place: CGPoint) -> Bool {
    guard isEnabled, drag == nil, !host.reordering.isActive, let path = host.arrangement.item(at: place),
      !host.placeholders.isPlaceholder(path)
    else { return false }
    let session = LocalDragSession()
    let items = host.dragCalls.items(session, at: path)
    guard !items.isEmpty, host.data.contains(path) else { return false }
    session.begin(with: items)
    prepared = (session, path)
    return true
  }

  func lift(at finger: CGPoint) {
    guard let (session, path) = prepared else { return }
    prepared = nil
    host.layoutIfNeeded()
    guard host.data.contains(path), let cell = host.elements.cell(at: path) else { return }
    session.finger = finger
    let place = host.place(ofWindowPoint: finger)
    let parameters = host.dragCalls.dragParameters(path)
    // The cell stands for the first item; what else it gave comes from no cell of its own.
    drag = Drag(
      session: session, cell: cell, source: path,
      sources: session.items.indices.map { $0 == 0 ? path : nil }, parameters: parameters,
      carried: CarriedPreview(of: cell, parameters), start: finger,
      grab: CGVector(dx: cell.center.x - place.x, dy: cell.center.y - place.y),
      reorders: host.delegateCalls.canMove(path),
      proposal: UICollectionViewDropProposal(operation: .cancel))
    raise()
    cell.appearance.setDragState(.lifting)
  }

  private func raise() {
    guard let drag else { return }
    host.reordering.lift(drag.source) { [weak self] in self?.choose($0) }
    drag.cell.layer.shadowColor = UIColor.black.cgColor
    drag.cell.layer.shadowOffset = .zero
    drag.cell.layer.shadowRadius = ReorderMetrics.shadowRadius
    drag.cell.layer.shadowOpacity = ReorderMetrics.shadowOpacity
  }

  /// A menu opened over the lifted item, which lies down until the finger moves on.
  func menuDidOpen() {
    guard let drag, !drag.hasBegun else { return }
    drag.cell.layer.shadowOpacity = 0
    host.reordering.cancel()
  }

  // MARK: Moving

  /// - Returns: whether the item goes with the finger.
  @discardableResult
  func move(to finger: CGPoint) -> Bool {
    guard let drag else { return false }
    drag.session.finger = finger
    if !drag.hasBegun {
      guard hypot(finger.x - drag.start.x, finger.y - drag.start.y) >= TableDragging.hysteresis else { return false }
      begin()
    }
    guard host.reordering.isDragging(drag.cell) else { return false }
    let place = host.place(ofWindowPoint: finger)
    host.reordering.update(CGPoint(x: place.x + drag.grab.dx, y: place.y + drag.grab.dy))
    carry()
    if self.drag != nil { host.springLoading.fingerDidMove(to: finger) }
    return true
  }

  // MARK: Beyond the collection view

  /// Shows the item beyond the edges, and tells who else it could be dropped on.
  private func carry() {
    guard let drag else { return }
    let finger = drag.session.finger
    guard !host.bounds.contains(host.place(ofWindowPoint: finger)), let window = host.window else {
      drag.carried.hide()
      return visit(nil)
    }
    drag.carried.show(at: CGPoint(x: finger.x + drag.grab.dx, y: finger.y + drag.grab.dy), in: window)
    visit(host.otherTarget(at: finger))
  }

  private func visit(_ other: CollectionDropping?) {
    guard let drag else { return }
    if let left = drag.other, left !== other { left.leave() }
    self.drag?.other = other
    guard let other else { return }
    if !drag.visited.contains(where: { $0 === other }) { self.drag?.visited.append(other) }
    other.update(drag.session)
  }

  /// Another item was tapped meanwhile: it may join what is dragged.
  func add(at place: CGPoint) {
    guard let drag, drag.hasBegun else { return }
    guard let path = host.arrangement.item(at: place).map(host.reordering.dataPath(of:)), path != drag.source,
      !drag.sources.contains(path), !host.placeholders.isPlaceholder(path)
    else { return }
    let items = host.dragCalls.added(to: drag.session, at: path, place)
    guard !items.isEmpty else { return }
    drag.session.add(items)
    self.drag?.sources += items.indices.map { $0 == items.startIndex ? path : nil }
  }

  private func begin() {
    guard let drag else { return }
    self.drag?.hasBegun = true
    host.menus.itemWillBeDragged()
    if !host.reordering.isDragging(drag.cell) { raise() }
    drag.cell.appearance.setDragState(.dragging)
    host.dragCalls.setUp(drag.session)
    host.dragCalls.dragWillBegin(drag.session)
    self.drag?.isHandled = host.dragCalls.canHandle(drag.session)
  }

  /// Asks what a drop would do now, and answers whether items make way for it at the nearest place.
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
      self.drag?.proposal = UICollectionViewDropProposal(operation: .cancel)
      return nil
    }
    // What the delegate means by a place it says with its answer: another meaning is another question.
    var makesWay = drag.proposal.isAllowed ? drag.proposal.makesWay : true
    var destination = makesWay ? nearest : item(at: place)
    var proposal = host.dragCalls.proposal(drag.session, at: destination)
    if proposal.isAllowed, proposal.makesWay != makesWay {
      makesWay = proposal.makesWay
      let other = makesWay ? nearest : item(at: place)
      if other != destination {
        destination = other
        proposal = host.dragCalls.proposal(drag.session, at: destination)
      }
    }
    guard host.reordering.isDragging(drag.cell) else { return nil }
    let isAllowed = proposal.isAllowed && (proposal.operation != .move || drag.session.allowsMoveOperation)
    self.drag?.proposal = isAllowed ? proposal : UICollectionViewDropProposal(operation: .forbidden)
    self.drag?.destination = destination
    target(isAllowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
    return isAllowed && proposal.makesWay ? nearest : nil
  }

  /// The item at a place of the content, where the data source has it.
  private func item(at place: CGPoint) -> RowPath? {
    host.arrangement.item(at: place).map(host.reordering.dataPath(of:))
  }

  /// Whether a drop would go into an item.
  func isTarget(_ cell: UICollectionViewCell) -> Bool { targeted === cell }

  private func noteInside(_ isInside: Bool) {
    guard let drag, drag.isHandled, drag.isInside != isInside else { return }
    self.drag?.isInside = isInside
    host.dropStatesDidChange()
    if isInside { host.dragCalls.dropDidEnter(drag.session) } else { host.dragCalls.dropDidExit(drag.session) }
  }

  /// Highlights the item that something would come into.
  private func target(_ path: RowPath?) {
    let cell = path.flatMap { $0 == drag?.source ? nil : host.elements.cell(at: host.reordering.shownPath(of: $0)) }
    guard cell !== targeted else { return }
    for changed in [targeted, cell] { changed?.setNeedsUpdateConfiguration() }
    targeted?.isHighlighted = false
    cell?.isHighlighted = true
    targeted = cell
  }

  // MARK: Dropping

  func end() {
    guard let drag else { return }
    target(nil)
    drag.carried.hide()
    drop(drag)
    finish(drag)
  }

  func cancel() {
    prepared = nil
    guard let drag else { return }
    target(nil)
    drag.carried.hide()
    putBack(drag)
    finish(drag)
  }

  private func putBack(_ drag: Drag) { if host.reordering.isDragging(drag.cell) { host.reordering.cancel() } }

  private func drop(_ drag: Drag) {
    // A reload, or an update, ended what the finger does to the item.
    guard host.reordering.isDragging(drag.cell) else { return }
    guard drag.hasBegun else { return host.reordering.cancel() }
    if let other = drag.other, other.isTargeted {
      if !other.perform(drag.cell, drag.parameters) { return host.reordering.cancel() }
      // What moves on is the preview: the item is back where it was.
      drag.cell.layer.shadowOpacity = 0
      return UIView.performWithoutAnimation {
        putBack(drag)
        host.layoutIfNeeded()
      }
    }
    guard drag.isHandled else {
      // [?] What the data source can do by itself needs no drop delegate.
      return drag.reorders && drag.session.items.count == 1 ? host.reordering.end() : host.reordering.cancel()
    }
    guard drag.proposal.isAllowed else { return host.reordering.cancel() }
    perform(drag)
  }

  private func perform(_ drag: Drag) {
    let coordinator = CollectionDropCoordinator(
      session: drag.session, proposal: drag.proposal, sources: drag.sources, destination: drag.destination,
      preview: host.makeDropPreview(of: drag.cell, drag.parameters), host.placeholders, host.dragCalls)
    drag.cell.layer.shadowOpacity = 0
    UIView.performWithoutAnimation {
      host.reordering.cancel()
      host.layoutIfNeeded()
    }
    // The others made way already: what the delegate changes is shown at once, and only what was dropped moves.
    drag.session.performDrop { UIView.performWithoutAnimation { host.dragCalls.performDrop(coordinator) } }
    host.layoutIfNeeded()
    coordinator.flights.settle()
  }

  private func finish(_ drag: Drag) {
    self.drag = nil
    host.springLoading.end()
    drag.cell.layer.shadowOpacity = 0
    drag.cell.appearance.setDragState(.none)
    host.dropStatesDidChange()
    guard drag.hasBegun else { return }
    for other in drag.visited { other.end() }
    if drag.isHandled { host.dragCalls.dropDidEnd(drag.session) }
    host.dragCalls.dragDidEnd(drag.session)
  }
}

extension UICollectionView: CollectionDraggingHost {
  /// [?] A cell is targeted where a drop would go into it.
  func dropState(of cell: UICollectionViewCell) -> UICellConfigurationState.DropState {
    guard hasActiveDrop else { return .none }
    return itemDragging.isTarget(cell) || itemDropping.isTarget(cell) ? .targeted : .notTargeted
  }

  func dropStatesDidChange() {
    for entry in elements.live { (entry.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }

  func makeDropPreview(of cell: UIView, _ parameters: UIDragPreviewParameters?) -> DropPreview {
    DropPreview(of: cell, in: self, parameters)
  }

  func otherTarget(at finger: CGPoint) -> CollectionDropping? {
    var view = window?.hitTest(finger, with: nil)
    while let shown = view {
      if let list = shown as? UICollectionView, list !== self, list.dropDelegate != nil { return list.itemDropping }
      view = shown.superview
    }
    return nil
  }
}

extension UICollectionView: DropPreviewHost {
  func shownCell(at path: RowPath) -> UIView? { elements.cell(at: path) }
}
