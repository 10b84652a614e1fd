import ListCore

/// What ``TableMultipleSelection`` needs of its table view.
@MainActor
protocol TableMultipleSelectionHost: TableEdgeScrollHost {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var selection: TableSelection { get }
  var editing: TableEditing { get }
  /// Whether the table's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  func setEditing(_ editing: Bool, animated: Bool)
}

/// Taps on rows, and selections of several rows at once: by two fingers, by clicks with modifier keys, by keys.
@MainActor
final class TableMultipleSelection {
  private unowned let host: any TableMultipleSelectionHost
  /// The row a drag would begin with.
  private var proposed: RowPath?
  private var range: RangeSelection?
  private var selectsInRange = true
  /// What was selected before the range began; what it gives back is so again.
  private var before: Set<RowPath> = []
  private var isInteracting = false
  /// Where the fingers are in the window: scrolling moves the content below them.
  private var fingers: CGPoint?
  private let edgeScroll: TableEdgeScroll

  init(host: any TableMultipleSelectionHost) {
    self.host = host
    edgeScroll = TableEdgeScroll(host: host)
    edgeScroll.didScroll = { [unowned self] in follow() }
  }

  // MARK: Taps

  /// A row was tapped or clicked, or chosen by a key.
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags = []) {
    if modifiers.contains(.shift), mayExtend(path) { return extendByClick(to: path) }
    if !modifiers.isDisjoint(with: [.control, .command]), mayExtend(path) { return toggle(path) }
    let extends = host.selection.allowsMultipleNow && host.selection.first != nil
    host.selection.touch(path)
    // [D] Whoever selects a row without adding it to others wants what the row leads to.
    guard !extends, host.model.geometry.contains(path) else { return }
    if host.delegateCalls.canPerformPrimaryAction(path) ?? !host.editing.isOn {
      host.delegateCalls.performPrimaryAction(path)
    }
  }

  /// Whether a click may add to a selection. Where several rows can be selected in edit mode only, the delegate decides
  /// whether that begins [D].
  private func mayExtend(_ path: RowPath) -> Bool {
    if host.selection.allowsMultipleNow { return true }
    guard beginsEditMode, host.delegateCalls.shouldBeginMultipleSelection(path) else { return false }
    return true
  }

  private var beginsEditMode: Bool { !host.editing.isOn && host.editing.allowsMultiple }

  private func toggle(_ path: RowPath) {
    interact(at: path) { host.selection.setByUser([path], !host.selection.contains(path)) }
  }

  /// Selects from the row that was chosen last.
  private func extendByClick(to path: RowPath) {
    let anchor = host.selection.anchor ?? path
    interact(at: path) {
      beginRange(at: host.model.geometry.contains(anchor) ? anchor : path, selects: true)
      extendRange(to: host.model.geometry.index(of: .row(path)))
      endRange()
      host.selection.anchor = anchor
    }
  }

  /// Runs a change of selection, with edit mode around it where only that allows several rows.
  private func interact(at path: RowPath, _ change: () -> Void) {
    guard beginsEditMode, !host.selection.allowsMultiple else { return change() }
    beginInteraction(at: path)
    if host.model.geometry.contains(path) { change() }
    endInteraction()
  }

  private func beginInteraction(at path: RowPath) {
    isInteracting = true
    host.delegateCalls.didBeginMultipleSelection(path)
    // [D] The delegate may have done so already, with its bar.
    if beginsEditMode, !host.selection.allowsMultiple { host.setEditing(true, animated: true) }
  }

  private func endInteraction() {
    guard isInteracting else { return }
    isInteracting = false
    host.delegateCalls.didEndMultipleSelection()
  }

  // MARK: Two fingers

  /// Whether two fingers on a place of the content select rows instead of scrolling.
  func mayBegin(at place: CGPoint) -> Bool {
    guard let path = host.model.row(at: place) else { return false }
    let isPossible = host.selection.allowsMultipleNow ? host.allowsSelectionByTouch : beginsEditMode
    guard isPossible, host.delegateCalls.shouldBeginMultipleSelection(path) else { return false }
    proposed = path
    return true
  }

  func begin() {
    guard let path = proposed else { return }
    proposed = nil
    beginInteraction(at: path)
    guard host.model.geometry.contains(path) else { return }
    beginRange(at: path, selects: !host.selection.contains(path))
  }

  /// The fingers are at a place of the window.
  func move(to place: CGPoint) {
    fingers = place
    follow()
    edgeScroll.finger = range == nil ? nil : place
  }

  private func follow() {
    guard range != nil, let fingers else { return }
    let offset = host.place(ofWindowPoint: fingers).y
    let geometry = host.model.geometry
    let last = max(geometry.itemCount - 1, 0)
    extendRange(to: geometry.items(from: offset, to: offset + 1).first ?? (offset <= geometry.leading ? 0 : last))
  }

  func end() {
    fingers = nil
    endRange()
    endInteraction()
  }

  // MARK: Ranges

  /// Selects a row, or deselects it, and as many beside it as the range reaches later.
  func beginRange(at path: RowPath, selects: Bool) {
    before = Set(host.selection.paths)
    selectsInRange = selects
    range = RangeSelection(anchor: host.model.geometry.index(of: .row(path)))
    host.selection.setByUser([path], selects)
  }

  func extendRange(to item: Int) {
    guard let change = range?.extend(to: item) else { return }
    let geometry = host.model.geometry
    let generation = host.model.generation
    host.selection.setByUser(geometry.rows(in: change.entering, .forward), selectsInRange)
    // A callback changed the rows: the range is over.
    guard generation == host.model.generation else { return }
    let leaving = geometry.rows(in: change.leaving, .forward)
    host.selection.setByUser(leaving.filter { !before.contains($0) }, false)
    guard generation == host.model.generation else { return }
    host.selection.setByUser(leaving.filter(before.contains), true)
  }

  func endRange() {
    range = nil
    edgeScroll.finger = nil
    before = []
  }

  var hasRange: Bool { range != nil }

  /// Rows have other numbers, or are others: what was begun with the old ones is over.
  func rowsDidChange() {
    proposed = nil
    endRange()
  }
}

/// Two fingers that drag over rows select them, where the delegate allows it; otherwise it fails, and they scroll.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var selection: TableMultipleSelection?

  init(selection: TableMultipleSelection?) {
    self.selection = selection
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    delegate = self
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(selection: nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = translation(in: view)
    let place = location(in: view)
    return selection?.mayBegin(at: CGPoint(x: place.x - translation.x, y: place.y - translation.y)) ?? false
  }

  private func follow() {
    switch state {
    case .began:
      selection?.begin()
      selection?.move(to: location(in: nil))
    case .changed: selection?.move(to: location(in: nil))
    case .ended, .cancelled, .failed: selection?.end()
    case .possible: break
    }
  }
}

extension UITableView: TableMultipleSelectionHost {}
