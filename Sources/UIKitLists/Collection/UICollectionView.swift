import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Items in sections, placed by a layout, of which only those on screen exist as cells.
///
/// Members only forward; `README.md` in this folder lists the parts.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Whether the view comes from a nib or storyboard, whose cells may have segues.
  final var isDescribed = false
  /// The kind of a section's header in a flow layout.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer in a flow layout.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  final let switching: CollectionLayoutSwitching
  private(set) lazy var delegateCalls = CollectionDelegateCalls(view: self)
  private(set) lazy var model = CollectionModel(host: self)
  private(set) lazy var arrangement = CollectionArrangement(host: self)
  private(set) lazy var elements = CollectionElements(host: self)
  private(set) lazy var layoutPass = CollectionLayoutPass(host: self)
  private(set) lazy var sideways = CollectionSideways(host: self)
  private(set) lazy var reuse = CollectionReuse(view: self)
  private(set) lazy var stacking = CollectionStacking(view: self)
  private(set) lazy var selection = CollectionSelection(host: self)
  private(set) lazy var editing = CollectionEditing(host: self)
  private(set) lazy var menus = ListMenus(host: self)
  private(set) lazy var index = CollectionIndex(host: self)
  private(set) lazy var items = CollectionItems(host: self)
  private(set) lazy var focus = ListFocus(host: self)
  private(set) lazy var multipleSelection = ListMultipleSelection(host: self)
  private(set) lazy var itemTouches = ListTouches(host: self)
  private(set) lazy var scrollTo = CollectionScrollTo(host: self)
  private(set) lazy var itemScroll = ListScrollTo(host: self)
  private(set) lazy var resizing = CollectionResizing(view: self)
  private(set) lazy var prefetching = ListPrefetching(host: self)
  private(set) lazy var updates = ListUpdates(host: self)
  private(set) lazy var updateCommit = CollectionUpdateCommit(host: self)
  private(set) lazy var updateAnimator = CollectionUpdateAnimator(host: self)
  private(set) lazy var reordering = ListReordering(host: self)
  private(set) lazy var dragCalls = CollectionDragCalls(view: self)
  private(set) lazy var itemDropping = ListDropping(host: self)
  private(set) lazy var placeholders = ListPlaceholders(host: self)
  private(set) lazy var itemDragging = ListDragging(host: self)
  private(set) lazy var listSections = ListSections(host: self)
  private(set) lazy var swipes = ListSwipes(host: self)
  private(set) lazy var springLoading = SpringLoading(host: self)

  open override class var _properties: [_Property] { super._properties + ListProperties.collectionView }

  /// A collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    switching = CollectionLayoutSwitching(layout)
    super.init(frame: frame)
    setUpCollection()
  }

  /// Stops the program: a collection view needs a layout.
  public convenience override init(frame: CGRect) { Self.stopWithoutLayout() }

  public required init?(coder: NSCoder) {
    switching = CollectionLayoutSwitching(CollectionDecoding.layout(coder))
    super.init(coder: coder)
    setUpCollection()
    coder.decode(CollectionDecoding.self, into: self)
  }

  // MARK: Data

  /// The object that gives the collection view its items. The view does not keep it alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { delegateCalls.dataSource }
    set { setDataSource(newValue) }
  }

  /// Informed of items before they are shown; not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { delegateCalls.prefetchDataSource }
    set { delegateCalls.prefetchDataSource = newValue }
  }

  /// Whether the prefetch data source is told of items before they are shown.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }

  /// The object that decides on selection, and on sizes in a flow layout. The view does not keep it alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { delegateCalls.delegate }
    set { scrollCalls.delegate = newValue }
  }

  /// Asks for counts and for every visible view with the next layout.
  open func reloadData() { model.setNeedsLoading() }

  /// How many sections there are after the last update. Asks the data source only if it has not been asked yet.
  open var numberOfSections: Int { model.sectionCount }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { model.itemCount(inSection: section) }

  // MARK: Layout

  /// The layout that places the items. Setting it changes to another layout at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { switching.named }
    set { switching.set(newValue, animated: false, completion: nil) }
  }

  /// Changes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    Turn.run { switching.set(layout, animated: animated, completion: nil) }
  }

  /// Changes to another layout, and calls a completion handler at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { Turn.run { switching.set(layout, animated: animated, completion: completion) } }

  /// Shows the items between the layout and another one, at the layout's `transitionProgress`, until
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()` is called. The completion handler receives
  /// whether the animation completed, and whether the transition was finished rather than cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { Turn.run { switching.begin(to: layout, completion: completion) } }

  /// Goes on to the layout of the transition, animated.
  open func finishInteractiveTransition() { Turn.run { switching.end(isFinished: true) } }

  /// Goes back to the layout before the transition, animated.
  open func cancelInteractiveTransition() { Turn.run { switching.end(isFinished: false) } }

  /// The layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    arrangement.attributes(of: CollectionElement(.cell, nil, placeholders.shown(indexPath)))
  }

  /// The layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    arrangement.attributes(of: CollectionElement(.supplementaryView, kind, indexPath))
  }

  /// When cells that size themselves are measured again while they are shown.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { resizing.mode }
    set { resizing.mode = newValue }
  }

  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    get { stacking.background }
    set { stacking.background = newValue }
  }

  // MARK: Updates

  /// Makes several changes at once, animated. Deletions name index paths from before the batch, insertions those after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    Turn.run(on: dataSource) { self.updates.perform(updates, completion: completion) }
  }

  /// Whether there are placeholders, a gap for a drop, or changes in an open batch: a reload would discard them.
  open var hasUncommittedUpdates: Bool { hasUncommittedChanges }

  /// Shows items that the data source has now.
  open func insertItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .insertRow(RowPath($0), .automatic) })
  }

  /// Removes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .deleteRow(RowPath($0), .automatic) })
  }

  /// Gives items new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .reloadRow(RowPath($0), .automatic) })
  }

  /// Lets the data source configure the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    updates.record(indexPaths.map { .reconfigureRow(RowPath($0)) })
  }

  /// Moves an item with its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.record([.moveRow(from: RowPath(indexPath), to: RowPath(newIndexPath))])
  }

  /// Shows sections that the data source has now.
  open func insertSections(_ sections: IndexSet) { updates.record(sections.map { .insertSection($0, .automatic) }) }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { updates.record(sections.map { .deleteSection($0, .automatic) }) }

  /// Replaces all cells of sections, and queries their counts.
  open func reloadSections(_ sections: IndexSet) { updates.record(sections.map { .reloadSection($0, .automatic) }) }

  /// Moves a section with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.record([.moveSection(from: section, to: newSection)])
  }

  // MARK: Views

  /// Registers a class of cells for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.cells.classes.register(cellClass, identifier)
  }

  /// Registers a class of supplementary views for a kind and an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, elementKind, identifier) }

  /// Registers a nib, whose single object is a cell, for an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cell: nib, identifier)
  }

  /// Registers a nib, whose single object is a supplementary view, for a kind and an identifier; nil removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { reuse.register(nib, kind, identifier) }

  /// A cell that left the screen, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { reuse.dequeue(identifier, for: indexPath) }

  /// A supplementary view that left the screen, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { reuse.dequeue(elementKind, identifier, for: indexPath) }

  /// A cell of a registration's class, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell { reuse.dequeue(registration, indexPath, item) }

  /// A supplementary view of a registration's class, configured for its index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView { reuse.dequeue(registration, indexPath) }

  /// The cell of an item, if it is on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    currentElements.cell(at: RowPath(placeholders.shown(indexPath)))
  }

  /// The item of a cell, if it is on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { appPath(of: currentElements.element(of: cell)) }

  /// The index path of a supplementary view, if it is on screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    currentElements.element(of: supplementaryView)?.path
  }

  /// The supplementary view at an index path, if it is on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    currentElements.view(of: CollectionElement(.supplementaryView, elementKind, indexPath))
  }

  /// The cells on screen.
  open var visibleCells: [UICollectionViewCell] { currentElements.visibleCells }

  /// The items on screen.
  open var indexPathsForVisibleItems: [IndexPath] { currentElements.visiblePaths.compactMap(appPath(of:)) }

  /// The supplementary views of a kind on screen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    currentElements.visibleViews(ofKind: elementKind)
  }

  /// The index paths of the supplementary views of a kind on screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    currentElements.visiblePaths(ofKind: elementKind)
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { appPath(of: arrangement.item(at: point)) }

  // MARK: Selection

  /// Whether items can be selected.
  open var allowsSelection: Bool {
    get { selection.isAllowedOutsideEditing }
    set { selection.isAllowedOutsideEditing = newValue }
  }

  /// Whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsMultipleOutsideEditing }
    set { selection.allowsMultipleOutsideEditing = newValue }
  }

  /// Whether items can be selected in edit mode. False by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.isAllowedDuringEditing }
    set { selection.isAllowedDuringEditing = newValue }
  }

  /// Whether several items can be selected in edit mode.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.allowsMultipleDuringEditing }
    set { selection.allowsMultipleDuringEditing = newValue }
  }

  /// Edit mode: cells receive it in their configuration state, and selection follows the rules for it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { editing.isOn = newValue }
  }

  /// The selected items, in the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.map(placeholders.data) }

  /// Selects an item without asking or telling the delegate; nil deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selection.select(indexPath.map(placeholders.shown), animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(RowPath(placeholders.shown(indexPath)), animated: animated)
  }

  // MARK: Focus

  /// Whether items can have the focus, so that keys act on them.
  open var allowsFocus: Bool {
    get { focus.isAllowed }
    set { focus.isAllowed = newValue }
  }

  /// Whether items can have the focus in edit mode.
  open var allowsFocusDuringEditing: Bool {
    get { focus.isAllowedDuringEditing }
    set { focus.isAllowedDuringEditing = newValue }
  }

  /// Whether an item is selected when it gets the focus.
  open var selectionFollowsFocus: Bool {
    get { focus.selectsFocused }
    set { focus.selectsFocused = newValue }
  }

  /// Whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { focus.remembers }
    set { focus.remembers = newValue }
  }

  // MARK: Scrolling

  /// Scrolls an item to a position.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scrollTo.scroll(to: placeholders.shown(indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Moves by hand

  /// Begins to move an item, and returns whether the data source allows it. Call it when a gesture begins.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    Turn.run { reordering.begin(RowPath(placeholders.shown(indexPath))) }
  }

  /// Moves the item to a point of the content; the others make way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    Turn.run { reordering.update(targetPosition) }
  }

  /// Drops the item at the gap, and calls the data source.
  open func endInteractiveMovement() { Turn.run { reordering.end() } }

  /// Puts the item back where it was.
  open func cancelInteractiveMovement() { Turn.run { reordering.cancel(animated: true) } }

  // MARK: Drag and drop

  /// The object that gives the items of drags. The view does not keep it alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragCalls.dragDelegate }
    set {
      dragCalls.dragDelegate = newValue
      itemDragging.delegateDidChange()
    }
  }

  /// The object that proposes and carries out drops. The view does not keep it alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragCalls.dropDelegate }
    set { dragCalls.dropDelegate = newValue }
  }

  /// Whether a long press lifts items for which the drag delegate returns drag items.
  open var dragInteractionEnabled: Bool {
    get { itemDragging.isEnabled }
    set { itemDragging.isEnabled = newValue }
  }

  /// Whether something that is dragged selects an item by resting over it; false by default. The delegate may refuse items.
  open var isSpringLoaded: Bool {
    get { springLoading.isEnabled }
    set { springLoading.isEnabled = newValue }
  }

  /// How long a finger that drags an item rests over others before they make way.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether one of the items is dragged.
  open var hasActiveDrag: Bool { itemDragging.isActive }

  /// Whether something that is dragged is over the collection view, and the drop delegate takes part.
  open var hasActiveDrop: Bool { itemDragging.isTargeted || itemDropping.isTargeted }

  // MARK: Menus

  /// The interaction that opens the menus of items; nil until there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  // MARK: View

  @_spi(UIKitFloors) open override func placeBehindContent(_ view: UIView) {
    stacking.placeBehindContent(view)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds(to: bounds(ofFrame: newValue)) { super.frame = newValue } }
  }

  open override func layoutSubviews() {
    layoutPass.run()
    listSections.layoutDidEnd()
    swipes.layoutDidEnd()
    stacking.layOut()
    index.layOut()
    super.layoutSubviews()
    resizing.layoutDidEnd()
    prefetching.layoutDidEnd()
    sideways.prefetch(for: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    swipes.windowDidChange()
    menus.windowDidChange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    arrangement.insetsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    arrangement.surroundingsDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangement.surroundingsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resizing.traitsDidChange(from: previousTraitCollection)
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

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    CollectionAccessibility(view: self)
  }

  @_spi(UIKitFloors) open override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  @_spi(UIKitFloors) open override func willCallDelegate() { delegateCalls.keepDataSource() }

  @_spi(UIKitFloors) open override func delegateDidChange() {
    super.delegateDidChange()
    delegateCalls.setDelegate(scrollCalls.delegate)
    arrangement.delegateDidChange()
    menus.delegateDidChange()
  }
}
