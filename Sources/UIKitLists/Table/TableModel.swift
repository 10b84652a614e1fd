import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The table view, as ``TableModel`` sees it.
@MainActor
protocol TableModelHost: AnyObject {
  var bounds: CGRect { get }
  var contentOffset: CGPoint { get }
  var delegateCalls: TableDelegateCalls { get }
  var sizing: TableSizing { get }
  /// The content height changed to that of the geometry.
  func contentHeightDidChange()
  /// Rows were loaded: asks for the titles of the section index, if they are not known.
  /// - Returns: the width that the index takes from the rows.
  func loadIndex(of geometry: TableGeometry) -> CGFloat
  /// The rows were replaced: cells are released with the next layout.
  func itemsWereReplaced()
  /// Rows have moved; they are still the same rows.
  func rowsWereMoved()
  func setNeedsLayout()
}

/// The table's sections and rows: how many, and where.
@MainActor
final class TableModel {
  private unowned let host: any TableModelHost
  private(set) var geometry = TableGeometry()
  private var needsLoading = true
  private(set) var isLoading = false
  /// Whether the counts are those that the data source gave last.
  var isLoaded: Bool { !needsLoading }
  /// The width, text size and insets that the heights were worked out for.
  private(set) var basis = SizingBasis()
  /// Heights of the same rows in other widths and text sizes.
  private var otherHeights = TableHeightCache()
  /// Counts loads, so that code which iterates over rows notices that they were replaced.
  private(set) var generation = 0

  init(host: any TableModelHost) { self.host = host }

  // MARK: Loading

  func setDataSource(_ dataSource: (any UITableViewDataSource)?) {
    host.delegateCalls.dataSource = dataSource
    setNeedsLoading()
  }

  func delegateDidChange() { setNeedsLoading() }

  /// Counts and heights are asked for again before they are next used.
  func setNeedsLoading() {
    needsLoading = true
    host.itemsWereReplaced()
    host.setNeedsLayout()
  }

  /// Asks for counts and heights now. Selection and cells are given up; the offset is kept if it is still allowed.
  func reload() {
    setNeedsLoading()
    load()
  }

  /// The geometry; loads it first if necessary. O(1) if it is loaded.
  var loaded: TableGeometry {
    load()
    return geometry
  }

  /// Loads if it is needed.
  /// - Complexity: O(s) in the number of sections; O(n) in rows where every height is asked for.
  func load() {
    guard needsLoading, !isLoading else { return }
    isLoading = true
    needsLoading = false
    rebuild()
    isLoading = false
  }

  /// Works out all heights again.
  private func rebuild() {
    otherHeights.removeAll()
    replaceGeometry(host.sizing.makeGeometry())
  }

  private func replaceGeometry(_ geometry: TableGeometry) {
    generation += 1
    basis = host.sizing.basis
    self.geometry = geometry
    basis.indexWidth = host.loadIndex(of: geometry)
    host.contentHeightDidChange()
  }

  /// Adopts a new width or text size, on which all heights depend. The rows stay the same, and those measured at this
  /// width before get their former heights.
  /// - Returns: whether heights have changed.
  func adoptBasis() -> Bool {
    guard !needsLoading, basis != host.sizing.basis else { return false }
    // If the app gives the heights, it is asked for all of them again: it may return others for this width.
    guard host.sizing.measuresShownRows else {
      rebuild()
      return true
    }
    otherHeights.keep(geometry, for: basis)
    if var known = otherHeights.take(host.sizing.basis) {
      (known.leading, known.trailing) = (geometry.leading, geometry.trailing)
      replaceGeometry(known)
    } else {
      replaceGeometry(host.sizing.makeGeometry())
    }
    return true
  }

  /// Takes the rows after an update.
  func update(to geometry: TableGeometry) {
    generation += 1
    otherHeights.removeAll()
    self.geometry = geometry
  }

  // MARK: Changes of height

  /// Gives an item its measured height.
  /// - Returns: the distance in points by which later items moved. O(log n).
  func setHeight(_ height: CGFloat, of item: TableItem) -> CGFloat {
    geometry.setHeight(height, of: item)
  }

  /// Gives a row whose content changed its height. O(log n).
  func setChangedHeight(_ height: CGFloat, of path: RowPath) -> CGFloat {
    otherHeights.removeAll()
    return geometry.setHeight(height, of: .row(path))
  }

  /// Marks all heights of rows as estimates, as their content is laid out differently now.
  func markRowsAsEstimated() {
    otherHeights.removeAll()
    geometry.markRowsAsEstimated()
  }

  /// Moves a row with its height. O(log n).
  func moveRow(_ source: RowPath, to destination: RowPath) {
    otherHeights.removeAll()
    geometry.moveRow(source, to: destination)
  }

  /// The table's own header and footer views have these heights now.
  func setEdges(leading: CGFloat, trailing: CGFloat) {
    guard geometry.leading != leading || geometry.trailing != trailing else { return }
    geometry.leading = leading
    geometry.trailing = trailing
    host.rowsWereMoved()
    host.contentHeightDidChange()
  }

  // MARK: Questions

  func rowCount(inSection section: Int) -> Int {
    let geometry = loaded
    guard section >= 0 && section < geometry.sectionCount else {
      fatalError("Attempted to access section \(section), but the table view has \(geometry.sectionCount) sections.")
    }
    return geometry.rowCount(ofSection: section)
  }

  func row(at point: CGPoint) -> RowPath? {
    let geometry = loaded
    guard point.x >= 0, point.x < host.bounds.width else { return nil }
    return geometry.row(atOffset: point.y)
  }

  /// The rows with a part in `rect`, placeholders among them.
  func rows(in rect: CGRect) -> [RowPath] {
    let geometry = loaded
    guard rect.minX < host.bounds.width, rect.maxX > 0 else { return [] }
    var paths: [RowPath] = []
    geometry.forEachItem(in: geometry.items(from: rect.minY, to: rect.maxY)) { item, _ in
      if case .row(let path) = item { paths.append(path) }
      return true
    }
    return paths
  }

  func rect(of item: TableItem) -> CGRect {
    let geometry = loaded
    guard geometry.contains(item) else { return .zero }
    return rect(of: item, geometry.extent(of: item))
  }

  /// The rectangle of a row, header or footer with a vertical extent.
  func rect(of item: TableItem, _ extent: Extent) -> CGRect {
    let span = host.sizing.rowSpan
    return CGRect(x: span.x, y: extent.start, width: span.width, height: extent.length)
  }

  func rect(ofSection section: Int) -> CGRect {
    let geometry = loaded
    guard section >= 0, section < geometry.sectionCount else { return .zero }
    let whole = geometry.geometry(ofSection: section).whole
    return CGRect(x: 0, y: whole.start, width: host.bounds.width, height: whole.length)
  }

  /// Stops with UIKit's words where the table has no such row.
  func checkExists(_ path: RowPath, asked function: String) {
    let geometry = loaded
    guard !geometry.contains(path) else { return }
    guard path.section >= 0, path.section < geometry.sectionCount else {
      fatalError(
        """
        Attempted to \(function) beyond section bounds: section \(path.section) (row \(path.row)) of a table view \
        with \(geometry.sectionCount) sections.
        """)
    }
    fatalError(
      """
      Attempted to \(function) beyond row bounds: row (\(path.row)) beyond bounds \
      (\(geometry.rowCount(ofSection: path.section))) for section (\(path.section)).
      """)
  }
}

extension TableGeometry {
  func contains(_ item: TableItem) -> Bool {
    switch item {
    case .row(let path): contains(path)
    case .header(let section), .footer(let section): section >= 0 && section < sectionCount
    }
  }
}

extension UITableView: TableModelHost {
  func contentHeightDidChange() {
    let size = CGSize(width: bounds.width, height: model.geometry.contentHeight)
    if contentSize != size { contentSize = size }
  }

  func itemsWereReplaced() {
    placeholders.itemsWereReplaced()
    swipes.itemsWereReplaced()
    reordering.abandon()
    updates.itemsWereReplaced()
    itemTouches.itemsWereReplaced()
    selection.itemsWereReplaced()
    index.itemsWereReplaced()
    prefetching.itemsWereReplaced()
    multipleSelection.itemsDidChange()
    focus.itemsWereReplaced()
    menus.itemsWereReplaced()
    layoutPass.itemsWereReplaced()
  }

  func rowsWereMoved() { layoutPass.rowsWereMoved() }

  func loadIndex(of geometry: TableGeometry) -> CGFloat {
    index.load(rowCount: geometry.rowCount)
    return index.width
  }

  /// Sets the properties that differ from those of a scroll view.
  func setUpTable() {
    // UIKit: a table bounces however few rows it has.
    alwaysBounceVertical = true
    traits.setListEnvironment(tableStyle.listEnvironment)
    AppearanceProxies.withoutNotes {
      backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    }
    addSwipeGestures(swipes, multipleSelection)
  }

  func accessoryWasTapped(in cell: UITableViewCell) {
    if let path = cells.path(of: cell) { delegateCalls.accessoryTapped(path) }
  }
}

extension UITableView.Style {
  /// The list environment that cells, headers and footers get as a trait.
  fileprivate var listEnvironment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
