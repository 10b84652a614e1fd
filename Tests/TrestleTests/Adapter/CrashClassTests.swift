import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Known kinds of crashes with other list libraries, a test for each. Changes at odd moments are in `ApplySafetyTests`.
@MainActor @Suite("Known crashes of lists")
struct CrashClassTests {
  private let scene = ListScene()

  private func list(_ sections: [(id: String, posts: [(id: Int, text: String)])]) -> RowList {
    RowList {
      for section in sections {
        RowSection(section.id) {
          Rows(section.posts.map { Post(id: $0.id, text: $0.text) }) { post in
            Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
          }
        }
        .header(section.id)
      }
    }
  }

  private func expectTexts(_ texts: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(scene.texts == texts, sourceLocation: location)
    scene.expectSound(location)
  }

  @Test("a row that moves and has other content in one change")
  func moveAndContent() throws {
    try scene.show(list([("s", [(1, "a"), (2, "b"), (3, "c")])]))
    try scene.show(list([("s", [(3, "C"), (1, "A"), (2, "b")])]), animated: true)
    expectTexts(["C", "A", "b"])
  }

  @Test("a section moves while its rows are inserted, deleted, changed and moved to another one")
  func sectionAndRows() throws {
    try scene.show(list([("s", [(1, "a"), (2, "b")]), ("t", [(3, "c"), (4, "d")]), ("u", [(5, "e")])]))
    try scene.show(
      list([("t", [(4, "D"), (6, "f"), (1, "a")]), ("u", [(3, "c")]), ("s", [(2, "B"), (5, "e")])]), animated: true)
    expectTexts(["D", "f", "a", "c", "B", "e"])
  }

  @Test("a section that becomes empty while another one gets its rows")
  func emptiedSection() throws {
    try scene.show(list([("s", [(1, "a"), (2, "b")]), ("t", [])]))
    try scene.show(list([("s", []), ("t", [(2, "b"), (1, "a")])]), animated: true)
    expectTexts(["b", "a"])
    try scene.show(list([]), animated: true)
    expectEqual(scene.table.numberOfSections, 0)
  }

  @Test("identities that occur several times are deleted one by one and together")
  func duplicates() throws {
    scene.adapter.onProblem = { _ in }
    try scene.show(list([("s", [(1, "a"), (1, "b"), (1, "c"), (2, "d")])]))
    expectTexts(["a", "b", "c", "d"])
    try scene.show(list([("s", [(2, "d"), (1, "b"), (1, "c")])]), animated: true)
    expectTexts(["d", "b", "c"])
    try scene.show(list([("s", [(2, "d"), (2, "d")]), ("s", [(1, "x")])]), animated: true)
    expectTexts(["d", "d", "x"])
  }

  @Test("a row that is hidden at first, and one whose number of rows depends on another one's")
  func formConditions() throws {
    func form(_ isShown: Bool) -> RowList {
      RowList {
        RowSection("form") {
          if isShown { Row("extra", Headline("extra")) }
          Row("switch", Headline("switch")).toggle(isShown) { _ in }
        }
      }
    }
    try scene.show(form(false))
    for isShown in [true, false, true] {
      try scene.show(form(isShown), animated: true)
      expectTexts(isShown ? ["extra", "switch"] : ["switch"])
    }
  }

  @Test("rows of unknown height inserted above do not move visible rows, neither now nor when they are measured")
  func selfSizing() throws {
    func posts(_ ids: Range<Int>) -> RowList {
      RowList {
        Rows(ids.map { Post(id: $0, text: String(repeating: "word ", count: 3 + abs($0) % 17)) }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }
        }
      }
    }
    try scene.show(posts(0..<60))
    scene.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    try scene.screen.settle()
    let top = try require(scene.top(of: 31))
    for start in [-1, -8, -40] {
      try scene.show(posts(start..<60), animated: true)
      expect(abs(try require(scene.top(of: 31)) - top) < 0.01)
    }
    scene.expectSound()
  }

  @Test("thousands of changes at once, and thousands of lists one after the other")
  func many() throws {
    try scene.show(ListScene.posts(0..<20_000))
    try scene.show(ListScene.posts((0..<20_000).reversed().filter { $0 % 3 > 0 }), animated: true)
    expectEqual(scene.texts.first, "19999")
    var done = 0
    for step in 0..<3000 { scene.adapter.apply(ListScene.posts(step..<step + 5)) { done += 1 } }
    try scene.screen.settle()
    expectTexts((2999..<3004).map { "\($0)" })
    expectEqual(done, 3000)
  }

  @Test("a table that is gone before its list")
  func lifeTime() throws {
    var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    weak let gone = table
    let adapter = ListAdapter(tableView: try require(table))
    adapter.apply(ListScene.posts(0..<5))
    table = nil
    expectNil(gone)
    var isDone = false
    adapter.apply(ListScene.posts(0..<9)) { isDone = true }
    expect(isDone && adapter.list.rowCount == 9)
  }
}
