import Expectations
import ListCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Edit mode and its controls, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListEditingTests {
  private let list = FakeList(3)

  @Test func setEditingShowsControlsInEveryCell() {
    let editing = ListEditing(host: list)
    editing.setEditing(true, animated: false)
    expect(editing.isOn)
    expectEqual(
      list.take(), ["close", "will change", "did change", "controls 0", "controls 1", "controls 2", "all shown"])
    editing.setEditing(true, animated: false)
    expectEqual(list.take(), ["close"], "the mode is on already")
    editing.showControls(animated: false)
    expectEqual(list.take(), ["controls 0", "controls 1", "controls 2", "all shown"])
  }

  @Test func reloadingDuringSetEditingStopsShowingControls() {
    let editing = ListEditing(host: list)
    list.onShowControls = { [list] in list.itemGeneration += 1 }
    editing.setEditing(true, animated: false)
    expectEqual(list.take(), ["close", "will change", "did change", "controls 0"])
  }

  @Test func editModeMayEndWhileControlsAreShown() {
    let editing = ListEditing(host: list)
    list.onShowControls = { [list] in
      list.onShowControls = {}
      editing.setEditing(false, animated: false)
    }
    editing.setEditing(true, animated: false)
    expect(!editing.isOn)
    expectEqual(list.take().filter { $0 == "all shown" }.count, 1, "only the mode that is on reaches every cell")
  }

  @Test func editControlsActOnTheirItems() {
    let editing = ListEditing(host: list)
    editing.controlWasTapped(.delete, in: list.cells[1])
    expectEqual(list.take(), [], "not outside of edit mode")
    editing.setEditing(true, animated: false)
    list.notes = []
    editing.controlWasTapped(.delete, in: list.cells[1])
    editing.controlWasTapped(.insert, in: list.cells[2])
    editing.controlWasTapped(.select, in: list.cells[0])
    expectEqual(list.take(), ["confirm 1", "close", "insert 2"])
    let gone = list.cells[2]
    list.setCount(1)
    editing.controlWasTapped(.insert, in: gone)
    expectEqual(list.take(), [])
  }

  @Test func aCustomActionInsertsAnItem() throws {
    let editing = ListEditing(host: list)
    let cell = list.cells[1]
    cell.editControl = .insert
    expect(editing.accessibilityInsertion(of: cell).isEmpty, "not outside of edit mode")
    editing.setEditing(true, animated: false)
    list.notes = []
    let action = try require(editing.accessibilityInsertion(of: cell).first)
    expect(action.name == "Insert" && action.actionHandler?(action) == true)
    expectEqual(list.take(), ["close", "insert 1"])
    cell.editControl = .delete
    expect(editing.accessibilityInsertion(of: cell).isEmpty)
  }
}
