import ListCore
import Stage
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// A column of cells, 40 points high each, that parts which tables and collection views share take for their list. It notes
/// what they ask of it, in order.
@MainActor
final class FakeList {
  var notes: [String] = []
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private(set) var cells: [FakeListCell] = []

  var hasActiveDrag = false
  var allowsSelectionByTouch = true
  var selectsBeforeHighlightEnds = false
  var mayHighlight = true
  /// The item below each finger.
  var touched: RowPath?
  /// Called when an item is tapped, or was highlighted.
  var onTap: (RowPath) -> Void = { _ in }

  var hasPrefetchDataSource = true
  var isInWindow = true
  var isBeingUpdated = false
  var itemGeneration = 0
  var prefetchOffset: CGFloat = 0
  var ahead: [PrefetchTracker.Direction: Range<Int>] = [.forward: 0..<0, .backward: 0..<0]
  /// How often paths were asked for.
  var pathQuestions = 0
  var onCancel: () -> Void = {}

  var mayOpenMenu = true
  let menuCalls = FakeMenuCalls()
  var interactions: [any UIInteraction] = []
  var editMenuItem: ItemEditMenu.Item?

  let dragCalls = FakeDragCalls()
  var window: UIWindow? = UIWindow()
  var traitCollection = UITraitCollection(userInterfaceIdiom: .pad)
  var recognizers: [UIGestureRecognizer] = []
  var isBusy = false
  var movesByDataSource = false
  var prefersDataSource = false
  var other: (any DropDestination)?
  /// Where items have moved apart for something from another list.
  var gap: RowPath?
  var isCarried = false
  var scrolls = true
  /// Where the picture of a dropped item begins, in the window.
  var previewCenter: CGPoint?
  var lifted: (any ListCell)?
  var choose: ((RowPath) -> RowPath?)?
  /// The path that is nearest to the finger.
  var nearest = RowPath(section: 0, row: 0)

  /// The clock of swipes; nil off screen, where nothing moves gradually.
  var clock: FrameClock?
  var allowsSwipes = true
  /// The names of the actions on each side.
  var leadingActions: [String] = []
  var trailingActions = ["Cut", "Flag"]
  /// Calls of actions that were performed and are not completed yet.
  var completions: [(Bool) -> Void] = []
  var onActionsAsked: () -> Void = {}
  lazy var swipes = ListSwipes(host: self)

  var isInEditMode = false
  var onShowControls: () -> Void = {}

  var mayReorder = true
  var asksForEachMovement = false
  var reorderDelay = 0.0
  /// The delegate's position for a proposed one.
  var target: (RowPath) -> RowPath = { $0 }
  /// How far the list is scrolled.
  var offset: CGFloat = 0
  var contentHeight: CGFloat = 400
  lazy var reordering = ListReordering(host: self)

  init(_ count: Int) {
    menuCalls.list = self
    dragCalls.list = self
    setCount(count)
  }

  /// Shows other items.
  func setCount(_ count: Int) {
    for cell in cells { cell.removeFromSuperview() }
    cells = (0..<count).map { index in
      let cell = FakeListCell(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 320, height: 40))
      content.addSubview(cell)
      return cell
    }
  }

  /// The notes so far, which are forgotten.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  func cell(at path: RowPath) -> FakeListCell? { hasItem(path) ? cells[path.row] : nil }
  func hasItem(_ path: RowPath) -> Bool { path.section == 0 && cells.indices.contains(path.row) }
  func item(at place: CGPoint) -> RowPath? {
    cells.firstIndex { $0.frame.contains(place) }.map { RowPath(section: 0, row: $0) }
  }
}

final class FakeListCell: UIView, ListCell {
  var isLit = false
  var isSwiped = false
  var showsTrailingActions = false
  var restoring: (@MainActor () -> Void)?
  var editControl: CellEditControl.Kind?
  /// Called when a control of edit mode is used.
  var onControl: (String) -> Void = { _ in }
  func setNeedsUpdateConfiguration() {}
  func setHighlightedByList(_ isHighlighted: Bool) { isLit = isHighlighted }
}

extension FakeList: ListCellsHost {
  func listCell(at path: RowPath) -> (any ListCell)? { cell(at: path) }
  func path(ofListCell cell: UIView) -> RowPath? {
    cells.firstIndex { $0 === cell }.map { RowPath(section: 0, row: $0) }
  }
  func layoutIfNeeded() {}
}

extension FakeList: SelectedItemsHost {
  func checkExists(_ path: RowPath, asked function: String) {}
  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    notes.append("\(isSelected ? "show" : "hide") \(path.row)")
  }
  func selectionDidChangeByUser() { notes.append("changed") }
}

extension FakeList: ListTouchesHost {
  func item(under touch: UITouch) -> RowPath? { touched }
  func shouldHighlight(_ path: RowPath) -> Bool {
    notes.append("should highlight \(path.row)")
    return mayHighlight
  }
  func didHighlight(_ path: RowPath) { notes.append("did highlight \(path.row)") }
  func endHighlight(at path: RowPath, lit: (any ListCell)?) {
    notes.append("end highlight \(path.row)\(lit == nil ? "" : " of the lit cell")")
    (lit ?? cell(at: path))?.setHighlightedByList(false)
  }
  func itemWasTouched(_ path: RowPath) { notes.append("touched \(path.row)") }
  func tap(_ path: RowPath, modifiers: UIKeyModifierFlags) {
    notes.append("tap \(path.row)")
    onTap(path)
  }
  func addToDrag(_ touch: UITouch) { notes.append("add to drag") }
}

extension FakeList: ListPrefetchingHost {
  func itemsAhead(_ direction: PrefetchTracker.Direction) -> Range<Int> { ahead[direction] ?? 0..<0 }
  func paths(ofItemsAhead range: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath] {
    pathQuestions += 1
    let paths = range.map { RowPath(section: 0, row: $0) }
    return direction == .forward ? paths : paths.reversed()
  }
  func isOnScreen(_ path: RowPath) -> Bool { hasItem(path) }
  func prefetch(_ paths: [RowPath]) { notes.append("prefetch \(paths.map(\.row))") }
  func cancelPrefetching(_ paths: [RowPath]) {
    notes.append("cancel \(paths.map(\.row))")
    onCancel()
  }
  func setNeedsLayout() { notes.append("needs layout") }
}

extension FakeList: ListMenusHost {
  var listMenuCalls: any ListMenuCalls { menuCalls }
  func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  func menuItem(at place: CGPoint) -> RowPath? { item(at: place) }
  func menuRect(of path: RowPath, _ cell: UIView) -> CGRect { cell.frame }
  var menuPreviewParameters: UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    return parameters
  }
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint) {
    notes.append("edit menu at \(Int(place.y))")
    editMenuItem = item
  }
  func menuWillOpen() { notes.append("menu opens") }
}

/// A delegate of menus that answers as it is told.
@MainActor
final class FakeMenuCalls: ListMenuCalls {
  weak var list: FakeList?
  var hasDelegate = true
  var configuration: UIContextMenuConfiguration?
  var showsEditMenu = false

  private func note(_ text: String) { list?.notes.append(text) }

  func contextMenu(_ path: RowPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    note("menu \(path.map { "\($0.row)" } ?? "of none")")
    return configuration
  }
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, _ path: RowPath?, isHighlighting: Bool
  ) -> UITargetedPreview? {
    note("\(isHighlighting ? "highlight" : "dismiss") \(path.map { "\($0.row)" } ?? "none")")
    return nil
  }
  func menuPreviewTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { note("preview tapped") }
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { note("will display") }
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) { note("will end") }
  func shouldShowMenu(_ path: RowPath) -> Bool { showsEditMenu }
  func canPerform(_ action: Selector, _ path: RowPath, _ sender: Any?) -> Bool {
    note("can perform on \(path.row)")
    return true
  }
  func perform(_ action: Selector, _ path: RowPath, _ sender: Any?) { note("perform on \(path.row)") }
}
