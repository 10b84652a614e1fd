import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableEditingTests {
  @Test func enteringEditModeQueriesEachVisibleRow() {
    let scene = EditingScene(rows: [["A", "B"]])
    scene.table.setEditing(true, animated: true)
    expectEqual(
      scene.takeTrace(),
      [
        "canEdit 0.0", "style 0.0", "shouldIndent 0.0", "canMove 0.0",
        "canEdit 0.1", "style 0.1", "shouldIndent 0.1", "canMove 0.1",
      ])
    scene.advance(1)
    expectEqual(scene.takeTrace(), [])
    expect(scene.table.isEditing)
    scene.table.setEditing(true, animated: false)
    scene.table.isEditing = false
    expectEqual(scene.takeTrace(), [], "nothing is asked without a change, nor when editing ends")
    expect(!scene.table.isEditing)
  }

  @Test func editControlsSlideInWithTheContent() throws {
    let scene = EditingScene(rows: [["A"]])
    let cell = try require(scene.cell(0))
    let label = try require(cell.textLabel)
    let before = label.convert(CGPoint.zero, to: cell).x
    scene.table.setEditing(true, animated: true)
    expectEqual(cell.contentView.frame, CGRect(x: 38, y: 0, width: 320 - 38 - 38, height: 44))
    expectEqual(label.convert(CGPoint.zero, to: cell).x, before + 38)
    scene.advance(0.15)
    let shown = try require(cell.contentView.layer.presentation()).frame.minX
    expect(shown > 5 && shown < 35)
    scene.advance(0.3)
    expect(cell.subviews.contains { $0 is CellEditControl } && cell.subviews.contains { $0 is CellReorderGrip })
    scene.table.setEditing(false, animated: true)
    expectEqual(cell.contentView.frame.minX, 0)
    expect(cell.subviews.contains { $0 is CellEditControl }, "the control slides out")
    scene.advance(0.5)
    expect(!cell.subviews.contains { $0 is CellEditControl || $0 is CellReorderGrip })
  }

  @Test func interruptedEditModeAnimationsKeepTheControls() throws {
    let scene = EditingScene(rows: [["A"]])
    let cell = try require(scene.cell(0))
    scene.table.setEditing(true, animated: true)
    scene.advance(0.1)
    scene.table.setEditing(false, animated: true)
    scene.advance(0.1)
    scene.table.setEditing(true, animated: true)
    scene.advance(1)
    expect(cell.isEditing)
    expectEqual(cell.subviews.filter { $0 is CellEditControl }.count, 1)
  }

  @Test func rowsThatScrollInShowTheirEditControls() throws {
    let scene = EditingScene(rows: [(0..<40).map(String.init)])
    scene.table.setEditing(true, animated: false)
    scene.owner.canEdit = { $0.row != 30 }
    scene.table.contentOffset.y = 1100
    scene.advance(0.1)
    expectEqual(scene.cell(29)?.isEditing, true)
    expectEqual(scene.cell(30)?.isEditing, false)
    expectEqual(scene.cell(29)?.contentView.frame.minX, 38)
    expectEqual(scene.cell(30)?.contentView.frame.minX, 0)
    scene.table.reloadData()
    scene.advance(0.1)
    expect(scene.table.isEditing, "a reload does not end edit mode")
    scene.table.setEditing(false, animated: false)
    scene.table.contentOffset.y = 0
    scene.advance(0.1)
    expect(scene.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
  }

  @Test func theDeleteControlAsksForConfirmation() throws {
    let scene = EditingScene(rows: [["A", "B", "C"]])
    scene.table.setEditing(true, animated: false)
    _ = scene.takeTrace()
    scene.tap(1, x: 20)
    scene.advance(1)
    expectEqual(scene.takeTrace(), ["trailing 0.1", "style 0.1", "title 0.1"])
    expectEqual(scene.cell(1)?.showingDeleteConfirmation, true)
    // A tap elsewhere takes the question back, and nothing else.
    scene.tap(2, x: 20)
    scene.advance(1)
    expectEqual(scene.takeTrace(), [])
    expectEqual(scene.cell(1)?.showingDeleteConfirmation, false)
    scene.tap(1, x: 20)
    scene.advance(1)
    _ = scene.takeTrace()
    scene.tap(1, x: 300)
    expectEqual(scene.takeTrace().first, "commit delete 0.1")
    expectEqual(scene.texts, [["A", "C"]])
  }

  @Test func insertingNeedsNoConfirmation() {
    let scene = EditingScene(rows: [["A"]])
    scene.owner.style = { _ in .insert }
    scene.table.setEditing(true, animated: false)
    _ = scene.takeTrace()
    scene.tap(0, x: 20)
    expectEqual(scene.takeTrace().first, "commit insert 0.0")
    expectEqual(scene.texts, [["new", "A"]])
  }

  @Test func selectionInEditModeIsSeparate() {
    let scene = EditingScene(rows: [["A", "B"]])
    scene.tap(0, x: 100)
    expectEqual(scene.table.indexPathForSelectedRow, scene.path(0))
    scene.table.setEditing(true, animated: false)
    expectNil(scene.table.indexPathForSelectedRow)
    scene.tap(1, x: 100)
    expectNil(scene.table.indexPathForSelectedRow)
    scene.table.allowsSelectionDuringEditing = true
    scene.tap(1, x: 100)
    expectEqual(scene.table.indexPathForSelectedRow, scene.path(1))
  }

  @Test func rowsWithoutEditingStyleAreIndentedUnlessRefused() throws {
    let scene = EditingScene(rows: [["A"]])
    scene.owner.style = { _ in .none }
    scene.table.setEditing(true, animated: false)
    let cell = try require(scene.cell(0))
    cell.layoutIfNeeded()
    expect(!cell.subviews.contains { $0 is CellEditControl })
    expectEqual(cell.contentView.frame.minX, 38)
    cell.shouldIndentWhileEditing = false
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.minX, 0)
  }

  @Test func rightToLeftLayoutMirrorsTheEditControls() throws {
    let scene = EditingScene(rows: [["A"]], direction: .forceRightToLeft)
    scene.cell(0)?.semanticContentAttribute = .forceRightToLeft
    scene.table.setEditing(true, animated: false)
    let cell = try require(scene.cell(0))
    cell.layoutIfNeeded()
    let control = try require(cell.subviews.first { $0 is CellEditControl })
    let grip = try require(cell.subviews.first { $0 is CellReorderGrip })
    expectEqual(control.frame, CGRect(x: 320 - 38, y: 0, width: 38, height: 44))
    expectEqual(grip.frame, CGRect(x: 0, y: 0, width: 38, height: 44))
  }

  @Test func editModeHasItsOwnAccessories() throws {
    let scene = EditingScene(rows: [["A"]])
    let cell = try require(scene.cell(0))
    cell.accessoryType = .disclosureIndicator
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = own
    expectNil(own.superview)
    scene.table.setEditing(true, animated: true)
    expect(own.superview === cell)
    scene.advance(1)
    expect(!cell.subviews.contains { $0 is CellAccessorySign })
    expect(abs(own.frame.maxX - 274) < 0.01, "the grip stands behind it")
    scene.table.setEditing(false, animated: true)
    scene.advance(1)
    expectNil(own.superview)
    expect(cell.subviews.contains { $0 is CellAccessorySign })
  }

  @Test func aDelegateMayReloadInAnEditingCallback() {
    let scene = EditingScene(rows: [["A", "B", "C"]])
    var count = 0
    scene.owner.intrusion = { [unowned scene] call in
      guard call == "style", count < 3 else { return }
      count += 1
      scene.owner.rows[0].removeLast()
      scene.table.reloadData()
    }
    scene.table.setEditing(true, animated: true)
    scene.advance(1)
    expectNil(scene.table.invariantViolation())
    expect(scene.table.isEditing)
  }
}
