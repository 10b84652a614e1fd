import ListCore

/// The table view, as ``TableResizing`` sees it.
@MainActor
protocol TableResizingHost: AnyObject {
  var window: UIWindow? { get }
  var bounds: CGRect { get }
  var model: TableModel { get }
  /// Whether any visible rows size themselves, without an explicit height.
  var hasSelfSizingRows: Bool { get }
  /// The height of a self-sizing cell; nil if its row has an explicit height.
  func selfSizedHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat?
  func measuredHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat
  var cells: TableRows { get }
  var isLayingOut: Bool { get }
  /// Whether the next layout measures all rows in any case.
  var willMeasureAll: Bool { get }
  /// Records the frames before rows change their heights.
  func beginUpdate(_ map: UpdateMap, before: TableGeometry) -> UpdateScene
  /// Shows rows with their heights, which the model has.
  func showUpdate(_ scene: UpdateScene, completion: @escaping (Bool) -> Void)
  /// Whether a row is dragged.
  var isReordering: Bool { get }
  /// Rows are being changed: data and geometry do not agree until that is over.
  var isBeingUpdated: Bool { get }
  func shiftContent(by delta: CGPoint)
  func setNeedsLayout()
}

/// Rows that ask for another height while they are shown.
///
/// Requests are recorded; the next layout measures all of them, and rows below those that grew move, as in an update
/// without insertions and deletions.
@MainActor
final class TableResizing {
  private unowned let host: any TableResizingHost
  private var asking: ContiguousArray<UITableViewCell> = []
  private var isAnimated = false
  /// Counts the changes that may give every row another height.
  private var changesOfAll = 0

  init(host: any TableResizingHost) { self.host = host }

  var mode = UITableView.SelfSizingInvalidation.enabled

  // MARK: Asking

  /// [D] The app calls `invalidateIntrinsicContentSize()` on a cell or on its content view.
  func sizeDidInvalidate(_ cell: UITableViewCell) { if mode != .disabled { ask(cell) } }

  /// [D] With `enabledIncludingConstraints`, any change of Auto Layout within the content view calls
  /// `invalidateIntrinsicContentSize()` on the cell.
  func layoutDidChange(in cell: UITableViewCell) {
    guard mode == .enabledIncludingConstraints, ask(cell) else { return }
    cell.invalidateIntrinsicContentSize()
  }

  /// Records a cell that asks for another height. A cell that the app is making is not recorded: it is measured anyway.
  /// O(k) in live rows.
  /// - Returns: whether the cell was recorded now, because it is live and had not asked before.
  @discardableResult
  private func ask(_ cell: UITableViewCell) -> Bool {
    guard !asking.contains(where: { $0 === cell }), host.cells.path(of: cell) != nil else { return false }
    // [D] Resizing is animated unless animations are off when the cell asks for it.
    isAnimated = host.window != nil && UIView.areAnimationsEnabled
    asking.append(cell)
    host.setNeedsLayout()
    return true
  }

  /// The layout of every row's content changed, as when edit mode narrows it: rows on screen are measured in the next
  /// layout, others when they appear.
  func rowsDidChange(animated: Bool) {
    guard host.hasSelfSizingRows else { return }
    changesOfAll += 1
    host.model.markRowsAsEstimated()
    guard !host.willMeasureAll else { return }
    // The present heights of rows on screen count as measured, and not as estimates, until these rows are measured
    // again.
    for row in host.cells.live where host.model.geometry.contains(row.path) {
      let item = TableItem.row(row.path)
      _ = host.model.setHeight(host.model.geometry.extent(of: item).length, of: item)
    }
    asking = ContiguousArray(host.cells.live.map(\.cell))
    isAnimated = animated && host.window != nil && UIView.areAnimationsEnabled
    host.setNeedsLayout()
  }

  // MARK: Measuring

  /// Before a layout: measures the rows that asked, and lays out with their heights.
  func layoutWillBegin() {
    // While a row is dragged, its gap depends on the heights from the time it was lifted: other rows are measured after
    // the drop.
    guard !asking.isEmpty, !host.isLayingOut, !host.isBeingUpdated, !host.isReordering else { return }
    let cells = asking
    asking = []
    guard !host.willMeasureAll else { return }
    let generation = host.model.generation
    let changes = cells.compactMap(change(of:))
    guard generation == host.model.generation else { return }
    guard changes.contains(where: isNews) else {
      // Estimated heights are replaced by actual ones.
      for change in changes { _ = host.model.setHeight(change.height, of: .row(change.path)) }
      return
    }
    if isAnimated { apply(changes) } else { UIView.performWithoutAnimation { apply(changes) } }
  }

  private func change(of cell: UITableViewCell) -> (path: RowPath, height: CGFloat)? {
    guard let path = host.cells.path(of: cell) else { return nil }
    let isGuessed = host.model.geometry.isEstimated(.row(path))
    let height = isGuessed ? host.measuredHeight(cell, at: path) : host.selfSizedHeight(cell, at: path)
    // The delegate, asked for a height, may have reloaded.
    return height.flatMap { host.model.geometry.contains(path) ? (path, $0) : nil }
  }

  private func isNews(_ change: (path: RowPath, height: CGFloat)) -> Bool {
    change.height != host.model.geometry.extent(of: .row(change.path)).length
  }

  private func apply(_ changes: [(path: RowPath, height: CGFloat)]) {
    let changesBefore = changesOfAll
    var scene = host.beginUpdate(UpdateMap(), before: host.model.geometry)
    scene.measuresLive = false
    for change in changes {
      let item = TableItem.row(change.path)
      let isAbove = host.model.geometry.extent(of: item).end <= host.bounds.minY
      let growth = host.model.setChangedHeight(change.height, of: change.path)
      // If a row held above the screen grows, the offset grows with it, so that the visible content stays.
      if isAbove { host.shiftContent(by: CGPoint(x: 0, y: growth)) }
    }
    host.showUpdate(scene) { _ in }
    // Requests made during measuring and placing have been handled, unless a callback changed all rows in between.
    if changesOfAll == changesBefore { asking = [] }
  }
}

extension UITableView: TableResizingHost {
  var isReordering: Bool { reordering.isActive }
  var hasSelfSizingRows: Bool { sizing.measuresShownRows && sizing.rowHeight < 0 }
  var willMeasureAll: Bool { layoutPass.willMeasureAll }
  func selfSizedHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? { sizing.selfSizedHeight(cell, at: path) }
  func measuredHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat { sizing.measure(cell, at: path) }
}
