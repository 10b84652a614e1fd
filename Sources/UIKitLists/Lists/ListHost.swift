import ListCore

/// The rows of a table view, or the items of a collection view, as keys and selections see them.
@MainActor
protocol ListItems: AnyObject {
  /// Counts loads and updates, so that a loop over items notices when they changed.
  var generation: Int { get }
  /// Asks how many there are, where that is not known.
  func load()
  func contains(_ path: RowPath) -> Bool
  /// The rectangle in the content.
  func rect(ofItem path: RowPath) -> CGRect
  func item(at point: CGPoint) -> RowPath?
  /// The index of an item in the order of all elements, which may include headers.
  func number(of path: RowPath) -> Int
  /// The number of the item nearest to a point of the content; nil if there are no items.
  func number(nearest point: CGPoint) -> Int?
  func items(numbered range: Range<Int>) -> [RowPath]
  /// The item that a move of the focus leads to.
  /// - Parameter page: the size of the visible part of the content.
  func item(from path: RowPath, _ move: FocusMove, page: CGSize, mayFocus: (RowPath) -> Bool) -> RowPath?
}

/// Which items are selected.
@MainActor
protocol ListSelection: AnyObject {
  /// Whether several items can be selected in the list's present mode.
  var allowsMultipleNow: Bool { get }
  var first: RowPath? { get }
  var paths: [RowPath] { get }
  /// The item that the user chose last: a click with the shift key selects all items from there.
  var anchor: RowPath? { get set }
  func contains(_ path: RowPath) -> Bool
  /// An item was tapped.
  func touch(_ path: RowPath)
  /// Selects or deselects items that are not in that state yet, as touches would. Stops if a callback changes the
  /// items.
  func setByUser(_ paths: [RowPath], _ isSelected: Bool)
  /// Selects one item and no other.
  func replaceByUser(_ path: RowPath)
}

/// The calls to a list's delegate for keys and selections. An optional result is nil if the app does not implement the method.
@MainActor
protocol ListCalls: AnyObject {
  func shouldHighlight(_ path: RowPath) -> Bool
  func canFocus(_ path: RowPath) -> Bool?
  func selectionFollowsFocus(_ path: RowPath) -> Bool?
  func preferredFocus() -> RowPath?
  func focusUpdate(from old: RowPath?, to new: RowPath?) -> ListFocusUpdate
  func canPerformPrimaryAction(_ path: RowPath) -> Bool?
  func performPrimaryAction(_ path: RowPath)
  func shouldBeginMultipleSelection(_ path: RowPath) -> Bool
  func didBeginMultipleSelection(_ path: RowPath)
  func didEndMultipleSelection()
}

/// A planned move of the focus from one item to another.
@MainActor
struct ListFocusUpdate {
  /// Asks the delegate whether the focus may move.
  let isAllowed: () -> Bool
  /// Tells the delegate that the focus moved.
  let tell: (UIFocusAnimationCoordinator) -> Void
}

/// A table view or a collection view, as the parts that both have see it.
@MainActor
protocol ListHost: ListEdgeScrollHost {
  var listItems: any ListItems { get }
  var listSelection: any ListSelection { get }
  var listCalls: any ListCalls { get }
  var focus: ListFocus { get }
  var multipleSelection: ListMultipleSelection { get }
  /// Whether the list's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  var isInEditMode: Bool { get }
  /// Whether selecting several items has to begin edit mode: edit mode is off, and only there several items can be
  /// selected.
  var beginsEditMode: Bool { get }
  func beginEditMode()
  /// Whether items can have the focus by default.
  var allowsFocusUnlessTold: Bool { get }
  var allowsFocusDuringEditingUnlessTold: Bool { get }
  /// The focus move of a key; nil for keys that the list does not handle.
  func focusMove(_ key: UIKeyboardHIDUsage) -> FocusMove?
  /// Whether a move that leads nowhere is consumed, instead of passed on to the views around the list.
  func usesUp(_ move: FocusMove) -> Bool
  /// Takes the focus from any other list of the window, so that this list receives keys from now on.
  func claimFocus()
  /// The items on screen, in order.
  var shownItems: [RowPath] { get }
  /// Performs the action of an accessory that handles taps on an item; false if the item has none.
  func performAccessory(at path: RowPath) -> Bool
  /// Shows on an item's cell whether it has the focus.
  func setFocused(_ isFocused: Bool, at path: RowPath)
  /// Scrolls by the smallest distance that makes an item visible.
  func bringIntoSight(_ path: RowPath)
}

extension ListHost where Self: FocusGroup {
  func claimFocus() { window?.presence.focusGroups.claim(self) }
}
