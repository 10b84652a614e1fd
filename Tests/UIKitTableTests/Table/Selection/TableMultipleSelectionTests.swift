import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Rows of which several can be selected, in a window, with fingers, and what its delegate is told.
@MainActor
final class SelectionScene {
  let touches = TouchScene()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let source = TableSource(rows: [30])
  let owner = Owner()

  @MainActor
  final class Owner: NSObject, UITableViewDelegate {
    var trace: [String] = []
    var allowsInteraction = true
    var onBegin: () -> Void = {}
    var canFocus: ((IndexPath) -> Bool) = { _ in true }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { trace.append("+\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      trace.append("-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      trace.append("open \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      trace.append("should \(indexPath.row)")
      return allowsInteraction
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      trace.append("begin \(indexPath.row)")
      onBegin()
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { trace.append("end") }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { canFocus(indexPath) }
  }

  init() {
    let window = touches.window
    touches.clock.onFrame = { _ in window.layoutIfNeeded() }
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    window.addSubview(table)
    table.dataSource = source
    table.delegate = owner
    layOut()
  }

  func layOut() { touches.window.layoutIfNeeded() }

  func take() -> [String] {
    defer { owner.trace = [] }
    return owner.trace
  }

  var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  func place(_ row: Int) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return CGPoint(x: 160, y: rect.midY)
  }

  func tap(_ row: Int) {
    touches.tap(at: place(row))
    layOut()
  }

  func click(_ row: Int, _ modifiers: UIKeyModifierFlags) {
    table.multipleSelection.tap(RowPath(section: 0, row: row), modifiers: modifiers)
    layOut()
  }

  /// Two fingers side by side go down on a row.
  func twoFingersDown(on row: Int) {
    touches.down(at: place(row), finger: 0)
    touches.down(at: CGPoint(x: 200, y: place(row).y), finger: 1)
  }

  func moveTwoFingers(to y: CGFloat) {
    for finger in 0...1 { touches.move(to: CGPoint(x: finger == 0 ? 160 : 200, y: y), finger: finger) }
  }

  func liftTwoFingers() {
    touches.up(finger: 0)
    touches.up(finger: 1)
    layOut()
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers, keyCode: key),
      window: touches.window, responder: table, timestamp: touches.clock.now)
    table.pressesBegan([press], with: nil)
    touches.advance(0.5)
    layOut()
  }
}

@MainActor @Suite(.serialized)
struct TableMultipleSelectionTests {
  private func editingScene() -> SelectionScene {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    return scene
  }

  private func control(_ row: Int, _ scene: SelectionScene) -> CellEditControl? {
    scene.table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews.lazy.compactMap { $0 as? CellEditControl }
      .first
  }

  // MARK: Circles

  @Test func tappedRowsTickTheirSelectionCircles() throws {
    let scene = editingScene()
    let circle = try require(control(2, scene))
    expect(circle.kind == .select && !circle.isOn)
    scene.tap(2)
    scene.tap(4)
    expect(circle.isOn && control(4, scene)?.isOn == true && control(3, scene)?.isOn == false)
    expectEqual(scene.take(), ["+2", "+4"])
    // The circle is part of the row.
    scene.touches.tap(at: CGPoint(x: 20, y: scene.place(2).y))
    expect(!circle.isOn && scene.selected == [4])
    expectEqual(scene.take(), ["-2"])
  }

  @Test func multipleSelectionMayBeSwitchedDuringEditing() {
    let scene = SelectionScene()
    scene.table.setEditing(true, animated: false)
    scene.layOut()
    expectEqual(control(0, scene)?.kind, .delete)
    scene.tap(1)
    expectEqual(scene.selected, [], "no selection in edit mode unless it is allowed")
    scene.table.allowsMultipleSelectionDuringEditing = true
    expectEqual(control(0, scene)?.kind, .select)
    scene.tap(1)
    scene.tap(2)
    scene.table.allowsMultipleSelectionDuringEditing = false
    expect(scene.selected == [] && control(0, scene)?.kind == .delete)
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.tap(3)
    scene.table.setEditing(false, animated: false)
    expect(scene.selected == [] && control(0, scene) == nil)
    scene.tap(1)
    scene.tap(2)
    expectEqual(scene.selected, [2], "one row outside of edit mode")
  }

  @Test func ticksFollowTheirRowsThroughScrollingAndUpdates() {
    let scene = editingScene()
    scene.tap(1)
    scene.table.contentOffset.y = 800
    scene.layOut()
    scene.table.contentOffset.y = 0
    scene.layOut()
    expect(control(1, scene)?.isOn == true && control(2, scene)?.isOn == false)
    scene.source.rows = [31]
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.layOut()
    expect(scene.selected == [2] && control(2, scene)?.isOn == true)
  }

  @Test func selectedRowsShowMultipleSelectionBackgroundView() throws {
    let scene = editingScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let background = UIView()
    cell.multipleSelectionBackgroundView = background
    cell.selectedBackgroundView = UIView()
    scene.tap(1)
    expect(background.superview === cell)
    scene.table.setEditing(false, animated: false)
    expectNil(background.superview)
    scene.tap(1)
    expect(cell.selectedBackgroundView?.superview === cell && background.superview == nil)
  }

  @Test func rowsWithoutSelectionStyleShowNoTick() throws {
    let scene = editingScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.selectionStyle = .none
    scene.tap(1)
    expect(scene.selected == [1] && control(1, scene)?.isOn == false)
  }

  // MARK: Two fingers

  @Test func twoFingerPansSelectRowsAndBeginEditMode() {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.twoFingersDown(on: 2)
    scene.moveTwoFingers(to: scene.place(2).y + 15)
    expect(scene.table.isEditing && scene.selected == [2])
    expectEqual(scene.take(), ["should 2", "begin 2", "+2"])
    scene.moveTwoFingers(to: scene.place(5).y)
    expectEqual(scene.selected, [2, 3, 4, 5])
    scene.moveTwoFingers(to: scene.place(3).y)
    expectEqual(scene.selected, [2, 3])
    scene.moveTwoFingers(to: scene.place(0).y)
    expectEqual(scene.selected, [0, 1, 2])
    expectEqual(scene.take(), ["+3", "+4", "+5", "-5", "-4", "-3", "+0", "+1"])
    scene.liftTwoFingers()
    expectEqual(scene.take(), ["end"])
    expect(scene.table.contentOffset.y == 0 && !scene.table.isDragging)
  }

  @Test func aTwoFingerPanFromASelectedRowDeselects() {
    let scene = editingScene()
    for row in 1...6 { scene.tap(row) }
    _ = scene.take()
    scene.twoFingersDown(on: 3)
    scene.moveTwoFingers(to: scene.place(5).y)
    expectEqual(scene.selected, [1, 2, 6])
    scene.moveTwoFingers(to: scene.place(4).y)
    expectEqual(scene.selected, [1, 2, 5, 6], "what the drag gives back is as it was")
    scene.liftTwoFingers()
    expect(scene.table.isEditing)
  }

  @Test func aTwoFingerPanAtTheEdgeScrolls() {
    let scene = editingScene()
    scene.twoFingersDown(on: 7)
    scene.moveTwoFingers(to: scene.place(8).y)
    expect(scene.table.contentOffset.y == 0 && scene.selected == [7, 8])
    scene.moveTwoFingers(to: 436)
    scene.touches.advance(1)
    let offset = scene.table.contentOffset.y
    expect(offset > 200)
    let last = Int((offset + 436) / 44)
    expectEqual(scene.selected, Array(7...last))
    scene.touches.advance(5)
    expect(scene.table.contentOffset.y == 880 && scene.selected == Array(7...29))
    scene.moveTwoFingers(to: 200)
    scene.touches.advance(1)
    expectEqual(scene.table.contentOffset.y, 880, "in the middle it rests")
    scene.liftTwoFingers()
    expect(scene.touches.clock.pendingWork.isEmpty)
  }

  @Test func twoFingerPansScrollWhenTheDelegateRefuses() {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.owner.allowsInteraction = false
    scene.twoFingersDown(on: 6)
    for step in 1...10 {
      scene.touches.advance(1 / 60)
      scene.moveTwoFingers(to: scene.place(6).y - CGFloat(step) * 4)
    }
    expect(scene.table.contentOffset.y > 20)
    expect(scene.selected == [] && !scene.table.isEditing)
    scene.liftTwoFingers()
    expectEqual(scene.take(), ["should 6"])
  }

  @Test func singleSelectionTablesDoNotQueryTwoFingerPans() {
    let scene = SelectionScene()
    scene.twoFingersDown(on: 6)
    scene.moveTwoFingers(to: 60)
    scene.liftTwoFingers()
    expectEqual(scene.take(), [])
  }

  @Test func aReloadEndsATwoFingerPan() {
    let scene = editingScene()
    scene.twoFingersDown(on: 2)
    scene.moveTwoFingers(to: scene.place(4).y)
    scene.source.rows = [8]
    scene.table.reloadData()
    scene.layOut()
    scene.moveTwoFingers(to: scene.place(6).y)
    expectEqual(scene.selected, [])
    scene.liftTwoFingers()
    expectEqual(scene.owner.trace.last, "end")
    scene.owner.onBegin = { [unowned scene] in
      scene.source.rows = [1]
      scene.table.reloadData()
    }
    scene.twoFingersDown(on: 5)
    scene.moveTwoFingers(to: 20)
    scene.liftTwoFingers()
    expectEqual(scene.selected, [])
  }

  // MARK: Clicks

  @Test func clicksWithModifiersSelectSeveralRows() {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelection = true
    scene.tap(2)
    scene.click(5, .shift)
    expectEqual(scene.selected, [2, 3, 4, 5])
    scene.click(0, .shift)
    expectEqual(scene.selected, [0, 1, 2, 3, 4, 5], "from the row that was clicked without it")
    scene.click(3, .control)
    scene.click(9, .command)
    expectEqual(scene.selected, [0, 1, 2, 4, 5, 9])
    expect(!scene.take().contains("begin 5"), "several rows are allowed already")
  }

  @Test func modifierClicksBeginEditModeForMultipleSelection() {
    let scene = SelectionScene()
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.click(4, .control)
    expectEqual(scene.take(), ["should 4", "begin 4", "+4", "end"])
    expect(scene.table.isEditing && scene.selected == [4])
    scene.click(6, .shift)
    expectEqual(scene.selected, [4, 5, 6])
    scene.table.setEditing(false, animated: false)
    scene.owner.allowsInteraction = false
    _ = scene.take()
    scene.click(1, .control)
    expectEqual(scene.take(), ["should 1", "+1", "open 1"], "a click like any other")
  }

  @Test func modifiersHaveNoEffectWithSingleSelection() {
    let scene = SelectionScene()
    scene.tap(1)
    scene.click(4, .shift)
    expectEqual(scene.selected, [4])
  }

  // MARK: Primary actions

  @Test func onlyASoleSelectionPerformsThePrimaryAction() {
    let scene = SelectionScene()
    scene.tap(1)
    scene.tap(1)
    expectEqual(scene.take(), ["+1", "open 1", "+1", "open 1"])
    scene.table.allowsMultipleSelection = true
    scene.tap(1)
    _ = scene.take()
    scene.tap(1)
    scene.tap(2)
    expectEqual(scene.take(), ["+1", "open 1", "+2"], "what is added to others does not")
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    scene.tap(1)
    expectEqual(scene.take(), ["+1"])
  }
}
