import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Observable
private final class Choice {
  var posts: RowSelection<Int>
  init(_ mode: RowSelection<Int>.Mode) { posts = RowSelection(mode) }
}

private struct ChoiceScreen: ListScreen {
  let choice: Choice
  var rows: RowList {
    RowSection("posts") {
      Rows((1...5).map { Post(id: $0, text: "\($0)") }, choosing: \.posts, of: choice) { post in
        Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
      }
    }
  }
}

@MainActor @Suite("Rows to choose from")
struct RowSelectionTests {
  @Test("one and no other; any number; one or none")
  func modes() {
    var single = RowSelection(.single, [1])
    single.tap(2)
    single.tap(2)
    expect(single.ids == [2] && single.id == 2)
    var multiple = RowSelection(.multiple, [1])
    multiple.tap(2)
    multiple.tap(1)
    multiple.tap(3)
    expect(multiple.ids == [2, 3] && multiple.id == nil)
    multiple.keep { $0 > 2 }
    expectEqual(multiple.ids, [3])
    var toggling = RowSelection<Int>(.toggling)
    toggling.tap(1)
    expect(toggling.contains(1))
    toggling.tap(1)
    expect(toggling.ids.isEmpty)
    expectEqual(RowSelection(.single, [1, 2, 3]).ids.count, 1)
  }

  @Test("a tap changes the model, and checkmarks follow", arguments: [RowSelection<Int>.Mode.single, .multiple])
  func taps(_ mode: RowSelection<Int>.Mode) async throws {
    let choice = Choice(mode)
    let list = ListViewController(ChoiceScreen(choice: choice))
    let screen = MountedScreen(list)
    try screen.settle()
    let cells = list.tableView.visibleCells
    for row in [1, 3] {
      try screen.tap(row: IndexPath(row: row, section: 0))
      await yieldToTasks()
      try screen.settle()
    }
    let marked = list.tableView.visibleCells.filter { $0.accessoryType == .checkmark }.map(ListScene.text)
    expect(choice.posts.ids == (mode == .single ? [4] : [2, 4]))
    expect(marked == (mode == .single ? ["4"] : ["2", "4"]))
    expect(list.tableView.visibleCells == cells && list.tableView.indexPathForSelectedRow == nil)
  }
}
