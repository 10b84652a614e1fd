import ListCore

/// The collection view, as ``CollectionElements`` sees it.
@MainActor
protocol CollectionElementsHost: AnyObject {
  var model: CollectionModel { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var layout: UICollectionViewLayout { get }
  /// A decoration view of a kind that the layout registered.
  func makeDecorationView(_ kind: String) -> UICollectionReusableView
  /// Adds a view to the subviews, with cells behind supplementary views, or to the scroll view of its row. A view that
  /// comes from another superview keeps its position on screen.
  func place(_ view: UICollectionReusableView, _ element: CollectionElement, in row: CollectionRow?)
  /// The frame of an element, computed without making attributes; nil if the layout cannot do that.
  func frame(of element: CollectionElement) -> CGRect?
  /// The frame of an element by the prepared layout, where the element is seen in the collection view's content.
  func solvedFrame(of element: CollectionElement) -> CGRect?
  /// The frame of a pinned view; nil for others.
  func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect?
  /// Moves the known elements after cells changed their sizes, if the layout can compute it.
  func moveElements()
  /// The increase of the content size since the last movement of elements; nil if more than sizes of cells has changed.
  var pendingGrowth: CGVector? { get }
  /// The row that scrolls an element sideways; nil for others.
  func row(of attributes: UICollectionViewLayoutAttributes) -> CollectionRow?
  /// The collector of visible elements for the handler of an element's section; nil if the handler is not informed of
  /// the element.
  func told(of attributes: UICollectionViewLayoutAttributes) -> ToldItems?
  /// Configures a cell for the state of its item: selection, edit mode, focus.
  func configure(_ view: UICollectionReusableView, _ element: CollectionElement)
  func keepForReuse(_ view: UICollectionReusableView, _ element: CollectionElement)
  /// A new or reused view has been placed.
  func didShow(_ view: UICollectionReusableView, _ element: CollectionElement)
  /// Hides the views that the app asked for and did not return.
  func hideUnusedViews()
  /// Returns the view of an element that an update was moving off screen, so that it can be shown again; nil if there
  /// is none.
  func reclaimView(of element: CollectionElement) -> UICollectionReusableView?
  /// The cell of a placeholder; nil for an item of the data source.
  func placeholderCell(at path: RowPath) -> UICollectionViewCell?
  /// The path of an item in the data source. It differs during an interactive move, of which the data source learns
  /// only at the end.
  func dataPath(of path: RowPath) -> RowPath
  /// Whether a finger determines the view's position.
  func isDragging(_ view: UIView) -> Bool
  func holdsFirstResponder(_ view: UIView) -> Bool
  /// Asks the data source to configure an item whose cell exists: dequeueing a cell for that item returns `cell`.
  func configureAnew(_ cell: UICollectionViewCell, at path: RowPath) -> UICollectionViewCell
}

/// The elements in and around the visible part, and the views of the visible ones.
@MainActor
final class CollectionElements {
  unowned let host: any CollectionElementsHost
  private(set) lazy var views = LiveElements(host: self)
  /// The first item, in the order of items, whose cell got another size since the offset was last adjusted.
  private(set) var firstMeasured: RowPath?
  /// The view whose size changed last, for the report of a layout that does not settle.
  private(set) var lastResized: (element: CollectionElement, type: UICollectionReusableView.Type)?
  /// Cells that are to be asked for their size again.
  private var remeasured: Set<CollectionElement> = []

  init(host: any CollectionElementsHost) { self.host = host }

  /// The known elements, in the layout's order.
  var entries: ContiguousArray<Entry> { views.known }

  // MARK: What is known

  /// Takes the layout's attributes. Views stay with their elements; views of removed elements stay where they are until
  /// they are released.
  /// - Parameter isSolved: whether the layout was computed again, which discards the changes by handlers of visible items.
  func replace(_ all: [UICollectionViewLayoutAttributes], isSolved: Bool = true) {
    var shown: [CollectionElement: Entry] = [:]
    for entry in entries where entry.view != nil { shown[entry.element] = entry }
    views.known.removeAll(keepingCapacity: true)
    views.known.reserveCapacity(all.count + shown.count)
    for attributes in all {
      var entry = Entry(attributes, row: host.row(of: attributes), told: host.told(of: attributes))
      let old = shown.removeValue(forKey: entry.element)
      entry.view = old?.view
      if !isSolved, let changed = old?.visibleItem {
        entry.visibleItem = changed
        entry.attributes = changed.attributes
      }
      views.known.append(entry)
      settle(entry)
    }
    for var entry in shown.values.sorted(by: { $0.element.path < $1.element.path }) where !holdDragged(entry) {
      entry.frame = .null
      views.known.append(entry)
    }
    placeHeld(host.solvedFrame(of:))
  }

  /// Takes over the attributes of a few elements.
  func replace(
    _ elements: Set<CollectionElement>, _ attributes: (CollectionElement) -> UICollectionViewLayoutAttributes?
  ) {
    for index in entries.indices where elements.contains(entries[index].element) {
      guard let attributes = attributes(entries[index].element) else {
        views.known[index].frame = .null
        continue
      }
      views.known[index].attributes = attributes
      views.known[index].frame = attributes.frame
      views.known[index].row = host.row(of: attributes)
      views.known[index].told = host.told(of: attributes)
      views.known[index].visibleItem = nil
      settle(entries[index])
    }
    placeHeld(host.solvedFrame(of:))
  }

  /// Moves the views of held elements, which are off screen, to their present positions. Those in rows leave the row's
  /// scroll view, which is reused for another section.
  private func placeHeld(_ frame: (CollectionElement) -> CGRect?) {
    for entry in views.held {
      guard let view = entry.view, !host.isDragging(view),
        let frame = entry.attributes.scrollsSideways ? host.solvedFrame(of: entry.element) : frame(entry.element),
        frame != view.frame || view.placement.row != nil
      else { continue }
      host.place(view, entry.element, in: nil)
      // The layout may keep the attributes that it gave.
      let moved = entry.attributes.copied
      moved.frame = frame
      view.placement.adopt(moved, in: view)
      views.updateHeld { if $0.element == entry.element { $0.attributes = moved } }
    }
  }

  /// Moves pinned views. O(k) in the known elements; allocates nothing.
  func movePinned() {
    for index in entries.indices where entries[index].element.category == .supplementaryView {
      guard let kind = entries[index].element.kind,
        let frame = host.pinnedFrame(ofKind: kind, at: entries[index].element.path),
        frame != entries[index].frame
      else { continue }
      views.known[index].frame = frame
      entries[index].attributes.frame = frame
      if let view = entries[index].view { view.placement.follow(entries[index].attributes, in: view) }
      notePinned(entries[index], entries[index].view)
    }
  }

  /// Moves the known elements because cells changed their sizes, without requesting attributes. O(k) for k elements,
  /// and O(log n) for each one whose frame the layout has to compute.
  /// - Returns: false if an element no longer has a position, or a cell that changed its size is not among the known
  ///   elements.
  func move(_ movement: CellMovement, scale: CGFloat) -> Bool {
    guard let first = firstCell, let last = lastCell, first <= movement.measured.lowerBound,
      movement.measured.upperBound <= last
    else { return false }
    for index in entries.indices where !entries[index].frame.isNull {
      var frame: CGRect?
      if let item = entries[index].element.item {
        if item < movement.lines.lowerBound { continue }
        // Elements with views may have been moved already when they became visible: the layout computes their frames.
        if item >= movement.lines.upperBound, entries[index].view == nil {
          frame = movement.moved(entries[index].frame, scale: scale)
        }
      }
      guard let frame = frame ?? host.frame(of: entries[index].element) else { return false }
      if frame != entries[index].frame { move(index, to: frame) }
    }
    placeHeld(host.frame(of:))
    return true
  }

  private func move(_ index: Int, to frame: CGRect) {
    views.known[index].frame = frame
    entries[index].attributes.frame = frame
    guard let view = entries[index].view, !host.isDragging(view) else { return }
    view.placement.follow(entries[index].attributes, in: view)
    notePinned(entries[index], view)
  }

  /// Informs a cell that is a header or footer whether it is pinned away from its own position.
  private func notePinned(_ entry: Entry, _ view: UICollectionReusableView?) {
    guard entry.element.category == .supplementaryView, let kind = entry.element.kind,
      let cell = view as? UICollectionViewCell
    else { return }
    cell.appearance.isPinned = host.layout.isPinned(ofKind: kind, at: entry.element.path)
  }

  /// Moves an element's view to its attributes.
  private func settle(_ entry: Entry) {
    guard let view = entry.view, !host.isDragging(view) else { return }
    host.place(view, entry.element, in: entry.row)
    view.placement.adopt(entry.attributes, in: view)
    notePinned(entry, view)
  }

  // MARK: Coming and going

  /// Whether a visible element has no view. O(k) in the known elements; allocates nothing.
  func lacksViews(in bounds: CGRect) -> Bool {
    for index in entries.indices where entries[index].view == nil && isShown(entries[index], in: bounds) { return true }
    return false
  }

  private func isShown(_ entry: Entry, in bounds: CGRect) -> Bool {
    !entry.isHidden && entry.isWithin(bounds)
  }

  /// Gives every visible element its view, in the layout's order. Stops if a callback replaces the items or the layout.
  /// If cells change their sizes, later elements that leave the visible area get no view.
  func bring(_ bounds: CGRect) {
    measureAgain()
    var growth: CGVector?
    var index = 0
    while index < entries.count {
      if entries[index].view == nil, comes(index, into: bounds, growth) {
        guard enter(entries[index], near: index) else { return }
        growth = host.pendingGrowth
      }
      index += 1
    }
  }

  /// Whether an element is visible. If new cells changed their sizes, it moves the element first, provided that it
  /// becomes visible; other elements are moved later, all at once.
  /// - Parameter growth: the increase of the content size because new cells changed their sizes; nil if none did.
  private func comes(_ index: Int, into bounds: CGRect, _ growth: CGVector?) -> Bool {
    guard let growth else { return isShown(entries[index], in: bounds) }
    let old = entries[index].frame
    guard !old.isNull, !entries[index].isHidden,
      old.overlaps(bounds) || old.offsetBy(dx: growth.dx, dy: growth.dy).overlaps(bounds),
      let frame = host.frame(of: entries[index].element), frame.overlaps(bounds)
    else { return false }
    if frame != old { move(index, to: frame) }
    return true
  }

  /// Gives an element its view, at its position.
  /// - Parameter index: the element's index among the known ones.
  /// - Returns: false if a callback replaced the items or the known elements.
  private func enter(_ entry: Entry, near index: Int) -> Bool {
    if let view = views.takeHeld(entry.element) ?? host.reclaimView(of: entry.element) {
      view.placement.finishLeaving()
      // Places the view again in any case: its attributes may have changed while it was not known.
      view.placement.forget()
      show(view, entry)
      adopt(view, entry, near: index)
      return true
    }
    let generation = itemGeneration
    var isAdopted = false
    views.enter(entry.element) { view in
      views.checkUnused(view, entry.element, Self.words)
      show(view, entry)
      measure(view, entry)
    } adopt: { view in
      // A callback may have changed the known elements.
      isAdopted = adopt(view, entry, near: index)
      return isAdopted
    }
    return isAdopted && generation == itemGeneration
  }

  private func show(_ view: UICollectionReusableView, _ entry: Entry) {
    UIView.performWithoutAnimation {
      host.place(view, entry.element, in: entry.row)
      host.configure(view, entry.element)
      host.didShow(view, entry.element)
      if !host.isDragging(view) { view.placement.adopt(entry.attributes, in: view) }
      notePinned(entry, view)
    }
  }

  @discardableResult
  private func adopt(_ view: UICollectionReusableView, _ entry: Entry, near index: Int) -> Bool {
    guard let now = views.index(of: entry.element, near: index) else { return false }
    views.known[now].view = view
    entries[now].visibleItem?.view = view
    return true
  }

  func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    switch (element.category, element.kind) {
    case (.decorationView, let kind?): host.makeDecorationView(kind)
    case (.supplementaryView, let kind?): host.delegateCalls.supplementaryView(kind, element.path)
    default: makeCell(at: host.dataPath(of: RowPath(element.path)))
    }
  }

  private func makeCell(at path: RowPath) -> UICollectionViewCell {
    host.placeholderCell(at: path) ?? host.delegateCalls.cell(at: path)
  }

  /// Releases views whose elements are no longer visible, after new views were made. O(k); allocates nothing if there
  /// are none.
  func release(outside bounds: CGRect) {
    host.hideUnusedViews()
    views.releaseUnneeded()
    guard hasViews(outside: bounds) else { return }
    views.release(takeUnseen(bounds))
    if views.held.contains(where: { $0.view?.placement.row != nil }) { placeHeld(host.solvedFrame(of:)) }
  }

  private func hasViews(outside bounds: CGRect) -> Bool {
    for index in entries.indices where isLeaving(entries[index], bounds) { return true }
    return false
  }

  private func isLeaving(_ entry: Entry, _ bounds: CGRect) -> Bool {
    entry.view != nil && !isShown(entry, in: bounds)
  }

  /// Takes out the views that are off screen after an update, without releasing them. A view that a finger drags is
  /// held.
  func take(outside bounds: CGRect) -> ContiguousArray<Entry> {
    var leaving = takeUnseen(bounds)
    leaving.removeAll(where: holdDragged)
    return leaving
  }

  private func holdDragged(_ entry: Entry) -> Bool { entry.view.map(host.isDragging) == true && views.hold(entry) }

  private func takeUnseen(_ bounds: CGRect) -> ContiguousArray<Entry> {
    for index in entries.indices where isLeaving(entries[index], bounds) { settleUnseen(index) }
    let leaving = views.take { isLeaving($0, bounds) }
    views.known.removeAll { $0.frame.isNull && $0.view == nil }
    return leaving
  }

  /// Holds an item that an update moved off screen, if a finger drags its cell or the first responder is in it.
  func keep(_ entry: Entry) -> Bool {
    guard !host.model.isStale, let item = entry.element.item, host.model.contains(item), views.hold(entry) else {
      return false
    }
    placeHeld(host.solvedFrame(of:))
    return true
  }

  /// Gives a view its final frame if it appeared with an estimated size and leaves before its first layout: otherwise
  /// constraints that need more space than the estimate would break.
  private func settleUnseen(_ index: Int) {
    guard entries[index].frame.isNull, let view = entries[index].view, view.layer.needsLayout(),
      let frame = host.frame(of: entries[index].element)
    else { return }
    entries[index].attributes.frame = frame
    view.placement.follow(entries[index].attributes, in: view)
  }

  /// Releases all views, because the items were replaced.
  func releaseAll() {
    remeasured = []
    views.releaseAll()
  }

  // MARK: Sizes

  /// Asks a view for the size it would like, and the layout whether it gets that.
  private func measure(_ view: UICollectionReusableView, _ entry: Entry) {
    guard host.layout.takesPreferredSizes, entry.attributes.asked?.isAny != false else { return }
    let original = entry.attributes
    let preferred = view.preferredLayoutAttributesFitting(original.copied)
    guard
      host.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    if let item = entry.element.item { firstMeasured = min(firstMeasured ?? item, item) }
    lastResized = (entry.element, type(of: view))
    host.layout.invalidateLayout(
      with: host.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  func forgetMeasured() { firstMeasured = nil }
  func forgetResized() { lastResized = nil }

  /// Marks a view to be asked for its size again.
  /// - Returns: whether it was marked now, because it is shown and was not marked before.
  func setNeedsMeasuring(_ view: UICollectionReusableView) -> Bool {
    guard host.layout.takesPreferredSizes, let element = views.key(of: view) else { return false }
    return remeasured.insert(element).inserted
  }

  /// Marks all views on screen to be asked for their sizes again.
  func setNeedsMeasuring() {
    guard host.layout.takesPreferredSizes else { return }
    for entry in entries where entry.view != nil { remeasured.insert(entry.element) }
  }

  private func measureAgain() {
    guard !remeasured.isEmpty else { return }
    let asked = remeasured
    remeasured = []
    for entry in entries where asked.contains(entry.element) {
      if let view = entry.view { measure(view, entry) }
    }
    firstMeasured = nil
    host.moveElements()
  }
}
