import ListCore

/// The table view, as ``TableRows`` sees it.
@MainActor
protocol TableRowsHost: TableKeptRowsHost {
  var bounds: CGRect { get }
  var model: TableModel { get }
  /// Whether rows are measured when they are shown.
  var measuresShownRows: Bool { get }
  /// The height that a cell asks for, in points.
  func measure(_ cell: UITableViewCell, at path: RowPath) -> CGFloat
  var delegateCalls: TableDelegateCalls { get }
  /// Gives a cell the table's looks: margins, background, lines, selection.
  func configure(_ cell: UITableViewCell, at path: RowPath)
  /// Puts a cell among the table's subviews, behind headers.
  func place(_ cell: UITableViewCell)
  func keepForReuse(_ cell: UITableViewCell)
  /// The cell of a row that an update has on its way off screen.
  func reclaimCell(at path: RowPath) -> UITableViewCell?
  /// A row has its place on screen.
  func rowDidEnter(_ cell: UITableViewCell, item index: Int)
  /// Asks for the cell of a row such that dequeueing for that row answers `cell`.
  func configureAnew(_ cell: UITableViewCell, at path: RowPath) -> UITableViewCell
  /// A cell is about to be let go.
  func cellWillLeave(_ cell: UITableViewCell)
  /// Whether the rows were replaced, and no layout let go of the old ones' cells yet.
  var rowsAreStale: Bool { get }
  /// By how much a row makes way for one that is dragged.
  func displacement(ofItem index: Int) -> CGFloat
  /// A cell is among the live ones, in its place.
  func cellDidEnter(_ cell: UITableViewCell)
}

/// The cells on screen, by row.
@MainActor
final class TableRows {
  struct LiveRow {
    /// The row's number among all items of the table.
    var index: Int
    var path: RowPath
    let cell: UITableViewCell
  }

  private unowned let host: any TableRowsHost
  /// Top to bottom. After a reload they belong to rows that are gone, until a layout lets go of them.
  private var shown: ContiguousArray<LiveRow> = []
  /// The cells of rows that there are, top to bottom: none between a reload and the layout after it.
  var live: ContiguousArray<LiveRow> { host.rowsAreStale ? [] : shown }
  private lazy var kept = TableKeptRows(host: host)

  init(host: any TableRowsHost) { self.host = host }

  // MARK: Life

  /// Asks the data source for the cell of a row and shows it.
  /// - Parameter measure: works out the row's height before the cell is placed, once the cell is known.
  func enter(_ path: RowPath, index: Int, measure: (UITableViewCell) -> Void) {
    if let cell = kept.take(path) ?? host.reclaimCell(at: path) {
      return comeBack(cell, path, index: index, measure: measure)
    }
    let generation = host.model.generation
    let cell = host.delegateCalls.cell(at: path)
    // The data source reloaded the table while it was asked: there may be no such row any more.
    guard generation == host.model.generation else { return host.keepForReuse(cell) }
    if let other = shown.first(where: { $0.cell === cell }) {
      fatalError(
        """
        UITableView dataSource returned a cell for row \(path) that row \(other.path) is using \
        (\(type(of: cell)) \(cell.reuseIdentifier ?? "without identifier")). Dequeue a cell for each row.
        """)
    }
    host.configure(cell, at: path)
    // The delegate, asked how the row is edited, may have reloaded, too.
    guard generation == host.model.generation else { return host.keepForReuse(cell) }
    // Placed before it is measured: the table's traits decide how large its text is.
    host.place(cell)
    measure(cell)
    guard generation == host.model.generation else { return host.keepForReuse(cell) }
    insert(LiveRow(index: index, path: path, cell: cell))
    host.rowDidEnter(cell, item: index)
    cell.isHidden = false
    host.delegateCalls.willDisplay(cell, path)
  }

  /// Shows a row's cell that has not been let go yet.
  private func comeBack(
    _ cell: UITableViewCell, _ path: RowPath, index: Int, measure: (UITableViewCell) -> Void
  ) {
    cell.reuse.finishLeaving()
    host.configure(cell, at: path)
    measure(cell)
    insert(LiveRow(index: index, path: path, cell: cell))
  }

  /// Lets go of the rows outside `range`, telling the delegate of each. O(k) in live rows.
  func release(outside range: Range<Int>) {
    releaseUnneeded()
    guard let first = shown.first, let last = shown.last else { return }
    if range.contains(first.index) && range.contains(last.index) { return }
    let leaving = shown.filter { !range.contains($0.index) }
    shown.removeAll { !range.contains($0.index) }
    for row in leaving where !kept.keep(row) { release(row) }
  }

  /// Lets go of all rows, because they are others.
  func releaseAll() {
    let leaving = shown + kept.takeAll()
    shown = []
    for row in leaving { endDisplaying(row) }
    // The cell that is kept last is reused first, so that a row that is shown again gets its own cell.
    for row in leaving.reversed() { host.keepForReuse(row.cell) }
  }

  /// Lets go of the rows off screen that there is no reason to keep any more. O(1) where none is kept.
  func releaseUnneeded() { for row in kept.takeUnneeded() { release(row) } }

  /// Keeps a cell that an update moved off screen, if there is a reason to.
  func keep(_ cell: UITableViewCell, at path: RowPath) -> Bool {
    guard host.model.geometry.contains(path) else { return false }
    return kept.keep(LiveRow(index: host.model.geometry.index(of: .row(path)), path: path, cell: cell))
  }

  /// Measures the rows on screen again: they are as wide as the table is now.
  func measureLive() {
    let generation = host.model.generation
    for row in shown {
      let item = TableItem.row(row.path)
      host.configure(row.cell, at: row.path)
      // The delegate, asked how the row is edited, reloaded the table.
      guard generation == host.model.generation else { return }
      guard host.measuresShownRows || host.model.geometry.isEstimated(item) else { continue }
      _ = host.model.setHeight(host.measure(row.cell, at: row.path), of: item)
    }
  }

  private func insert(_ row: LiveRow) {
    shown.insert(row, at: shown.firstIndex { $0.index > row.index } ?? shown.endIndex)
    setFrame(of: row)
    host.cellDidEnter(row.cell)
  }

  private func release(_ row: LiveRow) {
    endDisplaying(row)
    host.keepForReuse(row.cell)
  }

  private func endDisplaying(_ row: LiveRow) {
    host.cellWillLeave(row.cell)
    host.delegateCalls.didEndDisplaying(row.cell, row.path)
  }

  /// Rows have other numbers since one of them was moved. One that is not within `window` now is let go.
  func rowDidMove(_ move: RowReorder, window: Range<Int>) {
    let rows = shown + kept.takeAll()
    shown = []
    var leaving: [LiveRow] = []
    for var row in rows {
      row.path = move.path(after: row.path)
      row.index = host.model.geometry.index(of: .row(row.path))
      if window.contains(row.index) { insert(row) } else { leaving.append(row) }
    }
    for row in leaving where !kept.keep(row) { release(row) }
  }

  // MARK: Places

  /// Puts every cell where the geometry says, animated only where that is said. O(k log n) in live rows.
  func placeAll(isAnimated: Bool = false) {
    for row in live { setFrame(of: row, isAnimated) }
    for row in kept.rows { setFrame(of: row) }
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
  func takeGone(_ map: UpdateMap) -> [LiveRow] {
    let gone = live.filter { map.survivor(of: $0.path) == nil }
    if !gone.isEmpty { shown.removeAll { map.survivor(of: $0.path) == nil } }
    return Array(gone + kept.takeGone(map))
  }

  /// Gives the rows their paths after an update. O(k log n) in live rows.
  func rowsDidUpdate(_ map: UpdateMap) {
    guard !host.rowsAreStale else { return }
    for index in shown.indices { rowDidUpdate(&shown[index], map) }
    kept.update { rowDidUpdate(&$0, map) }
    shown.sort { $0.index < $1.index }
  }

  private func rowDidUpdate(_ row: inout LiveRow, _ map: UpdateMap) {
    guard let path = map.newPath(of: row.path) else { return }
    row.path = path
    row.index = host.model.geometry.index(of: .row(path))
  }

  /// Takes out the rows that are off screen after an update, without letting them go.
  func take(outside range: Range<Int>) -> [LiveRow] {
    let leaving = shown.filter { !range.contains($0.index) }
    if !leaving.isEmpty { shown.removeAll { !range.contains($0.index) } }
    return Array(leaving)
  }

  /// Asks the data source to configure the cell of a row on screen anew.
  func reconfigure(_ path: RowPath) {
    guard let cell = cell(at: path) else { return }
    let answer = host.configureAnew(cell, at: path)
    guard answer !== cell else { return }
    fatalError(
      """
      The cell returned from tableView(_:cellForRowAt:) while row \(path) was being reconfigured is another one \
      (\(type(of: answer)) \(answer.reuseIdentifier ?? "without identifier")) than the row has (\(type(of: cell)) \
      \(cell.reuseIdentifier ?? "without identifier")). Dequeue it for the same identifier with \
      dequeueReusableCell(withIdentifier:for:), or reload the row.
      """)
  }

  // MARK: Questions

  /// The cell of a row on screen.
  func liveCell(at path: RowPath) -> UITableViewCell? { live.first { $0.path == path }?.cell }

  /// Whether the row that is a number of all items is on screen. O(log k) in live rows, which are not touched.
  func isLive(item index: Int) -> Bool {
    guard !host.rowsAreStale else { return false }
    var (lower, upper) = (shown.startIndex, shown.endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if shown[middle].index < index { lower = middle + 1 } else { upper = middle }
    }
    return lower < shown.endIndex && shown[lower].index == index
  }

  /// The cell of a row on screen, or of one that is kept off it.
  func cell(at path: RowPath) -> UITableViewCell? {
    liveCell(at: path) ?? keptRows.first { $0.path == path }?.cell
  }

  func path(of cell: UITableViewCell) -> RowPath? {
    (live.first { $0.cell === cell } ?? keptRows.first { $0.cell === cell })?.path
  }

  /// After a reload those that are kept belong to rows that are gone, too.
  private var keptRows: ContiguousArray<LiveRow> { host.rowsAreStale ? [] : kept.rows }

  var visibleCells: [UITableViewCell] { live.map(\.cell) }

  var visiblePaths: [RowPath] { live.map(\.path) }
}

extension UITableViewCell {
  /// Changes the width. Written through the properties of `frame`, the change would take memory.
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

  /// Puts a cell behind all that is in front of rows.
  func sendToRows(_ cell: UITableViewCell) {
    if let behind = edgeViews.behindRows {
      insertSubview(cell, aboveSubview: behind)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  func keepForReuse(_ cell: UITableViewCell) {
    if updateAnimator.isRunning { cell.layer.removeAllAnimations() }
    reuse.keep(cell)
  }

  func cellDidEnter(_ cell: UITableViewCell) { separators.selectionDidChange(of: cell) }
  func rowDidEnter(_ cell: UITableViewCell, item index: Int) { updateAnimator.rowDidEnter(cell, item: index) }
  func cellWillLeave(_ cell: UITableViewCell) { swipes.cellWillLeave(cell) }
  var rowsAreStale: Bool { layoutPass.needsFreshRows }
  func displacement(ofItem index: Int) -> CGFloat { gap.displacement(ofItem: index) }
  func reclaimCell(at path: RowPath) -> UITableViewCell? { updateAnimator.reclaim(path) }

  func configureAnew(_ cell: UITableViewCell, at path: RowPath) -> UITableViewCell {
    reuse.reconfigured = (path, cell)
    defer { reuse.reconfigured = nil }
    return delegateCalls.cell(at: path)
  }
}
