import ListCore

/// The table view, as ``TableLayoutPass`` sees it.
@MainActor
protocol TableLayoutPassHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var model: TableModel { get }
  /// The values that heights depend on, as they are now.
  var sizingBasis: SizingBasis { get }
  /// The height that a cell asks for, in points.
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat
  /// The new height in points of a row that remains after an update; nil if it keeps the height it has.
  func heightAfterUpdate(_ cell: UITableViewCell, at path: RowPath) -> CGFloat?
  var cells: TableRows { get }
  var sectionViews: TableHeaders { get }
  /// Takes over the heights of the views above and below all sections.
  func adoptEdgeHeights()
  /// Places the views above and below all sections.
  func placeEdgeViews()
  /// Releases headers and footers that were requested, and are not shown.
  func dropAskedViews()
  /// How far beyond the screen rows are needed, because they may move onto it for a dragged row, in points.
  var reachBeyondScreen: CGFloat { get }
  /// Rows are being changed: data and geometry do not agree until that is over.
  var isBeingUpdated: Bool { get }
  /// Releases views that are being removed by an update.
  func releaseDepartures()
  func shiftContent(by delta: CGPoint)
  func contentHeightDidChange()
  func setNeedsLayout()
  /// A pass begins: the position and width of rows are computed once in it.
  func passWillBegin()
  func passDidEnd()
  /// Everything is placed: a scroll to a row may continue.
  func didPlaceRows()
  /// Stops at the first broken rule, where random programs ask for that.
  func checkAfterLayout()
}

/// One layout of a table view, in this order:
///
/// 1. `applyPendingReload`: counts and heights are asked for where they are not known.
/// 2. `resolveViewport`: a new width or text size makes heights again and keeps the row at the top where it is.
/// 3. `enterRows`: rows that come on screen get their cells, top to bottom; estimated heights are measured, and changes
///    above the screen move the offset instead of the visible rows.
/// 4. `recycleLeaving`: cells that are off screen go to the reuse queue, after the new ones came.
/// 5. headers are pinned, the table's own header and footer placed.
///
/// While nothing enters or leaves, a pass is two searches in the tree of heights and allocates nothing.
@MainActor
final class TableLayoutPass {
  /// More rounds than rows that fit a screen mean that a callback scrolls or resizes each time.
  private static let maximumRounds = 500

  private unowned let host: any TableLayoutPassHost
  /// The items whose views are live.
  private(set) var window = 0..<0
  private(set) var isRunning = false
  /// Whether the pass takes over the live rows that remain after an update, instead of making new cells.
  private var isAdopting = false
  /// Whether those rows are measured again.
  private var measuresAdopted = false
  /// Whether the live cells belong to rows that were replaced.
  private(set) var needsFreshRows = false
  /// Whether heights changed since the live rows were placed.
  private var needsPlacing = false
  /// How many passes brought no row, for tests.
  private(set) var idlePasses = 0

  init(host: any TableLayoutPassHost) { self.host = host }

  /// The rows were replaced: live cells are released before the new ones are made.
  func itemsWereReplaced() { needsFreshRows = true }

  /// Whether the next pass measures every row on screen.
  var willMeasureAll: Bool { needsFreshRows || host.model.basis != host.sizingBasis }

  /// Everything below the table's own header moved.
  func rowsWereMoved() { needsPlacing = true }

  func run() {
    // A callback of the delegate requested a layout during a layout: the running pass takes care of it.
    guard !isRunning, !host.isBeingUpdated else { return }
    begin()
    applyPendingReload()
    resolveViewport()
    host.adoptEdgeHeights()
    settle {
      enterRows()
      recycleLeaving()
    }
    end()
    host.dropAskedViews()
    host.checkAfterLayout()
    host.didPlaceRows()
  }

  private func begin() {
    isRunning = true
    host.passWillBegin()
  }

  private func end() {
    isRunning = false
    host.passDidEnd()
  }

  /// Brings rows and headers until no callback on the way replaces the rows.
  private func settle(_ bringRows: () -> Void) {
    bringRows()
    bringSectionViews()
    var rounds = 0
    while needsFreshRows {
      rounds += 1
      if rounds > Self.maximumRounds { return report(rounds) }
      applyPendingReload()
      enterRows()
      recycleLeaving()
      bringSectionViews()
    }
    host.placeEdgeViews()
  }

  /// Updates headers and footers. A pinned header may be measured while its own position is far above the screen: then
  /// the offset is adjusted, so that the visible rows stay.
  private func bringSectionViews() {
    // A callback replaced the rows, so `window` counts rows that no longer exist.
    guard !needsFreshRows else { return }
    let change = host.sectionViews.update(items: window)
    guard change != TableHeaders.HeightChange(), !needsFreshRows else { return }
    if change.above != 0 { host.shiftContent(by: CGPoint(x: 0, y: change.above)) }
    needsPlacing = true
    enterRows()
    recycleLeaving()
    host.sectionViews.placeAll()
  }

  // MARK: Updates

  /// Views that an update moves off screen, with their frames there.
  struct Leaving {
    var rows: ContiguousArray<TableRows.LiveRow> = []
    var views: ContiguousArray<TableHeaders.LiveView> = []
  }

  /// Lays out after an update: takes over the live rows that remain, measures them again if `measuresLive` is true, and
  /// brings new ones.
  /// - Returns: the views that are off screen now. They have their new frames, and are no longer live.
  func runUpdate(measuresLive: Bool) -> Leaving {
    var leaving = Leaving()
    guard !isRunning else { return leaving }
    if needsFreshRows {
      run()
      return leaving
    }
    begin()
    host.adoptEdgeHeights()
    host.contentHeightDidChange()
    let generation = host.model.generation
    let start = visibleItems.lowerBound
    window = start..<start
    needsPlacing = true
    isAdopting = true
    measuresAdopted = measuresLive
    settle {
      enterRows()
      isAdopting = false
      guard generation == host.model.generation else { return }
      window = visibleItems
      host.cells.placeAll()
      host.sectionViews.placeAll()
      leaving.rows = host.cells.take(outside: window)
      leaving.views = host.sectionViews.takeLeaving(items: window)
    }
    end()
    host.didPlaceRows()
    return leaving
  }

  // MARK: Steps

  private func applyPendingReload() {
    host.model.load()
    guard needsFreshRows else { return }
    needsFreshRows = false
    needsPlacing = true
    releaseAll()
  }

  private func releaseAll() {
    isAdopting = false
    window = 0..<0
    host.releaseDepartures()
    host.cells.releaseAll()
    host.sectionViews.releaseAll()
  }

  private func resolveViewport() {
    guard host.model.basis != host.sizingBasis else { return }
    let old = host.model.geometry
    // The item at the top of the visible part, below the bars, keeps its distance from there; content scrolled to its
    // very top stays at the top.
    let top = host.bounds.minY + host.adjustedContentInset.top
    let anchor = top > 0 ? old.item(atOffset: top).map { ($0, top - old.extent(of: $0).start) } : nil
    guard host.model.adoptBasis() else { return }
    needsPlacing = true
    host.cells.measureLive()
    host.sectionViews.measureLive()
    // The delegate, asked how rows are edited, may have reloaded.
    applyPendingReload()
    guard let (item, inside) = anchor, host.model.geometry.contains(item) else { return }
    let extent = host.model.geometry.extent(of: item)
    host.shiftContent(by: CGPoint(x: 0, y: extent.start + min(inside, extent.length) - top))
  }

  /// The range of the content for which views are needed: the screen and the distance from which rows may move onto it.
  private var visibleTop: CGFloat { host.bounds.minY - host.reachBeyondScreen }
  private var visibleBottom: CGFloat { host.bounds.maxY + host.reachBeyondScreen }

  private var visibleItems: Range<Int> { host.model.geometry.items(from: visibleTop, to: visibleBottom) }

  /// The index of a row changed because it was moved by hand. It leaves the window if its new position is outside.
  func itemDidMove(from: Int, to: Int) {
    var (lower, upper) = (window.lowerBound, window.upperBound)
    if from < lower { lower -= 1 }
    if from < upper { upper -= 1 }
    if to < lower { lower += 1 }
    if to <= upper { upper += 1 }
    window = lower..<upper
    needsPlacing = true
  }

  private func enterRows() {
    var rounds = 0
    if needsPlacing { heightsDidChange() }
    while true {
      let wanted = visibleItems
      if window.lowerBound <= wanted.lowerBound && wanted.upperBound <= window.upperBound { break }
      if wanted.isEmpty { break }
      rounds += 1
      if rounds > Self.maximumRounds {
        report(rounds)
        break
      }
      let generation = host.model.generation
      if !window.overlaps(wanted) {
        window = wanted.lowerBound..<wanted.lowerBound
        if !isAdopting { host.cells.release(outside: window) }
      }
      if enterAbove(wanted) { needsPlacing = true }
      if generation == host.model.generation, enterBelow() { needsPlacing = true }
      // A callback reloaded the table: the cells made so far belong to rows that no longer exist.
      if generation != host.model.generation { applyPendingReload() }
      // If the content became shorter, the offset may be reduced, which brings other rows on screen.
      if needsPlacing { heightsDidChange() }
    }
    if rounds == 0 { idlePasses += 1 }
  }

  /// Brings the rows between the top of the screen and the live ones.
  private func enterAbove(_ wanted: Range<Int>) -> Bool {
    guard !window.isEmpty, wanted.lowerBound < window.lowerBound else { return false }
    let entering = wanted.lowerBound..<window.lowerBound
    if !hasEstimates(entering) {
      window = entering.lowerBound..<window.upperBound
      let generation = host.model.generation
      var changes = false
      for index in entering where generation == host.model.generation {
        // Only rows that remain after an update may change their height here.
        if enter(index) != 0 { changes = true }
      }
      return changes
    }
    // Rows above with estimated heights are brought from the live rows upwards. Each measured one moves the offset
    // instead of the rows below it.
    var changes = false
    let generation = host.model.generation
    while window.lowerBound > 0 && generation == host.model.generation {
      let index = window.lowerBound - 1
      let extent = host.model.geometry.extent(of: host.model.geometry.item(at: index))
      guard extent.end > visibleTop else { break }
      window = index..<window.upperBound
      let moved = enter(index)
      if moved != 0 && generation == host.model.generation {
        changes = true
        host.shiftContent(by: CGPoint(x: 0, y: moved))
      }
    }
    return changes
  }

  /// Brings rows below the live ones until the screen is full.
  private func enterBelow() -> Bool {
    var changes = false
    let generation = host.model.generation
    while window.upperBound < host.model.geometry.itemCount {
      let index = window.upperBound
      // The space above a header counts as part of it: if that space is on screen, the header is needed.
      guard index < visibleItems.upperBound else { break }
      window = window.lowerBound..<index + 1
      if enter(index) != 0 { changes = true }
      if generation != host.model.generation { break }
    }
    return changes
  }

  private func hasEstimates(_ range: Range<Int>) -> Bool {
    for index in range where host.model.geometry.isEstimated(host.model.geometry.item(at: index)) {
      return true
    }
    return false
  }

  /// Shows one item.
  /// - Returns: the distance in points by which later items moved.
  private func enter(_ index: Int) -> CGFloat {
    let item = host.model.geometry.item(at: index)
    guard case .row(let path) = item else { return enterSectionView(item) }
    if isAdopting, host.cells.isLive(item: index) { return adopt(path) }
    var moved: CGFloat = 0
    let generation = host.model.generation
    host.cells.enter(path, index: index) { cell in
      guard host.model.geometry.isEstimated(item) else { return }
      let height = host.measure(cell, at: path)
      if generation == host.model.generation { moved = host.model.setHeight(height, of: item) }
    }
    return moved
  }

  /// Takes over a live row that remains after an update, and measures it if its height may have changed.
  /// - Returns: the distance in points by which later items moved.
  private func adopt(_ path: RowPath) -> CGFloat {
    guard measuresAdopted, let cell = host.cells.liveCell(at: path) else { return 0 }
    let generation = host.model.generation
    guard let height = host.heightAfterUpdate(cell, at: path), generation == host.model.generation
    else { return 0 }
    return host.model.setHeight(height, of: .row(path))
  }

  private func enterSectionView(_ item: TableItem) -> CGFloat {
    if isAdopting, host.sectionViews.view(item) != nil {
      return measuresAdopted ? host.sectionViews.measureAfterUpdate(item) : 0
    }
    guard host.model.geometry.extent(of: item).length > 0 else { return 0 }
    return host.sectionViews.enter(item)
  }

  /// Measured heights differ from the estimated ones: places the rows again and updates the content size.
  private func heightsDidChange() {
    needsPlacing = false
    host.cells.placeAll()
    host.contentHeightDidChange()
  }

  private func recycleLeaving() {
    let visible = visibleItems
    if visible == window { return }
    recycle(to: visible.isEmpty ? 0..<0 : visible.clamped(to: window))
  }

  private func recycle(to range: Range<Int>) {
    window = range
    host.cells.release(outside: range)
  }

  private func report(_ rounds: Int) {
    FileHandle.standardError.write(
      Data(
        """
        UITableView: the layout does not settle after \(rounds) rounds at offset \(host.bounds.minY); a delegate or \
        data source callback scrolls, reloads or resizes the table each time. Rows \(window) are shown.\n
        """.utf8))
  }
}

extension UITableView: TableLayoutPassHost {
  var reachBeyondScreen: CGFloat { gap.reach }
  var isBeingUpdated: Bool { updates.isOpen }
  func releaseDepartures() { updateAnimator.interrupt() }
  func heightAfterUpdate(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? {
    sizing.heightAfterUpdate(cell, at: path)
  }
  func adoptEdgeHeights() { edgeViews.adoptHeights() }
  func placeEdgeViews() { edgeViews.layOut() }
  func dropAskedViews() { delegateCalls.dropAskedViews() }
  func passWillBegin() { sizing.beginPass() }
  func passDidEnd() { sizing.endPass() }
  func didPlaceRows() { itemScroll.layoutDidEnd() }
}
