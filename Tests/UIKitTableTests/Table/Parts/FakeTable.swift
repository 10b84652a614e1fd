import ListCore
import Stage
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Stands in for a table view: the parts of one, made with this as their host, and a note of what they ask of it.
///
/// It is no view and lays nothing out by itself, so a test sees what a part does alone.
@MainActor
final class FakeTable {
  /// The table that callbacks receive. Only its delegate calls and its reuse queue are used.
  let identity = UITableView(frame: .zero)
  let source: FakeSource
  /// Where the parts put views.
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  /// The calls of the parts to their host, in order.
  var notes: [String] = []

  var bounds = CGRect(x: 0, y: 0, width: 320, height: 440)
  var adjustedContentInset = UIEdgeInsets.zero
  var style = UITableView.Style.plain
  var pixelScale: CGFloat = 2
  var traitCollection = UITraitCollection()
  var readableSideMargin: CGFloat = 0
  var safeAreaInsets: UIEdgeInsets {
    get {
      safeAreaQuestions += 1
      return safeArea
    }
    set { safeArea = newValue }
  }
  private var safeArea = UIEdgeInsets.zero
  /// How often parts asked for the safe area.
  private(set) var safeAreaQuestions = 0
  var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  var backgroundColor: UIColor? { nil }
  var refreshControl: UIRefreshControl? { nil }
  var window: UIWindow? { nil }
  var allowsSelectionByTouch = true
  var rowsAreStale = false
  var isInWindow = false
  var isBeingUpdated = false
  /// Where every touch is.
  var touchPlace = CGPoint.zero
  /// The cell that is in the air, if one is.
  var lifted: UITableViewCell?
  /// Placeholders, named by their heights.
  var placeholders = PlaceholderRows()
  /// By how much items make way.
  var displacements: [Int: CGFloat] = [:]

  private(set) lazy var model = TableModel(host: self)
  private(set) lazy var sizing = TableSizing(host: self)
  private(set) lazy var cells = TableRows(host: self)
  private(set) lazy var sectionViews = TableHeaders(host: self)
  private(set) lazy var edgeViews = TableEdgeViews(host: self)
  private(set) lazy var selection = TableSelection(host: self)
  private(set) lazy var itemTouches = ListTouches(host: self)
  private(set) lazy var separators = TableSeparators(host: self)
  private(set) lazy var motion = ScrollMotion(host: self)
  private(set) lazy var scrollTo = TableScrollTo(host: self)
  private(set) lazy var itemScroll = ListScrollTo(host: self)
  private(set) lazy var layoutPass = TableLayoutPass(host: self)
  private(set) lazy var updateAnimator = TableUpdateAnimator(host: self)
  private(set) lazy var updates = ListUpdates(host: self)
  private(set) lazy var updateCommit = TableUpdateCommit(host: self)
  private(set) lazy var editing = ListEditing(host: self)
  private(set) lazy var editControls = TableEditControls(host: self)
  private(set) lazy var swipes = ListSwipes(host: self)
  private(set) lazy var swipeActions = TableSwipeActions(host: self)
  private(set) lazy var reordering = ListReordering(host: self)
  private(set) lazy var gap = TableGap(host: self)
  private(set) lazy var resizing = TableResizing(host: self)
  private(set) lazy var fillers = TableFillers(host: self)
  private(set) lazy var index = TableIndex(host: self)
  private(set) lazy var multipleSelection = ListMultipleSelection(host: self)
  private(set) lazy var focus = ListFocus(host: self)

  /// - Parameter rows: how many rows each section has, 44 points high unless sizing says otherwise.
  init(_ rows: [Int], delegate: (any UITableViewDelegate)? = nil) {
    source = FakeSource(rows)
    identity.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    delegateCalls.dataSource = source
    delegateCalls.setDelegate(delegate)
    (delegate as? TableRecorder)?.trace = source.trace
    sizing.rowHeight = 44
    sizing.estimatedRowHeight = 0
    sizing.sectionHeaderTopPadding = 0
    notes = []
  }

  var delegateCalls: TableDelegateCalls { identity.delegateCalls }
  var reuse: TableReuse { identity.reuse }

  /// The notes so far, which are forgotten.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// The calls to data source and delegate so far, which are forgotten.
  func takeCalls() -> [String] {
    defer { source.trace.lines = [] }
    return source.trace.lines
  }

  /// Brings the rows on screen, and forgets what that took.
  func layOut() {
    layoutPass.run()
    notes = []
    source.trace.lines = []
  }

  var shown: [RowPath] { cells.live.map(\.path) }
}

// MARK: What the parts ask of their host

extension FakeTable: TableModelHost, TableSizingHost, TableRowsHost, TableHeadersHost, TableEdgeViewsHost,
  TableSeparatorsHost, TableLayoutPassHost
{
  var contentOffset: CGPoint { bounds.origin }
  var edgeHeights: (leading: CGFloat, trailing: CGFloat) { edgeViews.heights }
  var reachBeyondScreen: CGFloat { 0 }

  func loadIndex(of geometry: TableGeometry) -> CGFloat {
    index.load(rowCount: geometry.rowCount)
    return index.width
  }
  var contentStart: CGFloat { sizing.cellMargin + sizing.leadingContentInset }
  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? { reuse.dequeueSectionView(identifier) }
  func keepSectionView(_ view: UIView) { reuse.keepSectionView(view) }
  func contentHeightDidChange() { notes.append("content \(Int(model.geometry.contentHeight))") }
  func itemsWereReplaced() { notes.append("rows replaced") }
  func rowsWereMoved() { notes.append("rows moved") }
  func setNeedsLayout() { notes.append("needs layout") }
  func heightRulesDidChange() { notes.append("height rules") }
  func sizingBasisDidChange() { notes.append("sizing basis") }
  var placeholderRows: PlaceholderRows { placeholders }
  func placeholderHeight(at path: RowPath) -> CGFloat? { placeholders.name(at: path).map { CGFloat($0) } }

  func configure(_ cell: UITableViewCell, at path: RowPath) { notes.append("dress \(path)") }
  func place(_ cell: UITableViewCell) { content.addSubview(cell) }
  func keepForReuse(_ cell: UITableViewCell) {
    notes.append("keep")
    reuse.cells.keep(cell)
  }
  func didShow(_ cell: UITableViewCell) { reuse.cells.didShow(cell) }
  func hideUnusedCells() { reuse.cells.hideUnused() }
  func reclaimCell(at path: RowPath) -> UITableViewCell? { nil }
  func rowDidEnter(_ cell: UITableViewCell, item index: Int) {}
  func cellDidEnter(_ cell: UITableViewCell) {}
  func holdsFirstResponder(_ cell: UIView) -> Bool { false }
  func configureAnew(_ cell: UITableViewCell, at path: RowPath) -> UITableViewCell {
    notes.append("configure \(path)")
    return cell
  }
  func layoutIfNeeded() { notes.append("layout") }
  func cellWillLeave(_ cell: UITableViewCell) { notes.append("leaves") }
  var isReordering: Bool { reordering.isActive }
  func displacement(ofItem index: Int) -> CGFloat { displacements[index] ?? 0 }
  func isDragging(_ cell: UIView) -> Bool { lifted === cell }
  func isLifted(_ cell: UITableViewCell) -> Bool { lifted === cell }

  func addSubview(_ view: UIView) { content.addSubview(view) }
  func insertSubview(_ view: UIView, at index: Int) { content.insertSubview(view, at: index) }
  func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    content.insertSubview(view, aboveSubview: siblingSubview)
  }
  func presentedGeometry(ofSection section: Int) -> SectionGeometry { model.geometry.geometry(ofSection: section) }
  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int) {
    (path, model.geometry.rowCount(ofSection: path.section))
  }

  func releaseDepartures() { notes.append("departures go") }
  func shiftContent(by delta: CGPoint) {
    notes.append("shift \(Int(delta.y))")
    bounds.origin.y += delta.y
  }
  func checkAfterLayout() { notes.append("laid out") }
}

extension FakeTable: TableSelectionHost, ListTouchesHost, TableScrollToHost, ListScrollToHost, ScrollMotionHost {
  var isGliding: Bool { motion.isGliding }
  var selectedPaths: [RowPath] { selection.paths }
  func retargetGlide(to offset: CGPoint) { motion.retargetGlide(to: offset) }
  func scrollTarget(_ path: RowPath) -> (frame: CGRect, inset: UIEdgeInsets)? {
    (model.rect(of: .row(path)), adjustedContentInset)
  }

  var stageTime: CFTimeInterval? { nil }
  var limits: ScrollLimits {
    ScrollLimits(
      horizontal: ScrollAxis(
        dimension: bounds.width, content: bounds.width, leading: 0, trailing: 0, bounces: false, alwaysBounces: false),
      vertical: ScrollAxis(
        dimension: bounds.height, content: model.geometry.contentHeight, leading: adjustedContentInset.top,
        trailing: adjustedContentInset.bottom, bounces: true, alwaysBounces: true))
  }

  func editControlsWereReplaced() { notes.append("other controls") }
  func selectionDidChangeByUser() { notes.append("selection changed") }
  func checkExists(_ path: RowPath, asked function: String) { model.checkExists(path, asked: function) }
  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    cells.cell(at: path)?.setSelected(isSelected, animated: animated)
  }
  func multipleSelectionDidChange() { notes.append("multiple \(selection.allowsMultipleNow)") }
  func scroll(toShown path: RowPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    notes.append("scroll to \(path.section).\(path.row)")
  }
  var hasActiveDrag: Bool { false }
  var selectsBeforeHighlightEnds: Bool { false }
  func item(under touch: UITouch) -> RowPath? { model.row(at: touchPlace) }
  func hasItem(_ path: RowPath) -> Bool { model.geometry.contains(path) }
  func shouldHighlight(_ path: RowPath) -> Bool { delegateCalls.shouldHighlight(path) }
  func didHighlight(_ path: RowPath) { delegateCalls.didHighlight(path) }
  func endHighlight(at path: RowPath, lit: (any ListCell)?) {
    cells.cell(at: path)?.setHighlighted(false, animated: false)
    delegateCalls.didUnhighlight(path)
  }
  func itemWasTouched(_ path: RowPath) {}
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags) { multipleSelection.tap(path, modifiers: modifiers) }
  func addToDrag(_ touch: UITouch) { notes.append("add to drag") }
  func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    notes.append("offset \(Int(contentOffset.y))\(animated ? " animated" : "")")
    if !animated { bounds.origin = contentOffset }
  }
  func setTicking(_ isTicking: Bool) {}
  func show(_ offset: CGPoint) { bounds.origin = offset }
  func motionDidBegin() {}
  func motionDidEnd(_ ending: ScrollMotion.Ending) {}
}

extension FakeTable: ListCellsHost {
  var itemGeneration: Int { model.generation }
  func listCell(at path: RowPath) -> (any ListCell)? { cells.cell(at: path) }
  func path(ofListCell cell: UIView) -> RowPath? { (cell as? UITableViewCell).flatMap(cells.path(of:)) }
}

extension FakeTable: ListEditingHost, TableEditControlsHost {
  var allowsMultipleSelectionDuringEditing: Bool { selection.allowsMultipleDuringEditing }
  var editableCells: [(path: RowPath, cell: any EditableCell)] { cells.live.map { ($0.path, $0.cell) } }
  func editModeWillChange(animated: Bool) { notes.append("mode will change") }
  func editModeDidChange(animated: Bool) { selection.select(nil, animated: animated, scrollPosition: .none) }
  func showEditControls(of cell: any EditableCell, at path: RowPath, animated: Bool) {
    if let cell = cell as? UITableViewCell { editControls.apply(to: cell, at: path, animated: animated) }
  }
  func editControlsDidChange(animated: Bool) { notes.append("controls changed") }
  func closeSwipe(animated: Bool) { swipes.close(animated: animated) }
  func confirmDeletion(of cell: any EditableCell, at path: RowPath) { notes.append("confirm \(path)") }
  func insertItem(at path: RowPath) { delegateCalls.commit(.insert, path) }
}

extension FakeTable: ListSwipesHost, TableSwipeActionsHost {
  func contentActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }
  var allowsSwipes: Bool { !editing.isOn }
  var actingRow: RowPath? { swipes.actingItem }
  func canDelete(_ path: RowPath) -> Bool { editControls.canDelete(path) }
  func swipeableItem(at place: CGPoint) -> RowPath? { model.row(at: place) }
  func swipeActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    swipeActions.actions(of: path, isLeading: isLeading)
  }
  func confirmationActions(of path: RowPath) -> UISwipeActionsConfiguration? { swipeActions.confirmation(of: path) }
  func swipeWillBegin(at path: RowPath) { delegateCalls.willBeginEditing(path) }
  func swipeDidEnd(at path: RowPath?) { delegateCalls.didEndEditing(path) }
}

extension FakeTable: ListReorderingHost {
  var stageClock: FrameClock? { nil }
  var asksForEachMovement: Bool { false }
  var reorderDelay: Double { 0 }
  func windowPoint(ofPlace place: CGPoint) -> CGPoint { CGPoint(x: place.x, y: place.y - bounds.minY) }
  func mayReorder(_ path: RowPath, isDragged: Bool) -> Bool { isDragged || editing.isOn }
  func reorderAnchor(of cell: any ListCell) -> CGPoint { cell.frame.origin }
  func itemWasLifted(_ cell: any ListCell, at path: RowPath) {
    if let cell = cell as? UITableViewCell { gap.lift(cell, at: path) }
  }
  func placeLifted(_ cell: any ListCell, at place: CGPoint, of path: RowPath) { cell.frame.origin.y = place.y }
  func layDownLifted(_ cell: any ListCell, _ move: ItemMove, _ ending: ListReordering.Ending) {
    if let cell = cell as? UITableViewCell { gap.layDown(cell, ending) }
  }
  func gapPosition(nearest place: CGPoint, of path: RowPath) -> RowPath { gap.nearest(top: place.y) ?? path }
  func reorderTarget(from source: RowPath, current: RowPath, proposed: RowPath) -> RowPath {
    delegateCalls.moveTarget(source, proposed: proposed) ?? proposed
  }
  func isGap(_ path: RowPath, of move: ItemMove, proposed: RowPath?) -> Bool { true }
  func moveGap(_ move: ItemMove, _ places: (old: CGPoint, new: CGPoint)?) { gap.move(to: move.destination) }
  func neighbour(of path: RowPath, _ step: Int) -> RowPath? { model.geometry.neighbour(of: path, step) }
}

extension FakeTable: TableGapHost {
  var sizingBasis: SizingBasis { sizing.basis }
  func releaseUnneededRows() { cells.releaseUnneeded() }
  func moveRow(_ move: RowReorder) { delegateCalls.moveRow(move.source, to: move.destination) }
  func cancelReordering() { reordering.cancel(animated: false) }

  func place(ofWindowPoint point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y + bounds.minY) }
  func bringSubviewToFront(_ view: UIView) { content.bringSubviewToFront(view) }
  func linesDidChange() { notes.append("lines") }
  func makeWay() { notes.append("make way") }
  func adoptMove(_ move: RowReorder) { notes.append("adopt \(move.source) \(move.destination)") }
  func scroll(by distance: CGVector) { notes.append("scroll by \(Int(distance.dy))") }
  func claimFocus() {}
  func putBack(_ cell: UITableViewCell) { notes.append("put back") }
}

extension FakeTable: TableResizingHost, TableFillersHost, TableIndexHost {
  var hasSelfSizingRows: Bool { sizing.measuresShownRows && sizing.rowHeight < 0 }
  var willMeasureAll: Bool { layoutPass.willMeasureAll }
  func selfSizedHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat? { sizing.selfSizedHeight(cell, at: path) }
  func measuredHeight(_ cell: UITableViewCell, at path: RowPath) -> CGFloat { sizing.measure(cell, at: path) }

  var hasLines: Bool { separators.style != .none }
  var lineInset: UIEdgeInsets { separators.inset }
  var lineColor: UIColor { separators.lineColor }
  var indexWidth: CGFloat { index.width }
  var hasFooterView: Bool { edgeViews.footer != nil }
  var hasBackgroundView: Bool { edgeViews.background != nil }

  func showAtTop(_ indexPath: IndexPath) { scrollTo.scroll(to: indexPath, at: .top, animated: false) }
  func placeInFront(_ bar: SectionIndexBar) { content.addSubview(bar) }
}

extension FakeTable: ListHost {
  var listItems: any ListItems { model }
  var listSelection: any ListSelection { selection }
  var listCalls: any ListCalls { delegateCalls }
  var isInEditMode: Bool { editing.isOn }
  var beginsEditMode: Bool { !editing.isOn && selection.allowsMultipleDuringEditing && !selection.allowsMultiple }
  func beginEditMode() { notes.append("editing true") }
  var allowsFocusUnlessTold: Bool { selection.isAllowed }
  var allowsFocusDuringEditingUnlessTold: Bool { selection.isAllowedDuringEditing }
  func focusMove(_ key: UIKeyboardHIDUsage) -> FocusMove? { FocusMove(key) }
  func usesUp(_ move: FocusMove) -> Bool { true }
  var shownItems: [RowPath] { shown }
  func setFocused(_ isFocused: Bool, at path: RowPath) { cells.cell(at: path)?.appearance.setFocused(isFocused) }
  func performAccessory(at path: RowPath) -> Bool { false }
  func bringIntoSight(_ path: RowPath) { notes.append("show \(path)") }
}

extension FakeTable: ListUpdatesHost {
  var updateWords: ListUpdateWords { identity.updateWords }
  var dataSourceName: String { identity.dataSourceName }
  var knowsCounts: Bool { model.isLoaded }
  func updateWillBegin(isBatch: Bool) { if isBatch, model.generation > 0 { model.load() } }
  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    updateCommit.commit(batch, wasReloaded: wasReloaded, completion: completion)
  }
}

extension FakeTable: TableUpdateCommitHost, TableUpdateAnimatorHost {
  var isLayingOut: Bool { layoutPass.isRunning }
  func askCounts() -> SectionCounts { delegateCalls.counts() }
  func committing(_ body: (_ isNested: Bool) -> Void) { updates.committing(body) }
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap? {
    updates.map(of: batch, before: before, after: counts)
  }
  func discardViews() { layoutPass.itemsWereReplaced() }
  func complete(_ completion: @escaping (Bool) -> Void) { updates.complete(completion) }
  func beginUpdate(_ map: UpdateMap, before: TableGeometry) -> UpdateScene { updateAnimator.begin(map, before: before) }
  func showUpdate(_ scene: UpdateScene, completion: @escaping (Bool) -> Void) {
    updateAnimator.run(scene, completion: completion)
  }
  var viewsAroundRows: [UIView] { [edgeViews.header, edgeViews.footer].compactMap { $0 } + fillers.lines }
  var shownWindow: Range<Int> { layoutPass.window }
  func layOutUpdate(measuresLive: Bool) -> TableLayoutPass.Leaving {
    defer { separators.configureAll() }
    return layoutPass.runUpdate(measuresLive: measuresLive)
  }
  func keepGone(_ cell: UITableViewCell) { reuse.cells.keep(cell) }
  func adoptPlaceholders(_ rows: PlaceholderRows) { placeholders = rows }
  var shownCounts: SectionCounts {
    SectionCounts((0..<model.geometry.sectionCount).map(model.geometry.rowCount(ofSection:)))
  }
  func itemsWillUpdate() { notes.append("will update") }
  func pathsDidChange(_ change: PathChange) { notes.append("did update") }
  func place(_ view: UIView, behindRows isBehind: Bool) { notes.append(isBehind ? "to the back" : "to the front") }
}
