import ListCore

/// The item of a list that keys act on: arrows, page keys, Home and End move the focus, the space bar and Return choose
/// the item.
///
/// The focus is shown from the first arrow key to the next touch, and scrolls into view.
@MainActor
final class ListFocus: ItemFocus {
  private unowned let host: any ListHost
  private(set) var path: RowPath?
  package var hasItem: Bool { path != nil }
  /// The item from which the next key continues: the one that was touched last, or had the focus last.
  private var resumption: RowPath?
  /// The focused item of a list that remembers it over reloads.
  private var remembered: RowPath?
  private var extendsByKeys = false

  init(host: any ListHost) { self.host = host }

  private var items: any ListItems { host.listItems }

  private var ownPermission: Bool?
  private var ownPermissionDuringEditing: Bool?

  /// Whether items can have the focus. [?] As on a desktop, selectable items can by default.
  var isAllowed: Bool {
    get { ownPermission ?? host.allowsFocusUnlessTold }
    set {
      ownPermission = newValue
      if !newValue { clear() }
    }
  }

  var isAllowedDuringEditing: Bool {
    get { ownPermissionDuringEditing ?? host.allowsFocusDuringEditingUnlessTold }
    set { ownPermissionDuringEditing = newValue }
  }

  /// Whether an item that gets the focus is selected.
  var selectsFocused = false
  /// Whether the focus returns to where it was.
  var remembers = false

  private func mayFocus(_ path: RowPath) -> Bool {
    // [D] The delegate's answer has precedence over the list's property.
    host.listCalls.canFocus(path) ?? (host.isInEditMode ? isAllowedDuringEditing : isAllowed)
  }

  // MARK: Keys

  /// Handles the keys that act on items, and passes on the others.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { !handle($0) }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter: return choose()
    default: break
    }
    guard move(by: key) else { return false }
    press.repeater = self
    return true
  }

  private func move(by key: UIKey) -> Bool {
    guard let move = host.focusMove(key.keyCode) else { return false }
    items.load()
    // The edit mode may have changed since the item got the focus.
    if let path, items.contains(path), !mayFocus(path) { clear() }
    if let path { return go(move, from: path, extends: key.modifierFlags.contains(.shift)) }
    // Without a focused item the other keys scroll.
    guard move.isArrow else { return false }
    if let resumption, isShown(resumption) { return go(move, from: resumption, extends: false) }
    return enter()
  }

  /// Gives the focus to the first item to get it.
  /// - Returns: whether there is such an item.
  @discardableResult
  package func enter() -> Bool {
    items.load()
    guard let start = firstItem else { return false }
    setPath(start)
    return true
  }

  /// Chooses the item as a tap would.
  private func choose() -> Bool {
    guard let path, items.contains(path), host.allowsSelectionByTouch else { return false }
    endExtension()
    if host.listCalls.shouldHighlight(path) { host.multipleSelection.tap(path) }
    return true
  }

  private func go(_ move: FocusMove, from start: RowPath, extends: Bool) -> Bool {
    guard items.contains(start), !isPartlyHidden(start, towards: move) else { return false }
    guard let target = items.item(from: start, move, page: visible.size, mayFocus: mayFocus) else {
      // At the end of the list the focus stays, and the key is consumed if the list has the focus.
      if path == nil, mayFocus(start) { setPath(start) }
      return path != nil && host.usesUp(move)
    }
    let generation = items.generation
    if extends, host.listSelection.allowsMultipleNow, host.allowsSelectionByTouch {
      if !extendsByKeys { host.multipleSelection.beginRange(at: start, selects: true) }
      extendsByKeys = true
      if generation == items.generation { host.multipleSelection.extendRange(to: items.number(of: target)) }
    } else {
      endExtension()
    }
    if generation == items.generation { setPath(target, selects: !extends) }
    return true
  }

  private func endExtension() {
    guard extendsByKeys else { return }
    extendsByKeys = false
    host.multipleSelection.endRange()
  }

  /// The visible part of the content.
  private var visible: CGRect { host.bounds.inset(by: host.adjustedContentInset) }

  /// Whether an item is larger than the visible part and extends beyond it in the direction of a move: then the key
  /// scrolls, and the focus stays.
  private func isPartlyHidden(_ path: RowPath, towards move: FocusMove) -> Bool {
    let visible = visible
    let rect = items.rect(ofItem: path)
    switch move {
    case .down, .pageDown: return rect.height > visible.height && rect.maxY > visible.maxY + 0.5
    case .up, .pageUp: return rect.height > visible.height && rect.minY < visible.minY - 0.5
    case .left: return rect.width > visible.width && rect.minX < visible.minX - 0.5
    case .right: return rect.width > visible.width && rect.maxX > visible.maxX + 0.5
    case .first, .last: return false
    }
  }

  // MARK: The item

  private func isShown(_ path: RowPath) -> Bool {
    items.contains(path) && items.rect(ofItem: path).intersects(visible)
  }

  /// The first item to get the focus: [D] the last focused one, if the list remembers it; then the delegate's
  /// preference; then the selected item; then the first on screen.
  private var firstItem: RowPath? {
    let known = remembers ? remembered : nil
    if let known, items.contains(known), mayFocus(known) { return known }
    let visible = visible
    let shown = host.shownItems
    let whole = shown.filter { visible.contains(items.rect(ofItem: $0)) }
    let selected = host.listSelection.paths.filter(isShown)
    for path in [host.listCalls.preferredFocus()].compactMap(\.self) + selected + whole + shown
    where items.contains(path) && mayFocus(path) { return path }
    return nil
  }

  private func setPath(_ new: RowPath, selects: Bool = true) {
    let generation = items.generation
    let update = host.listCalls.focusUpdate(from: path, to: new)
    guard path == new || update.isAllowed(), generation == items.generation else { return }
    let old = path
    host.claimFocus()
    path = new
    resumption = new
    remembered = new
    if let old, old != new { host.setFocused(false, at: old) }
    host.setFocused(true, at: new)
    if old != new { tell(update) }
    guard generation == items.generation else { return }
    if selects, host.allowsSelectionByTouch, host.listCalls.selectionFollowsFocus(new) ?? selectsFocused {
      host.listSelection.replaceByUser(new)
    }
    guard generation == items.generation, items.contains(new) else { return }
    host.bringIntoSight(new)
  }

  /// Tells the delegate that the focus moved, and runs the animations that it added.
  private func tell(_ update: ListFocusUpdate) {
    let coordinator = UIFocusAnimationCoordinator()
    update.tell(coordinator)
    coordinator.run()
  }

  /// An item was touched by a finger or the pointer; keys continue from there.
  func itemWasTouched(_ path: RowPath) {
    clear()
    resumption = path
  }

  /// Takes the focus from the item that has it.
  package func clear() {
    endExtension()
    guard let old = path else { return }
    path = nil
    host.setFocused(false, at: old)
    tell(host.listCalls.focusUpdate(from: old, to: nil))
  }

  // MARK: Items that change

  func itemsWereReplaced() {
    extendsByKeys = false
    path = nil
    resumption = nil
  }

  func pathsDidChange(_ change: PathChange) {
    extendsByKeys = false
    path = path.flatMap(change.survivor(of:))
    resumption = resumption.flatMap(change.survivor(of:))
    remembered = remembered.flatMap(change.survivor(of:))
  }
}

extension ListFocus: KeyRepeating {
  func repeatKey(of press: UIPress) {
    if let key = press.key { _ = move(by: key) }
  }
}

extension FocusMove {
  /// The move that a key asks for; nil for keys that move no focus.
  init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }

  var isArrow: Bool {
    switch self {
    case .up, .down, .left, .right: true
    case .pageUp, .pageDown, .first, .last: false
    }
  }
}
