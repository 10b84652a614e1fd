import ListCore

/// The table view, as ``TableUpdateAnimator`` sees it.
@MainActor
protocol TableUpdateAnimatorHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  /// Counts loads and updates of the rows.
  var itemGeneration: Int { get }
  /// The positions of all rows, headers and footers.
  var rowGeometry: TableGeometry { get }
  var cells: TableRows { get }
  var sectionViews: TableHeaders { get }
  func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath)
  func didEndDisplaying(_ view: UIView, of item: TableItem)
  /// The views above and below all rows, which move with them.
  var viewsAroundRows: [UIView] { get }
  /// The items that are on screen, by their numbers.
  var shownWindow: Range<Int> { get }
  /// Lays out rows as they are after an update.
  func layOutUpdate(measuresLive: Bool) -> TableLayoutPass.Leaving
  /// Keeps a cell that left the screen for reuse, or releases it.
  func keepGone(_ cell: UITableViewCell)
  /// Keeps a header or footer that left the screen for reuse, or releases it.
  func keepSectionView(_ view: UIView)
  /// A cell is about to be released.
  func cellWillLeave(_ cell: UITableViewCell)
  /// Whether an animation would be visible.
  var isInWindow: Bool { get }
  /// Calls a completion with the next frame.
  func complete(_ completion: @escaping (Bool) -> Void)
  /// Places a view behind all rows that stay, or in front of them.
  func place(_ view: UIView, behindRows isBehind: Bool)
}

/// Animates an update: remaining rows slide from their old positions, inserted and deleted ones have the animation of
/// their operation.
///
/// Views have their final frames at once. Animations of their layers start at the old ones, and are additive, so that
/// updates can overlap. Deleted views stay in the table until the animation ends.
@MainActor
final class TableUpdateAnimator {
  /// [C] The duration of row animations, in seconds.
  static let duration = 0.3

  private unowned let host: any TableUpdateAnimatorHost
  private lazy var departing = DepartingElements(host: self)
  private var masked: [UIView] = []
  /// The running updates, the latest last, for rows that scroll in during them.
  private var runningWays = RunningUpdates()

  init(host: any TableUpdateAnimatorHost) { self.host = host }

  var isRunning: Bool { departing.isAnimating }
  /// How many cells are on their way out, for tests.
  var departingCells: Int { departing.all.count { $0.view is UITableViewCell } }

  // MARK: Before

  /// Records the present positions, and removes the deleted rows from the live ones.
  func begin(_ map: UpdateMap, before: TableGeometry) -> UpdateScene {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for row in host.cells.live { frames[ObjectIdentifier(row.cell)] = row.cell.frame }
    for entry in host.sectionViews.live { frames[ObjectIdentifier(entry.view)] = entry.view.frame }
    for view in departing.all where view.item != nil { frames[ObjectIdentifier(view.view)] = view.view.frame }
    for view in host.viewsAroundRows { frames[ObjectIdentifier(view)] = view.frame }
    return UpdateScene(
      map: map, geometry: before, generation: host.itemGeneration, offset: host.contentOffset,
      window: host.shownWindow, frames: frames, goneRows: host.cells.takeGone(map),
      goneViews: host.sectionViews.takeGone(map))
  }

  // MARK: The update

  /// Lays the table out as it is after the update, and starts the animations from the old frames.
  func run(_ scene: UpdateScene, completion: @escaping (Bool) -> Void) {
    var leaving = TableLayoutPass.Leaving()
    let generation = host.itemGeneration
    host.cells.rowsDidUpdate(scene.map)
    host.sectionViews.rowsDidUpdate(scene.map)
    UIView.performWithoutAnimation {
      reconfigure(scene.map)
      leaving = host.layOutUpdate(measuresLive: scene.measuresLive)
    }
    // A callback changed the rows again, or the animation would not be visible: rows have their final positions, and
    // departing views are released.
    let isSeen = generation == host.itemGeneration && host.isInWindow && UIView.areAnimationsEnabled
    let earlier = departing.all
    let views = departures(scene, leaving)
    departing.add(views)
    guard isSeen else {
      if generation != host.itemGeneration { interrupt() } else { departing.release(views) }
      return host.complete(completion)
    }
    animate(scene, views, earlier, completion)
  }

  /// Lets the data source configure the cells of rows again, top to bottom.
  private func reconfigure(_ map: UpdateMap) {
    let generation = host.itemGeneration
    for path in map.reconfiguredRows.compactMap(map.newPath(of:)).sorted() {
      guard generation == host.itemGeneration else { return }
      host.cells.reconfigure(path)
    }
  }

  private func departures(_ scene: UpdateScene, _ leaving: TableLayoutPass.Leaving) -> ContiguousArray<DepartingView> {
    var views: ContiguousArray<DepartingView> = []
    for row in scene.goneRows { views.append(DepartingView(kind: .row(row.path, row.cell))) }
    for entry in scene.goneViews { views.append(DepartingView(kind: .sectionView(entry.item, entry.view))) }
    for row in leaving.rows { views.append(DepartingView(kind: .row(row.path, row.cell), item: .row(row.path))) }
    for entry in leaving.views {
      views.append(DepartingView(kind: .sectionView(entry.item, entry.view), item: entry.item))
    }
    return views
  }

  /// - Parameters:
  ///   - views: the views that this update deletes.
  ///   - earlier: the departing views of earlier updates.
  private func animate(
    _ scene: UpdateScene, _ views: ContiguousArray<DepartingView>, _ earlier: ContiguousArray<DepartingView>,
    _ completion: @escaping (Bool) -> Void
  ) {
    let number = departing.beginAnimation()
    let group = ViewAnimations.makeGroup(
      duration: Self.duration, delay: 0, options: .allowUserInteraction,
      pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction)
    ) { [weak self] _ in self?.finish(number, completion) }
    ViewAnimations.run(group) {
      let choreography = UpdateChoreography(scene: scene, group: group, host: host)
      choreography.moveLiveViews()
      choreography.moveOthers(host.viewsAroundRows)
      choreography.removeViews(views)
      choreography.carry(earlier)
      if let layer = host.cells.live.first?.cell.layer {
        runningWays.begin(
          number, choreography.plan, rows: scene.generation..<host.itemGeneration, at: layer.clockTime)
      }
      masked += choreography.masked
    }
    for row in host.cells.live where scene.frame(of: row.cell) == nil { join(row.cell, item: row.index, after: number) }
    // Views without an animation are removed at once.
    let still = views.filter { $0.item == nil && $0.view.layer.animationKeys()?.isEmpty != false }
    departing.release(ContiguousArray(still))
  }

  /// A row that scrolls into sight during updates takes part in their movement.
  func rowDidEnter(_ cell: UITableViewCell, item index: Int) {
    if isRunning { join(cell, item: index, after: nil) }
  }

  /// - Parameter latest: the update that has the row on its way already.
  private func join(_ cell: UITableViewCell, item index: Int, after latest: Int?) {
    let ways = runningWays.ways(ofItem: index, generation: host.itemGeneration)
      .filter { $0.distance != 0 && $0.number != latest }
    guard !ways.isEmpty else { return }
    for way in ways {
      let animation = CABasicAnimation(keyPath: AnimatableProperty.position.key)
      animation.timingFunction = UIView.AnimationCurve.easeInOut.timingFunction
      animation.duration = Self.duration
      animation.beginTime = way.start
      animation.isAdditive = true
      animation.fromValue = CGPoint(x: 0, y: way.distance)
      animation.toValue = CGPoint.zero
      cell.layer.add(animation, forKey: "update \(way.number)")
    }
    // Rows enter after the frame's animations were advanced, so this one is advanced separately.
    cell.layer.stepAnimations(at: cell.layer.clockTime)
  }

  // MARK: After

  private func finish(_ number: Int, _ completion: (Bool) -> Void) {
    runningWays.end(number)
    if departing.isLast(number) { unmask() }
    completion(departing.endAnimation(number))
  }

  /// The rows were replaced: ends all animations.
  func interrupt() {
    runningWays = RunningUpdates()
    unmask()
    departing.interrupt()
  }

  private func unmask() {
    for view in masked { view.layer.mask = nil }
    masked = []
  }

  // MARK: Rows that come back

  /// Returns the cell of a row that was on its way off screen and is needed again.
  func reclaim(_ path: RowPath) -> UITableViewCell? {
    guard case .row(_, let cell) = departing.reclaim({ $0.item == .row(path) })?.kind else { return nil }
    return cell
  }

  /// Rows that are on their way off screen have other paths.
  func pathsDidChange(_ change: PathChange) {
    departing.update { $0.item = $0.item.flatMap(change.survivor(of:)) }
  }
}

extension TableUpdateAnimator: DepartingElementsHost {
  typealias Departure = DepartingView

  func release(_ departure: DepartingView) {
    let view = departure.view
    if view.layer.mask != nil { view.layer.mask = nil }
    if view.alpha != departure.alpha { view.alpha = departure.alpha }
    switch departure.kind {
    case .row(let path, let cell):
      // Editing ends in a row that was deleted.
      if case .row(let path) = departure.item {
        if host.cells.keep(cell, at: path) { return }
      } else {
        cell.endEditing(true)
      }
      host.cellWillLeave(cell)
      host.didEndDisplaying(cell, path)
      host.keepGone(cell)
    case .sectionView(let item, let view):
      host.didEndDisplaying(view, of: item)
      host.keepSectionView(view)
    }
  }
}

extension UITableView: TableUpdateAnimatorHost {
  var isInWindow: Bool { window != nil }
  var viewsAroundRows: [UIView] { [edgeViews.header, edgeViews.footer].compactMap { $0 } + fillers.lines }
  var shownWindow: Range<Int> { layoutPass.window }

  func layOutUpdate(measuresLive: Bool) -> TableLayoutPass.Leaving {
    let leaving = layoutPass.runUpdate(measuresLive: measuresLive)
    fillers.layOut()
    // Other rows may be the first and last of their sections now.
    separators.configureAll()
    return leaving
  }

  var rowGeometry: TableGeometry { model.geometry }
  func keepGone(_ cell: UITableViewCell) { reuse.cells.keep(cell) }
  func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath) { delegateCalls.didEndDisplaying(cell, path) }

  func place(_ view: UIView, behindRows isBehind: Bool) {
    guard view.superview === self else { return }
    if isBehind {
      sendSubviewToBack(view)
      if let refreshControl { sendSubviewToBack(refreshControl) }
      if let background = edgeViews.background { sendSubviewToBack(background) }
    } else if let top = subviews.last(where: { $0 is UITableViewCell }), top !== view {
      insertSubview(view, aboveSubview: top)
    }
  }
}
