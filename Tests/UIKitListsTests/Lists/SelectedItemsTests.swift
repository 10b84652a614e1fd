import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct SelectedItemsTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func theSelectionFollowsItsItemsThroughUpdates() throws {
    let list = FakeList(5)
    let selected = SelectedItems(items: list)
    for row in [4, 1, 2] { selected.items.select(path(row), allowsMultiple: true) }
    selected.anchor = path(1)
    let batch = BatchUpdate([.deleteRow(path(1), .fade), .insertRow(path(0), .fade), .reloadRow(path(2), .fade)])
    let map = try UpdateMap(batch, before: SectionCounts([5]), after: SectionCounts([5]))
    selected.pathsDidChange(PathChange(map))
    expectEqual(selected.paths, [path(4)], "a deleted item and a reloaded one are selected no longer")
    expect(selected.anchor == nil && selected.first == path(4) && selected.contains(path(4)))
    selected.anchor = path(4)
    selected.itemsWereReplaced()
    expect(selected.paths == [] && selected.anchor == nil)
  }

  /// Selects as it is asked, and notes it.
  private final class Plain: SelectedItems {
    let list: FakeList

    init(_ list: FakeList) {
      self.list = list
      super.init(items: list)
    }

    override func selectByUser(_ path: RowPath) -> Bool {
      guard list.mayHighlight else { return false }
      select(path, allowsMultiple: true, animated: false)
      list.onTap(path)
      return true
    }

    override func deselectByUser(_ path: RowPath) { deselect(path, animated: false) }
  }

  @Test func selectingSeveralItemsNotifiesOnce() {
    let list = FakeList(5)
    let selected = Plain(list)
    selected.setByUser([path(1), path(2)], true)
    expect(list.take() == ["show 1", "show 2", "changed"] && selected.anchor == path(2))
    selected.setByUser([path(2), path(3)], false)
    expectEqual(list.take(), ["hide 2", "changed"], "only those that are selected")
    list.mayHighlight = false
    selected.setByUser([path(4)], true)
    expect(list.take() == [] && selected.paths == [path(1)], "the delegate refused")
  }

  @Test func reloadingDuringSelectionEndsIt() {
    let list = FakeList(5)
    let selected = Plain(list)
    list.onTap = { [list] _ in list.itemGeneration += 1 }
    selected.setByUser([path(1), path(2)], true)
    expect(selected.paths == [path(1)] && list.take() == ["show 1", "changed"])
  }

  @Test func selectingOneItemReplacesTheOthers() {
    let list = FakeList(5)
    let selected = Plain(list)
    selected.setByUser([path(0), path(3)], true)
    list.notes = []
    selected.replaceByUser(path(3))
    expect(selected.paths == [path(3)] && list.take() == ["hide 0", "changed"])
    selected.replaceByUser(path(9))
    expectEqual(selected.paths, [], "there is no such item")
  }

  @Test func singleSelectionDeselectsBeforeItSelects() {
    let list = FakeList(5)
    let selected = Plain(list)
    selected.select(path(1), allowsMultiple: false, animated: false)
    selected.select(path(2), allowsMultiple: false, animated: false)
    expectEqual(list.take(), ["show 1", "hide 1", "show 2"])
    selected.deselectAll(animated: false)
    expect(list.take() == ["hide 2"] && selected.first == nil)
  }
}
