import ListCore
import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite(.serialized)
struct SelectedItemsTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func theSelectionFollowsItsItems() throws {
    let selected = SelectedItems()
    for row in [4, 1, 2] { selected.items.select(path(row), allowsMultiple: true) }
    selected.anchor = path(1)
    let batch = BatchUpdate([.deleteRow(path(1), .fade), .insertRow(path(0), .fade), .reloadRow(path(2), .fade)])
    let map = try UpdateMap(batch, before: SectionCounts([5]), after: SectionCounts([5]))
    selected.pathsDidChange(PathChange(map))
    #expect(selected.paths == [path(4)], "a deleted item and a reloaded one are selected no longer")
    #expect(selected.anchor == nil && selected.first == path(4) && selected.contains(path(4)))
    selected.anchor = path(4)
    selected.itemsWereReplaced()
    #expect(selected.paths == [] && selected.anchor == nil)
  }
}
