import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The collection view, as ``ListSections`` sees it.
@MainActor
protocol ListSectionsHost: AnyObject {
  var bounds: CGRect { get }
  var traitCollection: UITraitCollection { get }
  /// The list configuration of a section; nil for one that is not a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration?
  /// The number of a section's items as they are shown.
  func shownItemCount(ofSection section: Int) -> Int
  /// The app's path of an item; nil for a placeholder.
  func appPath(of path: RowPath?) -> IndexPath?
  /// The views on screen with their elements.
  var shownViews: [(element: CollectionElement, view: UICollectionReusableView)] { get }
  /// Whether one of these views fulfils a condition. Allocates nothing.
  func showsView(where condition: (UICollectionReusableView) -> Bool) -> Bool
  /// The version of the layout's description of its lists: with another version, lists may have other separators.
  var listVersion: ListVersion { get }
  /// Counts layouts in which elements may have moved.
  var placements: Int { get }
  /// Whether a finger drags the view.
  func isDragging(_ view: UIView) -> Bool
  /// The number of ancestors of an item in its section's outline.
  func outlineLevel(of path: RowPath) -> Int
  /// Whether several items can be selected in the present mode.
  var selectsSeveral: Bool { get }
}

/// Provides the views of list sections with the values on which their appearance depends: their place, traits, margins, separators and
/// corners.
@MainActor
final class ListSections {
  private unowned let host: any ListSectionsHost
  /// Whether a section was a list. Until then layouts cost nothing here.
  private(set) var hasLists = false
  private var knownPlacements = 0
  /// Whether cells appeared, or moved, since separators were last hidden.
  private var linesMayChange = false
  /// Whether a cell was selected, highlighted or lifted when separators were last hidden.
  private var hidesLines = false

  init(host: any ListSectionsHost) { self.host = host }

  /// The configuration of an item's section; nil unless it is a list.
  func configuration(of path: RowPath) -> UICollectionLayoutListConfiguration? {
    hasLists ? host.listConfiguration(ofSection: path.section) : nil
  }

  // MARK: Traits

  private var known: ListTraits?

  /// The traits of the views of a list.
  private func traits(of appearance: UICollectionLayoutListConfiguration.Appearance) -> ListTraits {
    let environment = appearance.listEnvironment
    if let known, known.are(of: environment, in: host.traitCollection) { return known }
    let traits = ListTraits(environment, in: host.traitCollection)
    known = traits
    return traits
  }

  /// Asks the app for a view of a section. [?] Meanwhile the traits of the section's list are the current ones, as
  /// those of a table are for its rows.
  func asking<View>(ofSection section: Int, _ question: () -> View) -> View {
    guard let configuration = host.listConfiguration(ofSection: section) else { return question() }
    return traits(of: configuration.appearance).whileCurrent(question)
  }

  // MARK: Places

  /// Gives a view its place in a list. O(1).
  /// - Parameter isShown: whether the view already shows the element, so that the app can be asked for its separators.
  func place(_ view: UICollectionReusableView, _ element: CollectionElement, isShown: Bool = true) {
    guard element.category != .decorationView, let path = element.rowPath,
      let configuration = host.listConfiguration(ofSection: path.section),
      let place = place(of: element, path, configuration)
    else {
      (view as? UICollectionViewListCell)?.separators.show(nil)
      return view.placement.setList(nil, nil, in: view)
    }
    hasLists = true
    view.placement.setList(place, traits(of: place.appearance), in: view)
    let margins = ListCards.margins(
      side: ListCards.contentMargin(width: host.bounds.width, isInset: place.appearance == .insetGrouped))
    if view.layoutMargins != margins { view.layoutMargins = margins }
    guard let cell = view as? UICollectionViewCell else { return }
    if place.appearance == .insetGrouped, !host.isDragging(cell) {
      ListCards.round(cell, isFirst: place.isFirstRow, isLast: place.isLastRow)
    }
    guard let cell = cell as? UICollectionViewListCell else { return }
    if isShown { showLines(of: cell, at: place, path, configuration) }
    linesMayChange = true
    let headers = configuration.headerMode == .firstItemInSection ? 1 : 0
    // [?] If the header is an item, its children are not indented.
    cell.accessoryRow.outlineLevel = element.item == nil ? 0 : max(host.outlineLevel(of: path) - headers, 0)
  }

  private func place(
    of element: CollectionElement, _ path: RowPath, _ configuration: UICollectionLayoutListConfiguration
  ) -> ListCellPlace? {
    switch element.kind {
    case nil:
      ListCellPlace(configuration, item: path.row, itemCount: host.shownItemCount(ofSection: path.section))
    case UICollectionView.elementKindSectionHeader where configuration.headerMode == .supplementary:
      ListCellPlace(configuration.appearance, .header)
    case UICollectionView.elementKindSectionFooter where configuration.footerMode == .supplementary:
      ListCellPlace(configuration.appearance, .footer)
    default: nil
    }
  }

  /// [?] The handler of separators is called once for each cell that appears, and again if the layout's sections, the
  /// item's path or its place in the section change.
  private func showLines(
    of cell: UICollectionViewListCell, at place: ListCellPlace, _ path: RowPath,
    _ configuration: UICollectionLayoutListConfiguration
  ) {
    let source = ListCellLines.Source(path: path, place: place, version: host.listVersion)
    guard cell.placement.lineSource != source else { return }
    cell.placement.lineSource = source
    cell.separators.show(lines(of: place, path, configuration))
  }

  private func lines(
    of place: ListCellPlace, _ path: RowPath, _ configuration: UICollectionLayoutListConfiguration
  ) -> ListCellLines? {
    guard configuration.showsSeparators, case .row = place.role else { return nil }
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler, let app = host.appPath(of: path) {
      lines = handler(app, lines)
    }
    return ListCellLines(place, lines)
  }

  /// Called after a layout. If items may have moved, updates their separators and corners: O(k) in the visible items.
  func layoutDidEnd() {
    if knownPlacements != host.placements {
      knownPlacements = host.placements
      if hasLists { for shown in host.shownViews { place(shown.view, shown.element) } }
    }
    guard linesMayChange else { return }
    linesMayChange = false
    hideLines()
  }

  // MARK: Lines beside a selection

  /// A cell is selected or touched, or no longer.
  func looksDidChange() { if hasLists { hideLines() } }

  /// [C] An item that looks selected, or is lifted, has no separator, nor has the one above it. Between selected items
  /// there are separators [D]. O(k) in the visible items.
  private func hideLines() {
    let isAnyActive = host.showsView { ($0 as? UICollectionViewListCell).map(isActive) ?? false }
    guard isAnyActive || hidesLines else { return }
    hidesLines = isAnyActive
    var cells: [RowPath: UICollectionViewListCell] = [:]
    for shown in host.shownViews {
      if let path = shown.element.item, let cell = shown.view as? UICollectionViewListCell { cells[path] = cell }
    }
    let several = host.selectsSeveral
    for (path, cell) in cells {
      let isActive = isActive(cell)
      let next = cells[RowPath(section: path.section, row: path.row + 1)]
      let before = cells[RowPath(section: path.section, row: path.row - 1)]
      let joins = several && cell.isSelected && next?.isSelected == true
      cell.separators.setHidden(
        top: isActive || before.map(self.isActive) == true,
        bottom: (isActive || next.map(self.isActive) == true) && !joins, isInSelection: joins)
    }
  }

  private func isActive(_ cell: UICollectionViewListCell) -> Bool {
    cell.isSelected || cell.isHighlighted || host.isDragging(cell)
  }
}

extension UICollectionView: ListSectionsHost {
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    layout.listConfiguration(ofSection: section)
  }

  func shownItemCount(ofSection section: Int) -> Int {
    section >= 0 && section < model.counts.sectionCount ? model.counts.rowCount(ofSection: section) : 0
  }

  var shownViews: [(element: CollectionElement, view: UICollectionReusableView)] {
    elements.live.compactMap { entry in entry.view.map { (entry.element, $0) } }
  }

  func showsView(where condition: (UICollectionReusableView) -> Bool) -> Bool {
    for index in elements.entries.indices where !elements.entries[index].frame.isNull {
      if let view = elements.entries[index].view, condition(view) { return true }
    }
    return false
  }

  var listVersion: ListVersion { layout.listVersion }
  var placements: Int { layoutPass.queries }
  var selectsSeveral: Bool { selection.allowsMultipleNow }

  func outlineLevel(of path: RowPath) -> Int {
    guard let outlines = dataSource as? any OutlineStating, let path = appPath(of: path) else { return 0 }
    return outlines.outlineLevel(at: path)
  }

  /// Shows or hides the children of a cell's item, where its section is an outline.
  func toggleOutline(of cell: UICollectionViewCell) {
    guard let outlines = dataSource as? any OutlineStating, let path = appPath(of: elements.element(of: cell)) else {
      return
    }
    Turn.run(on: dataSource) { outlines.toggleOutline(at: path) }
  }
}
