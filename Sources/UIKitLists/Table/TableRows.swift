import ListCore

/// The table view, as ``TableRows`` sees it.
@MainActor
protocol TableRowsHost: AnyObject {
  var bounds: CGRect { get }
  var model: TableModel { get }
  /// Whether rows are measured when they are shown.
  var measuresShownRows: Bool { get }
  /// The height that a cell asks for, in points.
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat
  var delegateCalls: TableDelegateCalls { get }
  /// Configures a cell with the table's margins, background, separators and selection.
  func configure(_ cell: UITableViewCell, at path: RowPath)
  /// Adds a cell to the table's subviews, behind headers.
  func place(_ cell: UITableViewCell)
  func keepForReuse(_ cell: UITableViewCell)
  /// A new or reused cell has been placed.
  func didShow(_ cell: UITableViewCell)
  /// Hides the cells that the app asked for and did not return.
  func hideUnusedCells()
  /// Returns the cell of a row that an update was moving off screen, so that it can be shown again; nil if there is
  /// none.
  func reclaimCell(at path: RowPath) -> UITableViewCell?
  /// A row has been placed on screen.
  func rowDidEnter(_ cell: UITableViewCell, item index: Int)
  /// Asks the data source to configure a row whose cell exists: dequeueing a cell for that row returns `cell`.
  func configureAnew(_ cell: UITableViewCell, at path: RowPath) -> UITableViewCell
  /// A cell is about to be released.
  func cellWillLeave(_ cell: UITableViewCell)
  /// Whether the rows were replaced, and no layout has released the old ones' cells yet.
  var rowsAreStale: Bool { get }
  /// The distance by which a row moves aside for a dragged one, in points.
  func displacement(ofItem index: Int) -> CGFloat
  /// A cell is live, and has been placed.
  func cellDidEnter(_ cell: UITableViewCell)
  /// Whether a finger determines the cell's position.
  func isDragging(_ cell: UIView) -> Bool
  func holdsFirstResponder(_ cell: UIView) -> Bool
}

/// The cells on screen, by row.
@MainActor
final class TableRows {
  struct LiveRow: LiveElement {
    /// The row's number among all items of the table.
    var index: Int
    var path: RowPath
    let cell: UITableViewCell

    var key: RowPath { path }
    var liveView: UITableViewCell? { cell }
    mutating func removeView() -> Bool { false }
  }

  private unowned let host: any TableRowsHost
  /// From top to bottom. After a reload they belong to removed rows, until a layout releases them.
  private lazy var elements = LiveElements(host: self)
  /// The cells of rows that there are, top to bottom: none between a reload and the layout after it.
  var live: ContiguousArray<LiveRow> { host.rowsAreStale ? [] : elements.known }

  init(host: any TableRowsHost) { self.host = host }

  // MARK: Life

  /// Asks the data source for the cell of a row and shows it.
  /// - Parameter measure: works out the row's height before the cell is placed, once the cell is known.
  func enter(_ path: RowPath, index: Int, measure: (UITableViewCell) -> Void) {
    if let cell = elements.takeHeld(path) ?? host.reclaimCell(at: path) {
      return comeBack(cell, path, index: index, measure: measure)
    }
    let generation = itemGeneration
    elements.enter(path) { cell in
      elements.checkUnused(cell, path, Self.words)
      host.configure(cell, at: path)
      // The delegate, asked how the row is edited, may have reloaded.
      guard generation == itemGeneration else { return }
      // The cell is added before it is measured: it inherits the table's traits, which decide how large its text is.
      host.place(cell)
      measure(cell)
    } adopt: { cell in
      insert(LiveRow(index: index, path: path, cell: cell))
      host.rowDidEnter(cell, item: index)
      host.didShow(cell)
      return true
    }
  }

  /// Shows the cell of a row again that has not been released yet.
  private func comeBack(
    _ cell: UITableViewCell, _ path: RowPath, index: Int, measure: (UITableViewCell) -> Void
  ) {
    cell.reuse.finishLeaving()
    host.configure(cell, at: path)
    measure(cell)
    insert(LiveRow(index: index, path: path, cell: cell))
  }

  /// Releases the rows outside `range`, informing the delegate of each. O(k) in live rows.
  func release(outside range: Range<Int>) {
    host.hideUnusedCells()
    elements.releaseUnneeded()
    guard let first = elements.known.first, let last = elements.known.last else { return }
    if range.contains(first.index) && range.contains(last.index) { return }
    elements.release { !range.contains($0.index) }
  }

  /// Releases all rows, because they were replaced.
  func releaseAll() { elements.releaseAll() }

  /// Releases the held rows off screen that need not be held any longer. O(1) if none is held.
  func releaseUnneeded() { elements.releaseUnneeded() }

  /// Holds a cell that an update moved off screen, if a finger drags it or the first responder is in it.
  func keep(_ cell: UITableViewCell, at path: RowPath) -> Bool {
    guard host.model.geometry.contains(path) else { return false }
    return elements.hold(LiveRow(index: host.model.geometry.index(of: .row(path)), path: path, cell: cell))
  }

  /// Configures and measures the rows on screen again, because the table's width or text size changed.
  func measureLive() {
    let generation = itemGeneration
    for row in elements.known {
      let item = TableItem.row(row.path)
      host.configure(row.cell, at: row.path)
      // The delegate, asked how the row is edited, reloaded the table.
      guard generation == itemGeneration else { return }
      guard host.measuresShownRows || host.model.geometry.isEstimated(item) else { continue }
      _ = host.model.setHeight(host.measure(row.cell, at: row.path), of: item)
    }
  }

  private func insert(_ row: LiveRow) {
    let place = elements.known.firstIndex { $0.index > row.index } ?? elements.known.endIndex
    elements.known.insert(row, at: place)
    setFrame(of: row)
    host.cellDidEnter(row.cell)
  }

  /// The indexes of rows changed because one was moved by hand. Rows outside of `window` are released.
  func rowDidMove(_ move: RowReorder, window: Range<Int>) {
    var leaving: ContiguousArray<LiveRow> = []
    for var row in elements.takeAll() {
      row.path = move.path(after: row.path)
      row.index = host.model.geometry.index(of: .row(row.path))
      if window.contains(row.index) { insert(row) } else { leaving.append(row) }
    }
    elements.release(leaving)
  }

  // MARK: Places

  /// Moves every cell to its position in the geometry, animated only if requested. O(k log n) in live rows.
  func placeAll(isAnimated: Bool = false) {
    for row in live { setFrame(of: row, isAnimated) }
    for row in elements.held { setFrame(of: row) }
  }

  private func setFrame(of row: LiveRow, _ isAnimated: Bool = false) {
    guard !host.isDragging(row.cell) else { return }
    let item = TableItem.row(row.path)
    var extent = host.model.geometry.extent(of: item)
    extent.start += host.displacement(ofItem: row.index)
    let frame = host.model.rect(of: item, extent)
    guard row.cell.frame != frame else { return }
    if isAnimated { row.cell.frame = frame } else { UIView.performWithoutAnimation { row.cell.frame = frame } }
  }

  // MARK: Updates

  /// Takes out the rows that an update removes or replaces.
  func takeGone(_ map: UpdateMap) -> ContiguousArray<LiveRow> {
    host.rowsAreStale ? [] : elements.takeGone { map.survivor(of: $0) == nil }
  }

  /// Gives the rows their paths after an update. O(k log n) in live rows.
  func rowsDidUpdate(_ map: UpdateMap) {
    guard !host.rowsAreStale else { return }
    elements.update { row in
      guard let path = map.newPath(of: row.path) else { return }
      row.path = path
      row.index = host.model.geometry.index(of: .row(path))
    }
    elements.known.sort { $0.index < $1.index }
  }

  /// Takes out the rows that are off screen after an update, without letting them go.
  func take(outside range: Range<Int>) -> ContiguousArray<LiveRow> { elements.take { !range.contains($0.index) } }

  /// Asks the data source to configure the cell of a row on screen again.
  func reconfigure(_ path: RowPath) {
    guard !host.rowsAreStale else { return }
    elements.reconfigure(path, Self.words) { host.configureAnew($0, at: path) }
  }

  private static let words = ElementWords<RowPath>(
    list: "UITableView", view: "cell", name: { "row \($0)" }, method: "tableView(_:cellForRowAt:)",
    advice: "Dequeue it for the same identifier with dequeueReusableCell(withIdentifier:for:), or reload the row.")

  // MARK: Questions

  /// The cell of a row on screen.
  func liveCell(at path: RowPath) -> UITableViewCell? { host.rowsAreStale ? nil : elements.shownView(of: path) }

  /// Whether the row that is a number of all items is on screen. O(log k) in live rows, which are not touched.
  func isLive(item index: Int) -> Bool {
    guard !host.rowsAreStale else { return false }
    var (lower, upper) = (elements.known.startIndex, elements.known.endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if elements.known[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    return lower < elements.known.endIndex && elements.known[lower].index == index
  }

  /// The cell of a row on screen, or of one that is held off screen. After a reload there is none until the next layout.
  func cell(at path: RowPath) -> UITableViewCell? { host.rowsAreStale ? nil : elements.view(of: path) }

  func path(of cell: UITableViewCell) -> RowPath? { host.rowsAreStale ? nil : elements.key(of: cell) }

  var visibleCells: [UITableViewCell] { live.map(\.cell) }

  var visiblePaths: [RowPath] { live.map(\.path) }
}

extension TableRows: LiveElementsHost {
  typealias Element = LiveRow

  var itemGeneration: Int { host.model.generation }
  func makeView(for path: RowPath) -> UITableViewCell? { host.delegateCalls.cell(at: path) }
  func willDisplay(_ cell: UITableViewCell, _ path: RowPath) { host.delegateCalls.willDisplay(cell, path) }

  func didEndDisplaying(_ cell: UITableViewCell, _ path: RowPath) {
    host.cellWillLeave(cell)
    host.delegateCalls.didEndDisplaying(cell, path)
  }

  func keepForReuse(_ cell: UITableViewCell, _ path: RowPath) { host.keepForReuse(cell) }

  /// A row that is dragged or has the first responder keeps its cell off screen, so that scrolling does not end text
  /// input. It keeps its position, and the delegate is not told that its display ended [?].
  func isHeld(_ cell: UITableViewCell) -> Bool { host.isDragging(cell) || host.holdsFirstResponder(cell) }
}

extension UITableViewCell {
  /// Sets the width. Changing it through the properties of `frame` would allocate memory.
  func setWidth(_ width: CGFloat) {
    let frame = frame
    self.frame = CGRect(origin: frame.origin, size: CGSize(width: width, height: frame.height))
  }
}

extension UITableView: TableRowsHost {
  var measuresShownRows: Bool { sizing.measuresShownRows }
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat { sizing.measure(cell, at: path) }

  func configure(_ cell: UITableViewCell, at path: RowPath) {
    cell.reuse.tableView = self
    cell.layoutMargins = ListCards.margins(side: sizing.cellMargin)
    cell.content.sideInsets = sizing.contentInsets
    cell.appearance.setDefaultBackground(
      tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    cell.appearance.isInMultipleSelection = selection.allowsMultipleNow
    cell.setWidth(sizing.cellWidth)
    cell.reuse.setTrailingRoom(index.width, in: cell)
    separators.configure(cell, at: path)
    editControls.configure(cell, at: path)
    cell.appearance.setFocused(focus.path == path)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func place(_ cell: UITableViewCell) {
    if cell.superview !== self { sendToRows(cell) }
  }

  /// Moves a cell behind the views that are in front of all rows, such as headers.
  func sendToRows(_ cell: UITableViewCell) {
    if let behind = edgeViews.behindRows {
      insertSubview(cell, aboveSubview: behind)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  func keepForReuse(_ cell: UITableViewCell) {
    if updateAnimator.isRunning { cell.layer.removeAllAnimations() }
    reuse.cells.keep(cell)
  }

  func didShow(_ cell: UITableViewCell) { reuse.cells.didShow(cell) }
  func hideUnusedCells() { reuse.cells.hideUnused() }
  func cellDidEnter(_ cell: UITableViewCell) { separators.selectionDidChange(of: cell) }
  func rowDidEnter(_ cell: UITableViewCell, item index: Int) { updateAnimator.rowDidEnter(cell, item: index) }
  func cellWillLeave(_ cell: UITableViewCell) { swipes.cellWillLeave(cell) }
  var rowsAreStale: Bool { layoutPass.needsFreshRows }
  func displacement(ofItem index: Int) -> CGFloat { gap.displacement(ofItem: index) }
  func reclaimCell(at path: RowPath) -> UITableViewCell? { updateAnimator.reclaim(path) }

  func configureAnew(_ cell: UITableViewCell, at path: RowPath) -> UITableViewCell {
    reuse.cells.reconfigure(cell, at: path) { delegateCalls.cell(at: path) }
  }
}
