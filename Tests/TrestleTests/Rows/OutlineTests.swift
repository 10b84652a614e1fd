import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

private struct Folder: Identifiable {
  var id: String
  var folders: [Folder]?
}

@MainActor @Observable
private final class Tree {
  var expanded: Set<String> = ["a"]
  let roots = [
    Folder(id: "a", folders: [Folder(id: "a1", folders: [Folder(id: "a11")]), Folder(id: "a2")]),
    Folder(id: "b", folders: []), Folder(id: "c"),
  ]

  func toggle(_ id: String) { if expanded.remove(id) == nil { expanded.insert(id) } }
}

private struct TreeScreen: ListScreen {
  let tree: Tree
  var rows: RowList {
    RowSection("tree") {
      Rows(
        outline: tree.roots, children: \.folders, isExpanded: { tree.expanded.contains($0.id) },
        toggle: { tree.toggle($0.id) }
      ) { folder in Row(folder.id, content(folder.id)) }
    }
  }

  private func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }
}

@MainActor @Suite("An outline")
struct OutlineTests {
  private func texts(_ list: ListViewController) -> [String?] {
    list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test("shows the children of expanded rows, indented; a tap expands and collapses")
  func expanding() async throws {
    let tree = Tree()
    let list = ListViewController(TreeScreen(tree: tree))
    let screen = MountedScreen(list)
    try screen.settle()
    expectEqual(texts(list), ["a", "a1", "a2", "b", "c"])
    expectEqual(list.tableView.visibleCells.map(\.indentationLevel), [0, 1, 1, 0, 0])
    let signs = list.tableView.visibleCells.map { $0.accessoryView is ExpansionIndicator }
    expectEqual(signs, [true, true, false, true, false], "what can contain nothing has no sign")
    expectEqual(list.tableView.visibleCells[0].accessibilityValue, "Expanded")
    try screen.tap(row: IndexPath(row: 1, section: 0))
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts(list), ["a", "a1", "a11", "a2", "b", "c"])
    try screen.tap(row: IndexPath(row: 0, section: 0))
    await yieldToTasks()
    try screen.settle()
    expectEqual(texts(list), ["a", "b", "c"])
    expectEqual(list.tableView.visibleCells[0].accessibilityValue, "Collapsed")
    try screen.tap(row: IndexPath(row: 2, section: 0))
    expectEqual(tree.expanded, ["a1"], "a leaf does nothing")
    expectNil(list.tableView.invariantViolation())
  }
}
