import ListCore
import Stage

/// The collection view, as ``CollectionReordering`` sees it.
@MainActor
protocol CollectionReorderingHost: ListEdgeScrollHost {
  var delegateCalls: CollectionDelegateCalls { get }
  var model: CollectionModel { get }
  var layout: UICollectionViewLayout { get }
  var arrangement: CollectionArrangement { get }
  var elements: CollectionElements { get }
  var layoutPass: CollectionLayoutPass { get }
  /// Items have other paths while or after one is moved by hand.
  func itemDidMove(_ newPath: @escaping (RowPath) -> RowPath?)
  func windowPoint(ofPlace place: CGPoint) -> CGPoint
  func bringSubviewToFront(_ view: UIView)
  func setNeedsLayout()
  func layoutIfNeeded()
}

/// The numbers of items that are moved by hand.
enum CollectionReorderMetrics {
  /// In front of headers that stay in sight as well [?].
  static let zIndex = 1000

  /// How long a finger rests before others make way, in seconds [?].
  static func delay(_ cadence: UICollectionView.ReorderingCadence) -> Double {
    switch cadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.4
    }
  }
}

/// An item that is moved by hand: its cell follows the finger, the others make way, content scrolls at the edges, and the
/// data source is told once, at the end.
@MainActor
final class CollectionReordering {
  private struct Move {
    let cell: UICollectionViewCell
    let source: RowPath
    var current: RowPath
    /// Where the item's middle is to be in the content.
    var position: CGPoint
    /// For an item that is dragged: whether the others make way for it at the nearest place, or where else; nil for
    /// nowhere. Asked with each movement.
    let chooser: ((RowPath) -> RowPath?)?
  }

  private unowned let host: any CollectionReorderingHost
  private var move: Move?
  private let edgeScroll: ListEdgeScroll
  /// How far the list was scrolled when the item last moved.
  private var scrolledTo = CGPoint.zero
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// Where the others make way when the finger has rested long enough.
  private var awaited: RowPath?

  init(host: any CollectionReorderingHost) {
    self.host = host
    edgeScroll = ListEdgeScroll(host: host)
    edgeScroll.didScroll = { [weak self] in self?.didScroll() }
  }

  var isActive: Bool { move != nil }

  /// Whether a finger has the view, which nobody else places then.
  func isDragging(_ view: UIView) -> Bool { move?.cell === view }

  /// Where the data source has an item that stands at a place while one is moved: it is told of the move at the end.
  func dataPath(of path: RowPath) -> RowPath {
    guard let move, move.current != move.source else { return path }
    return CollectionMovePath.newPath(of: path, move.current, move.source)
  }

  /// The inverse: where an item of the data source stands while one is moved.
  func shownPath(of path: RowPath) -> RowPath {
    guard let move, move.current != move.source else { return path }
    return CollectionMovePath.newPath(of: path, move.source, move.current)
  }

  // MARK: From begin to end

  /// - Returns: whether the item can be moved.
  func begin(_ indexPath: IndexPath) -> Bool {
    guard move == nil else { return false }
    host.layoutIfNeeded()
    let path = RowPath(indexPath)
    guard host.model.contains(path), host.elements.cell(at: path) != nil, host.delegateCalls.canMove(path) else {
      return false
    }
    return lift(path, chooser: nil)
  }

  /// Begins to move an item that is on screen, whether the data source moves items or not.
  @discardableResult
  func lift(_ path: RowPath, chooser: ((RowPath) -> RowPath?)?) -> Bool {
    guard move == nil, let cell = host.elements.cell(at: path) else { return false }
    move = Move(cell: cell, source: path, current: path, position: cell.center, chooser: chooser)
    host.bringSubviewToFront(cell)
    cell.setNeedsUpdateConfiguration()
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
      if let move { follow(move) }
    }
    return true
  }

  func update(_ position: CGPoint) {
    guard var move else { return }
    let previous = move.position
    move.position = position
    self.move = move
    UIView.performWithoutAnimation { follow(move) }
    makeWay(previous)
    run()
  }

  /// Puts the cell to the finger.
  private func follow(_ move: Move) {
    let attributes = host.layout.layoutAttributesForInteractivelyMovingItem(
      at: move.current.indexPath, withTargetPosition: move.position)
    move.cell.placement.adopt(attributes, in: move.cell)
  }

  /// Finds the place where the item would be dropped, and lets the others make way.
  private func makeWay(_ previousPosition: CGPoint) {
    guard let move else { return }
    let proposed = RowPath(
      host.layout.targetIndexPath(
        forInteractivelyMovingItem: move.current.indexPath, withPosition: move.position))
    guard let place = place(for: move, proposed) else {
      awaited = nil
      return makeWay(at: move.source, previousPosition)
    }
    if place == self.move?.current { awaited = nil }
    // The delegate may have reloaded, which ends the move.
    guard isDragging(move.cell), place != move.current else { return }
    let target = host.delegateCalls.moveTarget(move.source, current: move.current, proposed: place)
    if waits(for: target) { return }
    makeWay(at: target, previousPosition)
  }

  /// Whether the finger has yet to rest over a place for those there to make way.
  private func waits(for target: RowPath) -> Bool {
    let delay = CollectionReorderMetrics.delay(cadence)
    guard move?.chooser != nil, delay > 0, let clock = host.stageClock else { return false }
    guard awaited != target else { return true }
    awaited = target
    clock.schedule(after: delay, label: "items that make way in UICollectionView") { [weak self] _ in
      guard let self, awaited == target, let move else { return }
      awaited = nil
      if target != move.current { makeWay(at: target, move.position) }
    }
    return true
  }

  private func place(for move: Move, _ proposed: RowPath) -> RowPath? {
    guard let chooser = move.chooser else { return proposed }
    return chooser(proposed)
  }

  private func makeWay(at target: RowPath, _ previousPosition: CGPoint) {
    guard let move else { return }
    // The delegate may have reloaded, which ends the move.
    guard isActive, target != move.current, isPlace(target) else { return }
    host.layout.invalidateLayout(
      with: host.layout.invalidationContext(
        forInteractivelyMovingItems: [target.indexPath], withTargetPosition: move.position,
        previousIndexPaths: [move.current.indexPath], previousPosition: previousPosition))
    shift(from: move.current, to: target)
    self.move?.current = target
    animateOthers()
  }

  /// Whether the item can stand there: among those of its section, or behind the last one of another.
  private func isPlace(_ path: RowPath) -> Bool {
    guard let move, path.section >= 0, path.section < host.model.counts.sectionCount, path.row >= 0 else {
      return false
    }
    let others = host.model.counts.rowCount(ofSection: path.section) - (path.section == move.current.section ? 1 : 0)
    return path.row <= others
  }

  /// Gives items their paths after one went from one place to another.
  private func shift(from source: RowPath, to destination: RowPath) {
    var counts = host.model.counts
    counts.rows[source.section] -= 1
    counts.rows[destination.section] += 1
    host.model.adopt(counts)
    host.itemDidMove { CollectionMovePath.newPath(of: $0, source, destination) }
  }

  private func animateOthers() {
    // What has left its window has no frame to show, and perhaps no data source any more.
    guard host.stageTime != nil else { return }
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [host] in
      host.layoutPass.run()
    }
  }

  /// The item is dropped where the others made way, and the data source is told.
  func end() {
    guard let move else { return }
    finish(move, isCancelled: false)
  }

  /// The item goes back to where it was.
  func cancel() {
    guard let move else { return }
    if move.current != move.source { shift(from: move.current, to: move.source) }
    finish(move, isCancelled: true)
  }

  private func finish(_ move: Move, isCancelled: Bool) {
    let final = isCancelled ? move.source : move.current
    self.move = nil
    run()
    // Before items come that the data source is asked for.
    if !isCancelled, move.current != move.source { host.delegateCalls.move(move.source, to: move.current) }
    host.layout.invalidateLayout(
      with: host.layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final.indexPath], previousIndexPaths: [move.source.indexPath],
        movementCancelled: isCancelled))
    move.cell.setNeedsUpdateConfiguration()
    move.cell.placement.forget()
    animateOthers()
  }

  /// The items are others, or about to be: the move is over, and nobody is told.
  func abandon() {
    guard let move else { return }
    if move.current != move.source, !host.model.isStale { shift(from: move.current, to: move.source) }
    self.move = nil
    run()
    move.cell.placement.forget()
    move.cell.setNeedsUpdateConfiguration()
    host.arrangement.setNeedsPreparing()
  }

  // MARK: Scrolling at the edges

  /// Content scrolls while the item is held near an edge.
  private func run() {
    scrolledTo = host.bounds.origin
    edgeScroll.finger = move.map { host.windowPoint(ofPlace: $0.position) }
  }

  /// The content moved below the finger, which keeps the item where it is on screen.
  private func didScroll() {
    let distance = CGVector(dx: host.bounds.minX - scrolledTo.x, dy: host.bounds.minY - scrolledTo.y)
    guard let position = move?.position, distance != .zero else { return }
    update(CGPoint(x: position.x + distance.dx, y: position.y + distance.dy))
  }
}

/// Where items stand after one of them went to another place.
enum CollectionMovePath {
  static func newPath(of path: RowPath, _ source: RowPath, _ destination: RowPath) -> RowPath {
    if path == source { return destination }
    var moved = path
    if moved.section == source.section, moved.row > source.row { moved.row -= 1 }
    if moved.section == destination.section, moved.row >= destination.row { moved.row += 1 }
    return moved
  }
}

extension UICollectionView: CollectionReorderingHost {
  func itemDidMove(_ newPath: @escaping (RowPath) -> RowPath?) {
    pathsDidChange(PathChange(movedBy: newPath))
    layout.itemsDidUpdate(newPath)
    elements.elementsDidMove { element in
      guard let path = element.item, let new = newPath(path) else { return element }
      return CollectionElement(item: new)
    }
    arrangement.setNeedsPreparing()
  }
}
