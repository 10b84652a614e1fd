import ListCore

/// Taps on items, and selections of several at once: by two fingers, by clicks with modifier keys, by keys.
@MainActor
final class ListMultipleSelection {
  private unowned let host: any ListHost
  /// The item where two fingers touched down, with which a range would begin.
  private var proposed: RowPath?
  private var range: RangeSelection?
  private var selectsInRange = true
  /// The selection from before the range began. Items that leave the range return to their state in it.
  private var before: Set<RowPath> = []
  private var isInteracting = false
  /// The positions of the fingers in the window: scrolling moves the content below them.
  private var fingers: CGPoint?
  private let edgeScroll: ListEdgeScroll

  init(host: any ListHost) {
    self.host = host
    edgeScroll = ListEdgeScroll(host: host)
    edgeScroll.didScroll = { [weak self] in self?.follow() }
    edgeScroll.rowDidScroll = { [weak self] in self?.follow() }
  }

  private var items: any ListItems { host.listItems }
  private var selection: any ListSelection { host.listSelection }

  // MARK: Taps

  /// An item was tapped or clicked, or chosen by a key.
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags = []) {
    if modifiers.contains(.shift), mayExtend(path) { return extendByClick(to: path) }
    if !modifiers.isDisjoint(with: [.control, .command]), mayExtend(path) { return toggle(path) }
    if host.performAccessory(at: path) { return }
    let extends = selection.allowsMultipleNow && selection.first != nil
    selection.touch(path)
    // [D] Selecting an item alone, rather than adding it to others, performs its primary action.
    guard !extends, items.contains(path) else { return }
    if host.listCalls.canPerformPrimaryAction(path) ?? !host.isInEditMode {
      host.listCalls.performPrimaryAction(path)
    }
  }

  /// Whether a click may select several items. If that is possible in edit mode only, the delegate decides whether edit
  /// mode begins [D].
  private func mayExtend(_ path: RowPath) -> Bool {
    if selection.allowsMultipleNow { return true }
    return host.beginsEditMode && host.listCalls.shouldBeginMultipleSelection(path)
  }

  private func toggle(_ path: RowPath) {
    interact(at: path) { selection.setByUser([path], !selection.contains(path)) }
  }

  /// Selects all items from the one that was chosen last to the clicked one.
  private func extendByClick(to path: RowPath) {
    let anchor = selection.anchor ?? path
    interact(at: path) {
      beginRange(at: items.contains(anchor) ? anchor : path, selects: true)
      if items.contains(path) { extendRange(to: items.number(of: path)) }
      endRange()
      selection.anchor = anchor
    }
  }

  /// Runs a change of the selection. If several items can be selected only in edit mode, edit mode begins, and the
  /// delegate is told of the beginning and the end of the interaction.
  private func interact(at path: RowPath, _ change: () -> Void) {
    guard host.beginsEditMode else { return change() }
    beginInteraction(at: path)
    if items.contains(path) { change() }
    endInteraction()
  }

  private func beginInteraction(at path: RowPath) {
    isInteracting = true
    host.listCalls.didBeginMultipleSelection(path)
    // [D] The delegate may have begun edit mode itself in that call, together with its bar.
    if host.beginsEditMode { host.beginEditMode() }
  }

  private func endInteraction() {
    guard isInteracting else { return }
    isInteracting = false
    host.listCalls.didEndMultipleSelection()
  }

  // MARK: Two fingers

  /// Whether two fingers at a position of the content select items instead of scrolling.
  func mayBegin(at place: CGPoint) -> Bool {
    guard let path = items.item(at: place) else { return false }
    let isPossible = selection.allowsMultipleNow ? host.allowsSelectionByTouch : host.beginsEditMode
    guard isPossible, host.listCalls.shouldBeginMultipleSelection(path) else { return false }
    proposed = path
    return true
  }

  func begin() {
    guard let path = proposed else { return }
    proposed = nil
    beginInteraction(at: path)
    guard items.contains(path) else { return }
    beginRange(at: path, selects: !selection.contains(path))
  }

  /// The fingers are at a position of the window.
  func move(to place: CGPoint) {
    fingers = place
    follow()
    edgeScroll.finger = range == nil ? nil : place
  }

  private func follow() {
    guard range != nil, let fingers else { return }
    if let nearest = items.number(nearest: host.place(ofWindowPoint: fingers)) { extendRange(to: nearest) }
  }

  func end() {
    fingers = nil
    endRange()
    endInteraction()
  }

  // MARK: Ranges

  /// Begins a range with an item, which is selected or deselected; the range may be extended to further items.
  func beginRange(at path: RowPath, selects: Bool) {
    before = Set(selection.paths)
    selectsInRange = selects
    range = RangeSelection(anchor: items.number(of: path))
    selection.setByUser([path], selects)
  }

  func extendRange(to number: Int) {
    guard let change = range?.extend(to: number) else { return }
    let generation = items.generation
    selection.setByUser(items.items(numbered: change.entering), selectsInRange)
    // A callback changed the items: the range is over.
    guard generation == items.generation else { return }
    let leaving = items.items(numbered: change.leaving)
    selection.setByUser(leaving.filter { !before.contains($0) }, false)
    guard generation == items.generation else { return }
    selection.setByUser(leaving.filter(before.contains), true)
  }

  func endRange() {
    range = nil
    edgeScroll.finger = nil
    before = []
  }

  var hasRange: Bool { range != nil }

  /// The items changed: a range of the old ones ends. The interaction itself ends when the fingers are lifted.
  func itemsDidChange() {
    proposed = nil
    endRange()
  }

  func pathsDidChange(_ change: PathChange) { itemsDidChange() }
}
