import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableFocusTests {
  private func focused(_ scene: SelectionScene) -> [Int] {
    scene.table.visibleCells.filter { $0.configurationState.isFocused }.compactMap {
      scene.table.indexPath(for: $0)?.row
    }
  }

  @Test func arrowKeysMoveTheFocusAndScroll() {
    let scene = SelectionScene()
    expectEqual(focused(scene), [])
    scene.press(.keyboardDownArrow)
    expectEqual(focused(scene), [0], "the first key shows it")
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardDownArrow)
    expect(focused(scene) == [2] && scene.selected == [])
    for _ in 0..<9 { scene.press(.keyboardDownArrow) }
    expectEqual(focused(scene), [11])
    expectEqual(scene.table.contentOffset.y, 88, "the row is just in sight")
    scene.press(.keyboardUpArrow)
    expect(focused(scene) == [10] && scene.table.contentOffset.y == 88)
  }

  @Test func pageAndHomeKeysMoveAnExistingFocus() {
    let scene = SelectionScene()
    scene.press(.keyboardPageDown)
    expect(focused(scene) == [] && scene.table.contentOffset.y > 300, "they scroll")
    scene.table.contentOffset.y = 0
    scene.layOut()
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardPageDown)
    expectEqual(focused(scene), [10])
    scene.press(.keyboardEnd)
    expect(focused(scene) == [29] && scene.table.contentOffset.y == 880)
    scene.press(.keyboardDownArrow)
    expectEqual(focused(scene), [29])
    scene.press(.keyboardPageUp)
    expectEqual(focused(scene), [19])
    scene.press(.keyboardHome)
    expect(focused(scene) == [0] && scene.table.contentOffset.y == 0)
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func spaceAndReturnSelectTheFocusedRow(_ key: UIKeyboardHIDUsage) {
    let scene = SelectionScene()
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardDownArrow)
    scene.press(key)
    expectEqual(scene.take(), ["+1", "open 1"])
    scene.table.allowsSelection = false
    scene.press(key)
    expectEqual(scene.take(), [])
  }

  @Test func withoutAFocusTheSpaceBarScrolls() {
    let scene = SelectionScene()
    scene.press(.keyboardSpacebar)
    expect(scene.table.contentOffset.y > 300 && scene.take() == [])
  }

  @Test func shiftWithArrowKeysExtendsTheSelection() {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelection = true
    for _ in 0..<3 { scene.press(.keyboardDownArrow) }
    scene.press(.keyboardDownArrow, .shift)
    scene.press(.keyboardDownArrow, .shift)
    expectEqual(scene.selected, [2, 3, 4])
    scene.press(.keyboardUpArrow, .shift)
    expect(scene.selected == [2, 3] && focused(scene) == [3])
    scene.press(.keyboardDownArrow)
    expect(scene.selected == [2, 3] && focused(scene) == [4])
    scene.press(.keyboardDownArrow, .shift)
    expectEqual(scene.selected, [2, 3, 4, 5], "another range")
    scene.press(.keyboardSpacebar)
    expectEqual(scene.selected, [2, 3, 4])
  }

  @Test func shiftHasNoEffectWithSingleSelection() {
    let scene = SelectionScene()
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardDownArrow, .shift)
    expect(focused(scene) == [1] && scene.selected == [])
  }

  @Test func selectionFollowsTheFocus() {
    let scene = SelectionScene()
    scene.table.selectionFollowsFocus = true
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardDownArrow)
    expectEqual(scene.take(), ["+0", "-0", "+1"])
    expectEqual(scene.selected, [1])
  }

  @Test func rowsThatCannotFocusAreSkipped() {
    let scene = SelectionScene()
    scene.owner.canFocus = { $0.row % 3 == 0 }
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardDownArrow)
    expectEqual(focused(scene), [3])
    scene.owner.canFocus = { _ in false }
    scene.press(.keyboardDownArrow)
    expectEqual(focused(scene), [], "it is lost where it may not be any more")
  }

  @Test func allowsFocusTurnsFocusOff() {
    let scene = TableScene(rows: [50])
    scene.table.allowsFocus = false
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: .keyboardDownArrow),
      window: scene.touches.window, responder: scene.table, timestamp: 0)
    scene.table.pressesBegan([press], with: nil)
    scene.advance(0.5)
    expectEqual(scene.table.contentOffset.y, 60, "then arrows scroll")
    expectNil(scene.table.focus.path)
  }

  @Test func allowsFocusDefaultsToAllowsSelection() {
    let scene = TableScene(rows: [50])
    let table = scene.table
    expect(table.allowsFocus && !table.allowsFocusDuringEditing)
    table.allowsSelection = false
    table.allowsMultipleSelectionDuringEditing = true
    expect(!table.allowsFocus && table.allowsFocusDuringEditing)
    table.allowsFocus = true
    table.allowsFocusDuringEditing = false
    expect(table.allowsFocus && !table.allowsFocusDuringEditing)
  }

  @Test func arrowKeysContinueFromATappedRow() {
    let scene = SelectionScene()
    scene.press(.keyboardDownArrow)
    scene.tap(5)
    expectEqual(focused(scene), [], "a finger needs no ring")
    scene.press(.keyboardDownArrow)
    expectEqual(focused(scene), [6])
  }

  @Test func theFocusFollowsItsRowThroughUpdates() {
    let scene = SelectionScene()
    for _ in 0..<3 { scene.press(.keyboardDownArrow) }
    scene.source.rows = [31]
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.layOut()
    expectEqual(focused(scene), [3])
    scene.source.rows = [30]
    scene.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    scene.layOut()
    expectEqual(focused(scene), [])
  }

  @Test func remembersLastFocusedIndexPathRestoresTheFocus() {
    let scene = SelectionScene()
    for remembers in [false, true] {
      scene.table.remembersLastFocusedIndexPath = remembers
      for _ in 0..<4 { scene.press(.keyboardDownArrow) }
      scene.table.reloadData()
      scene.layOut()
      expectEqual(focused(scene), [])
      scene.press(.keyboardDownArrow)
      expectEqual(focused(scene), [remembers ? 3 : 0])
      scene.table.reloadData()
      scene.layOut()
    }
  }

  @Test func aCellThatScrollsOutLosesTheFocusRing() throws {
    let scene = SelectionScene()
    scene.press(.keyboardDownArrow)
    let cell = try require(scene.table.visibleCells.first)
    let ring = try require(cell.subviews.compactMap { $0 as? FocusRing }.first)
    expectEqual(ring.frame, cell.bounds.insetBy(dx: 2, dy: 2))
    scene.table.contentOffset.y = 700
    scene.layOut()
    expect(ring.superview == nil && focused(scene) == [])
    scene.table.contentOffset.y = 0
    scene.layOut()
    expectEqual(focused(scene), [0], "the row has it still")
  }

  @Test func arrowKeysScrollWithinRowsTallerThanTheScreen() {
    let delegate = HeightDelegate { $0.row == 1 ? 900 : 44 }
    let scene = TableScene(rows: [10], delegate: delegate)
    func press(_ key: UIKeyboardHIDUsage) {
      let press = UIPress(
        key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: key),
        window: scene.touches.window, responder: scene.table, timestamp: 0)
      scene.table.pressesBegan([press], with: nil)
      scene.advance(0.5)
    }
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    expect(scene.table.focus.path == RowPath(section: 0, row: 1) && scene.table.contentOffset.y == 44)
    press(.keyboardDownArrow)
    expect(scene.table.focus.path?.row == 1 && scene.table.contentOffset.y == 104)
    scene.scroll(to: 44 + 900 - 440)
    press(.keyboardDownArrow)
    expectEqual(scene.table.focus.path?.row, 2)
  }

  @Test func aCustomFocusStyleShowsNoRing() throws {
    let scene = SelectionScene()
    func rings(_ cell: UIView) -> Int { cell.subviews.filter { $0 is FocusRing }.count }
    scene.press(.keyboardDownArrow)
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(cell.focusStyle == .default && rings(cell) == 1)
    cell.focusStyle = .custom
    expect(rings(cell) == 0 && cell.configurationState.isFocused, "the state still says so")
    cell.focusStyle = .default
    expectEqual(rings(cell), 1)
    cell.focusStyle = .custom
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardUpArrow)
    expect(rings(cell) == 0 && focused(scene) == [0])
  }
}
