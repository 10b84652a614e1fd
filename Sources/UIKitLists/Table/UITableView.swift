import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Rows in sections, one below the other, of which only those on screen exist as cells.
///
/// Members only forward; `README.md` in this folder lists the parts.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Means a height that the table computes itself.
  public class var automaticDimension: CGFloat { -1 }
  /// Stands for a magnifier among the titles of a section index.
  public class var indexSearch: String { "{search}" }
  /// Posted when a user's touch changed which rows are selected.
  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  final let tableStyle: Style
  /// Whether the table comes from a nib or storyboard, whose cells may have segues.
  final var isDescribed = false
  /// The rows that a document put into the table.
  final var staticRows: StaticRows?
  private(set) lazy var delegateCalls = TableDelegateCalls(tableView: self)
  private(set) lazy var sizing = TableSizing(host: self)
  private(set) lazy var model = TableModel(host: self)
  private(set) lazy var cells = TableRows(host: self)
  private(set) lazy var reuse = TableReuse(tableView: self)
  private(set) lazy var sectionViews = TableHeaders(host: self)
  private(set) lazy var edgeViews = TableEdgeViews(host: self)
  private(set) lazy var selection = TableSelection(host: self)
  private(set) lazy var itemTouches = ListTouches(host: self)
  private(set) lazy var separators = TableSeparators(host: self)
  private(set) lazy var scrollTo = TableScrollTo(host: self)
  private(set) lazy var itemScroll = ListScrollTo(host: self)
  private(set) lazy var updates = ListUpdates(host: self)
  private(set) lazy var updateCommit = TableUpdateCommit(host: self)
  private(set) lazy var updateAnimator = TableUpdateAnimator(host: self)
  private(set) lazy var fillers = TableFillers(host: self)
  private(set) lazy var resizing = TableResizing(host: self)
  private(set) lazy var layoutPass = TableLayoutPass(host: self)
  private(set) lazy var editing = ListEditing(host: self)
  private(set) lazy var editControls = TableEditControls(host: self)
  private(set) lazy var swipes = ListSwipes(host: self)
  private(set) lazy var swipeActions = TableSwipeActions(host: self)
  private(set) lazy var reordering = ListReordering(host: self)
  private(set) lazy var gap = TableGap(host: self)
  private(set) lazy var dragCalls = TableDragCalls(tableView: self)
  private(set) lazy var itemDragging = ListDragging(host: self)
  private(set) lazy var itemDropping = ListDropping(host: self)
  private(set) lazy var placeholders = ListPlaceholders(host: self)
  private(set) lazy var springLoading = SpringLoading(host: self)
  private(set) lazy var multipleSelection = ListMultipleSelection(host: self)
  private(set) lazy var focus = ListFocus(host: self)
  private(set) lazy var menus = ListMenus(host: self)
  private(set) lazy var prefetching = ListPrefetching(host: self)
  private(set) lazy var index = TableIndex(host: self)

  open override class var _properties: [_Property] { super._properties + ListProperties.table }

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    tableStyle = TableDecoding.style(coder.describedElement)
    super.init(coder: coder)
    setUpTable()
    coder.decode(TableDecoding.self, into: self)
  }

  // MARK: Data

  /// The appearance of sections.
  open var style: Style { tableStyle }

  /// The object that gives the table its rows. The table does not keep it alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { delegateCalls.dataSource }
    set { model.setDataSource(newValue) }
  }

  /// Informed of rows before they are shown; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { delegateCalls.prefetchDataSource }
    set { delegateCalls.prefetchDataSource = newValue }
  }

  /// Whether the prefetch data source is told of rows before they are shown.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// The object that decides heights, headers and selection. The table does not keep it alive.
  open weak var delegate: (any UITableViewDelegate)? {
    get { delegateCalls.delegate }
    set { scrollCalls.delegate = newValue }
  }

  /// Asks for counts and heights now and for every visible cell with the next layout.
  open func reloadData() {
    delegateCalls.rowsAreLoadedAnew()
    model.reload()
  }

  /// How many sections there are after the last update. Asks the data source only if it has not been asked yet.
  open var numberOfSections: Int { model.loaded.sectionCount }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { dataRowCount(inSection: section) }

  // MARK: Updates

  /// Makes several changes at once, animated. Deletions name index paths from before the batch, insertions those after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    Turn.run(on: dataSource) { self.updates.perform(updates, completion: completion) }
  }

  /// Begins changes that are made at once with the last `endUpdates()`.
  open func beginUpdates() { updates.begin() }

  /// Makes the changes since `beginUpdates()`, animated.
  open func endUpdates() { updates.end() }

  /// Whether there are placeholders, a gap for a drop, or changes in an open batch: a reload would discard them.
  open var hasUncommittedUpdates: Bool { hasUncommittedChanges }

  /// Shows rows that the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { .insertRow(RowPath($0), animation.transition) })
  }

  /// Removes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { .deleteRow(RowPath($0), animation.transition) })
  }

  /// Gives rows new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.record(indexPaths.map { .reloadRow(RowPath($0), animation.transition) })
  }

  /// Lets the data source configure the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .reconfigureRow(RowPath($0)) })
  }

  /// Moves a row with its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.record([.moveRow(from: RowPath(indexPath), to: RowPath(newIndexPath))])
  }

  /// Shows sections that the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { .insertSection($0, animation.transition) })
  }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { .deleteSection($0, animation.transition) })
  }

  /// Replaces all cells of sections, and queries their counts.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.record(sections.map { .reloadSection($0, animation.transition) })
  }

  /// Moves a section with its rows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record([.moveSection(from: section, to: newSection)])
  }

  // MARK: Cells

  /// Registers a class of cells for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.cells.classes.register(cellClass, identifier)
  }

  /// Registers a class of headers and footers for an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.sectionViews.classes.register(aClass, identifier)
  }

  /// Registers a nib, whose single object is a cell, for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(cell: nib, identifier)
  }

  /// Registers a nib, whose single object is a header or footer view, for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(sectionView: nib, identifier)
  }

  /// A cell that left the screen, or a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A cell that left the screen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reuse.dequeue(identifier, for: indexPath)
  }

  /// A header or footer that left the screen, or a new one of the registered class, or nil.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.dequeueSectionView(identifier)
  }

  /// The cell of a row, if it is on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    currentRows.cell(at: RowPath(placeholders.shown(indexPath)))
  }

  /// The row of a cell, if it is on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { placeholders.appPath(currentRows.path(of: cell)) }

  /// The cells on screen, top to bottom.
  open var visibleCells: [UITableViewCell] { currentRows.visibleCells }

  /// The rows on screen, top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { currentRows.visiblePaths.compactMap(placeholders.appPath) }

  /// The header of a section, if it is on screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    currentSectionViews.view(.header(section: section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is on screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    currentSectionViews.view(.footer(section: section)) as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { placeholders.appPath(model.row(at: point)) }

  /// The rows with a part in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { model.rows(in: rect).compactMap(placeholders.appPath) }

  /// The rectangle of a section, header and footer included.
  open func rect(forSection section: Int) -> CGRect { model.rect(ofSection: section) }

  /// The rectangle of a section's header when it is not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect { model.rect(of: .header(section: section)) }

  /// The rectangle of a section's footer when it is not pinned.
  open func rectForFooter(inSection section: Int) -> CGRect { model.rect(of: .footer(section: section)) }

  /// The rectangle of a row; an empty one for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    model.rect(of: .row(RowPath(placeholders.shown(indexPath))))
  }

  // MARK: Heights

  /// The height of rows without one from the delegate.
  open var rowHeight: CGFloat {
    get { sizing.rowHeight }
    set { sizing.rowHeight = newValue }
  }

  /// The height assumed for rows that were not shown yet; 0 asks for every height at once.
  open var estimatedRowHeight: CGFloat {
    get { sizing.estimatedRowHeight }
    set { sizing.estimatedRowHeight = newValue }
  }

  /// The height of headers without one from the delegate.
  open var sectionHeaderHeight: CGFloat {
    get { sizing.sectionHeaderHeight }
    set { sizing.sectionHeaderHeight = newValue }
  }

  /// The height of footers without one from the delegate.
  open var sectionFooterHeight: CGFloat {
    get { sizing.sectionFooterHeight }
    set { sizing.sectionFooterHeight = newValue }
  }

  /// The height assumed for headers that were not shown yet.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { sizing.estimatedSectionHeaderHeight }
    set { sizing.estimatedSectionHeaderHeight = newValue }
  }

  /// The height assumed for footers that were not shown yet.
  open var estimatedSectionFooterHeight: CGFloat {
    get { sizing.estimatedSectionFooterHeight }
    set { sizing.estimatedSectionFooterHeight = newValue }
  }

  /// The space above plain headers.
  open var sectionHeaderTopPadding: CGFloat {
    get { sizing.sectionHeaderTopPadding }
    set { sizing.sectionHeaderTopPadding = newValue }
  }

  /// When rows that size themselves are measured again while they are shown.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { resizing.mode }
    set { resizing.mode = newValue }
  }

  /// The height of empty rows that fill a plain table below its last row; 0 for none.
  open var fillerRowHeight: CGFloat {
    get { fillers.rowHeight }
    set { fillers.rowHeight = newValue }
  }

  /// Whether the content of rows, headers and footers keeps within the safe area.
  open var insetsContentViewsToSafeArea: Bool {
    get { sizing.insetsContent }
    set { sizing.insetsContent = newValue }
  }

  /// Whether rows keep their content within the width in which lines are easy to read.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { sizing.followsReadableWidth }
    set { sizing.followsReadableWidth = newValue }
  }

  // MARK: Views around the rows

  /// A view above everything else, as high as its frame.
  open var tableHeaderView: UIView? {
    get { edgeViews.header }
    set { edgeViews.header = newValue }
  }

  /// A view below everything else, as high as its frame.
  open var tableFooterView: UIView? {
    get { edgeViews.footer }
    set { edgeViews.footer = newValue }
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    get { edgeViews.background }
    set { edgeViews.background = newValue }
  }

  // MARK: Separators

  /// Whether there are lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set { separators.style = newValue }
  }

  /// The lines' colour; nil for the standard one.
  open var separatorColor: UIColor? {
    get { separators.color }
    set {
      separators.color = newValue
      noteAppearance(\.separatorColor, newValue)
    }
  }

  /// The effect by which separators show the background through them; nil for none.
  open var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set {
      separators.effect = newValue
      noteAppearance(\.separatorEffect, newValue)
    }
  }

  /// The distance of the separators from the sides.
  open var separatorInset: UIEdgeInsets {
    get { separators.inset }
    set {
      separators.inset = newValue
      noteAppearance(\.separatorInset, newValue)
    }
  }

  /// The edges to which `separatorInset` is relative.
  open var separatorInsetReference: SeparatorInsetReference {
    get { separators.reference }
    set { separators.reference = newValue }
  }

  // MARK: Section index

  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() { index.reload() }

  /// The minimum number of rows with which the index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { index.minimumRowCount }
    set { index.minimumRowCount = newValue }
  }

  /// The colour of the index's titles; nil for the tint colour.
  open var sectionIndexColor: UIColor? {
    get { index.list.color }
    set {
      index.list.color = newValue
      noteAppearance(\.sectionIndexColor, newValue)
    }
  }

  /// The background colour of the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index.list.backgroundColor }
    set {
      index.list.backgroundColor = newValue
      noteAppearance(\.sectionIndexBackgroundColor, newValue)
    }
  }

  /// The background of the section index while a finger is on it; nil for that of an untouched one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.list.trackingBackgroundColor }
    set {
      index.list.trackingBackgroundColor = newValue
      noteAppearance(\.sectionIndexTrackingBackgroundColor, newValue)
    }
  }

  // MARK: Selection

  /// Whether rows can be selected.
  open var allowsSelection: Bool {
    get { selection.isAllowed }
    set { selection.isAllowed = newValue }
  }

  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsMultiple }
    set { selection.allowsMultiple = newValue }
  }

  /// The row selected first of those that still are.
  open var indexPathForSelectedRow: IndexPath? { selection.first.map(placeholders.data) }

  /// The selected rows, or nil.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedIndexPaths }

  /// Selects a row without asking or telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selection.select(
      indexPath.map { RowPath(placeholders.shown($0)) }, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(RowPath(placeholders.shown(indexPath)), animated: animated)
  }

  // MARK: Editing

  /// Whether the rows show their controls of edit mode, or one is swiped open.
  open var isEditing: Bool {
    get { editing.isOn || swipes.isSwiping }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends edit mode. A row that is swiped open closes.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.setEditing(editing, animated: animated) }

  /// Whether rows can be selected in edit mode.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.isAllowedDuringEditing }
    set { selection.isAllowedDuringEditing = newValue }
  }

  /// Whether several rows can be selected in edit mode. They have circles then, and no other controls before them.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.allowsMultipleDuringEditing }
    set { selection.allowsMultipleDuringEditing = newValue }
  }

  // MARK: Dragging

  /// The object that gives the items of drags that begin outside of edit mode. The table does not keep it alive.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragCalls.dragDelegate }
    set {
      dragCalls.dragDelegate = newValue
      itemDragging.delegateDidChange()
    }
  }

  /// The object that proposes and carries out drops. The table does not keep it alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragCalls.dropDelegate }
    set { dragCalls.dropDelegate = newValue }
  }

  /// Whether a long press lifts rows for which the drag delegate returns drag items.
  open var dragInteractionEnabled: Bool {
    get { itemDragging.isEnabled }
    set { itemDragging.isEnabled = newValue }
  }

  /// Whether something that is dragged selects a row by resting over it; false by default. The delegate may refuse rows.
  open var isSpringLoaded: Bool {
    get { springLoading.isEnabled }
    set { springLoading.isEnabled = newValue }
  }

  /// Whether one of the rows is dragged.
  open var hasActiveDrag: Bool { itemDragging.isActive }

  /// Whether something that is dragged is over the table, and the drop delegate takes part.
  open var hasActiveDrop: Bool { isDropTarget }

  // MARK: Menus

  /// The interaction that opens the menus of rows; nil until there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  // MARK: Focus

  /// Whether rows can have the focus, so that keys act on them.
  open var allowsFocus: Bool {
    get { focus.isAllowed }
    set { focus.isAllowed = newValue }
  }

  /// Whether rows can have the focus in edit mode.
  open var allowsFocusDuringEditing: Bool {
    get { focus.isAllowedDuringEditing }
    set { focus.isAllowedDuringEditing = newValue }
  }

  /// Whether a row is selected when it gets the focus.
  open var selectionFollowsFocus: Bool {
    get { focus.selectsFocused }
    set { focus.selectsFocused = newValue }
  }

  /// Whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.remembers }
    set { focus.remembers = newValue }
  }

  // MARK: Scrolling

  /// Scrolls a row to a position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrollTo.scroll(to: placeholders.shown(indexPath), at: scrollPosition, animated: animated)
  }

  /// Scrolls the nearest selected row to a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollTo.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  // MARK: View

  /// False: the heights of rows depend on the rows' own margins, not on the position to which the table is scrolled.
  @_spi(UIKitFloors) public final override var handsOnVerticalMargins: Bool { false }

  @_spi(UIKitFloors) open override func placeBehindContent(_ view: UIView) { edgeViews.placeBehindRows(view) }

  open override func layoutSubviews() {
    gap.layoutWillBegin()
    resizing.layoutWillBegin()
    layoutPass.run()
    fillers.layOut()
    swipes.layoutDidEnd()
    index.layOut()
    super.layoutSubviews()
    prefetching.layoutDidEnd()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouches.began(touches, event)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouches.moved(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouches.ended(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouches.cancelled()
    super.touchesCancelled(touches, with: event)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    focus.handle(presses) { super.pressesBegan($0, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    reordering.windowDidChange()
    swipes.windowDidChange()
    menus.windowDidChange()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    TableAccessibility(view: self)
  }

  @_spi(UIKitFloors) open override func willCallDelegate() { delegateCalls.keepDataSource() }

  @_spi(UIKitFloors) open override func delegateDidChange() {
    super.delegateDidChange()
    delegateCalls.setDelegate(scrollCalls.delegate)
    model.delegateDidChange()
    menus.delegateDidChange()
  }
}
