import ListCore

/// What ``TableFocus`` needs of its table view.
@MainActor
protocol TableFocusHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var selection: TableSelection { get }
  var multipleSelection: TableMultipleSelection { get }
  var editing: TableEditing { get }
  var scrollTo: TableScrollTo { get }
  /// Whether the table's mode lets rows be selected.
  var allowsSelectionByTouch: Bool { get }
}

/// The row that keys act on: arrows, page keys, Home and End move it, the space bar and Return choose it.
///
/// It is shown from the first arrow key to the next touch, and scrolls into view.
@MainActor
final class TableFocus {
  private unowned let host: any TableFocusHost
  private(set) var row: RowPath?
  /// Where the next key goes on: a row that was touched, or had the focus.
  private var resumption: RowPath?
  /// The same for a table that remembers it over reloads.
  private var remembered: RowPath?
  private var extendsByKeys = false

  init(host: any TableFocusHost) { self.host = host }

  private var ownPermission: Bool?
  private var ownPermissionDuringEditing: Bool?

  /// [?] On a desktop rows that can be selected can be reached by keys, unless the app says otherwise.
  var isAllowed: Bool {
    get { ownPermission ?? host.selection.isAllowed }
    set {
      ownPermission = newValue
      if !newValue { clear() }
    }
  }

  var isAllowedDuringEditing: Bool {
    get { ownPermissionDuringEditing ?? (host.editing.allowsSelection || host.editing.allowsMultiple) }
    set { ownPermissionDuringEditing = newValue }
  }

  /// Whether a row that gets the focus is selected.
  var selectsFocused = false
  /// Whether the focus returns to where it was.
  var remembers = false

  private func mayFocus(_ path: RowPath) -> Bool {
    // [D] The delegate's answer counts more than the table's.
    host.delegateCalls.canFocus(path) ?? (host.editing.isOn ? isAllowedDuringEditing : isAllowed)
  }

  // MARK: Keys

  /// Uses the keys that mean rows, and hands on the rest.
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
    guard let move = FocusMove(key.keyCode) else { return false }
    let isArrow = move == .up || move == .down
    host.model.load()
    // The mode may be another since the row got the focus.
    if let row, host.model.geometry.contains(row), !mayFocus(row) { clear() }
    if let row { return go(move, from: row, extends: key.modifierFlags.contains(.shift)) }
    // Without a focus the other keys scroll.
    guard isArrow else { return false }
    if let resumption, isShown(resumption) { return go(move, from: resumption, extends: false) }
    guard let start = startRow else { return false }
    setRow(start)
    return true
  }

  /// Chooses the row as a tap would.
  private func choose() -> Bool {
    guard let row, host.model.geometry.contains(row), host.allowsSelectionByTouch else { return false }
    endExtension()
    if host.delegateCalls.shouldHighlight(row) { host.multipleSelection.tap(row) }
    return true
  }

  private func go(_ move: FocusMove, from start: RowPath, extends: Bool) -> Bool {
    guard host.model.geometry.contains(start), !isPartlyHidden(start, towards: move) else { return false }
    let page = host.bounds.inset(by: host.adjustedContentInset).height
    let target = host.model.geometry.row(from: start, move, page: page) { mayFocus($0) }
    guard let target else {
      // At the end there is nowhere to go; the key is used up where the focus is there already.
      if row == nil, mayFocus(start) { setRow(start) }
      return row != nil
    }
    let generation = host.model.generation
    if extends, host.selection.allowsMultipleNow, host.allowsSelectionByTouch {
      if !extendsByKeys { host.multipleSelection.beginRange(at: start, selects: true) }
      extendsByKeys = true
      host.multipleSelection.extendRange(to: host.model.geometry.index(of: .row(target)))
    } else {
      endExtension()
    }
    if generation == host.model.generation { setRow(target, selects: !extends) }
    return true
  }

  private func endExtension() {
    guard extendsByKeys else { return }
    extendsByKeys = false
    host.multipleSelection.endRange()
  }

  /// Whether a row is higher than the screen and goes on beyond it: then it scrolls first.
  private func isPartlyHidden(_ path: RowPath, towards move: FocusMove) -> Bool {
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let rect = host.model.rect(of: .row(path))
    guard rect.height > visible.height else { return false }
    switch move {
    case .down, .pageDown: return rect.maxY > visible.maxY + 0.5
    case .up, .pageUp: return rect.minY < visible.minY - 0.5
    case .first, .last: return false
    }
  }

  // MARK: The row

  private func isShown(_ path: RowPath) -> Bool {
    host.model.geometry.contains(path)
      && host.model.rect(of: .row(path)).intersects(host.bounds.inset(by: host.adjustedContentInset))
  }

  /// Where the first arrow key shows the focus: what the delegate prefers, what had it before, what is selected, the first
  /// row on screen.
  private var startRow: RowPath? {
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let shown = host.cells.live.lazy.map(\.path)
    let whole = shown.filter { [host] in visible.contains(host.model.rect(of: .row($0))) }
    let wishes = [host.delegateCalls.preferredFocus(), remembers ? remembered : nil]
    let selected = host.selection.paths.filter(isShown)
    for path in wishes.compactMap(\.self) + selected + Array(whole) + Array(shown)
    where host.model.geometry.contains(path) && mayFocus(path) { return path }
    return nil
  }

  private func setRow(_ path: RowPath, selects: Bool = true) {
    let generation = host.model.generation
    let context = context(from: row, to: path)
    guard row == path || host.delegateCalls.shouldUpdateFocus(context), generation == host.model.generation else {
      return
    }
    let old = row
    row = path
    resumption = path
    remembered = path
    if let old, old != path { show(old, false) }
    show(path, true)
    if old != path { tell(context) }
    guard generation == host.model.generation else { return }
    if selects, host.allowsSelectionByTouch, host.delegateCalls.selectionFollowsFocus(path) ?? selectsFocused {
      host.selection.replaceByUser(path)
    }
    guard generation == host.model.generation, host.model.geometry.contains(path) else { return }
    host.scrollTo.scroll(to: path.indexPath, at: .none, animated: true)
  }

  private func context(from old: RowPath?, to new: RowPath?) -> UITableViewFocusUpdateContext {
    let cell = { [host] (path: RowPath?) in path.flatMap(host.cells.cell(at:)) }
    return UITableViewFocusUpdateContext(from: (old, cell(old)), to: (new, cell(new)))
  }

  /// Tells the delegate that the focus went, and runs what is to move along.
  private func tell(_ context: UITableViewFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    host.delegateCalls.didUpdateFocus(context, coordinator)
    coordinator.run()
  }

  private func show(_ path: RowPath, _ isFocused: Bool) { host.cells.cell(at: path)?.appearance.setFocused(isFocused) }

  /// Gives a cell that enters the focus, or takes it away. O(1).
  func dress(_ cell: UITableViewCell, at path: RowPath) { cell.appearance.setFocused(path == row) }

  /// A finger or the pointer took over; keys go on from there.
  func rowWasTouched(_ path: RowPath) {
    clear()
    resumption = path
  }

  private func clear() {
    endExtension()
    guard let old = row else { return }
    row = nil
    show(old, false)
    tell(context(from: old, to: nil))
  }

  // MARK: Rows that change

  func rowsWereReplaced() {
    extendsByKeys = false
    row = nil
    resumption = nil
  }

  func rowsDidUpdate(_ newPath: (RowPath) -> RowPath?) {
    extendsByKeys = false
    row = row.flatMap(newPath)
    resumption = resumption.flatMap(newPath)
    remembered = remembered.flatMap(newPath)
  }
}

extension TableFocus: KeyRepeating {
  func repeatKey(of press: UIPress) {
    if let key = press.key { _ = move(by: key) }
  }
}

extension FocusMove {
  /// What a key means; nil for keys that mean no row.
  init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .first
    case .keyboardEnd: self = .last
    default: return nil
    }
  }
}

extension UITableView: TableFocusHost {}
