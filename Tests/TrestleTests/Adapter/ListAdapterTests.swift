import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("A list adapter")
struct ListAdapterTests {
  @Test("shows content configurations and cell classes, and only visible rows")
  func firstList() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<1_000_000))
    expectEqual(scene.texts, (0...10).map { "\($0)" })
    expectEqual(scene.table.numberOfRows(inSection: 0), 1_000_000)
    try scene.show(RowList { Row("a", Headline("first")).height(.fixed(60)) })
    expectEqual(scene.texts, ["first"])
    expectEqual(scene.table.visibleCells[0].frame.height, 60)
  }

  @Test("changes within one frame are applied as one")
  func coalescing() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts([1, 2, 3]))
    var done = 0
    scene.adapter.apply(ListScene.posts([1])) { done += 1 }
    scene.adapter.apply(ListScene.posts([1, 9])) { done += 1 }
    expectEqual(scene.table.numberOfRows(inSection: 0), 3, "nothing changes before the next frame")
    scene.screen.advance(frames: 1)
    expectEqual(scene.table.numberOfRows(inSection: 0), 2)
    try scene.screen.settle()
    expect(scene.texts == ["1", "9"] && done == 2)
    scene.expectSound()
  }

  @Test("pending changes can be applied at once")
  func applyNow() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts([1, 2, 3]))
    scene.adapter.apply(ListScene.posts([3, 2]))
    scene.adapter.applyNow()
    expectEqual(scene.table.numberOfRows(inSection: 0), 2)
  }

  @Test("equal rows keep their cells and are not shown again; others are, in the cells they have")
  func reconfiguring() throws {
    let scene = ListScene()
    func list(_ texts: [String]) -> RowList {
      RowList { Rows(texts.indices, id: { $0 }) { index in Headline(texts[index]) } }
    }
    try scene.show(list(["a", "b", "c"]))
    let views = scene.table.visibleCells.compactMap { $0.contentView as? LabelContentView }
    let cells = scene.table.visibleCells
    try require(views.count == 3)
    let shows = views.map(\.shows)
    try scene.show(list(["a", "B", "c", "d"]))
    expectEqual(scene.texts, ["a", "B", "c", "d"])
    expectEqual(Array(scene.table.visibleCells.prefix(3)), cells)
    expectEqual(views.map(\.shows), [shows[0], shows[1] + 1, shows[2]])
  }

  @Test("a row of another kind of content gets another cell")
  func otherKind() throws {
    let scene = ListScene()
    func list(_ isPost: Bool) -> RowList {
      RowList {
        Rows([1], id: { $0 }) { number in
          if isPost {
            Row(Post(id: 1, text: "post"), in: PostCell.self) { $0.show($1) }
          } else {
            Headline("headline")
          }
        }
      }
    }
    try scene.show(list(false))
    expectEqual(scene.texts, ["headline"])
    try scene.show(list(true))
    expect(scene.table.visibleCells.first is PostCell && scene.texts == ["post"])
    scene.expectSound()
  }

  @Test("handlers are those of the latest list, though the cell shows the same")
  func handlers() throws {
    let scene = ListScene()
    var tapped: [Int] = []
    func list(_ number: Int) -> RowList { RowList { Row("a", Headline("a")).onSelect { tapped.append(number) } } }
    try scene.show(list(1))
    try scene.show(list(2))
    try scene.screen.tap(row: IndexPath(row: 0, section: 0))
    expectEqual(tapped, [2])
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test("sections and rows move together")
  func sections() throws {
    let scene = ListScene()
    func list(_ sections: [(String, [Int])]) -> RowList {
      RowList {
        for (name, numbers) in sections {
          RowSection(name) { Rows(numbers, id: { $0 }) { Headline("\($0)") } }.header(name)
        }
      }
    }
    try scene.show(list([("a", [1, 2]), ("b", [3]), ("c", [4, 5])]))
    try scene.show(list([("c", [5, 1, 4]), ("d", [3]), ("a", [2, 6])]), animated: true)
    expectEqual(scene.texts, ["5", "1", "4", "3", "2", "6"])
    let titles = (0..<3).map { scene.table.headerView(forSection: $0)?.contentConfiguration }
    expectEqual(titles.map { ($0 as? UIListContentConfiguration)?.text }, ["c", "d", "a"])
    scene.expectSound()
  }

  @Test("headers and footers are added, changed and removed")
  func headers() throws {
    let scene = ListScene(.insetGrouped)
    func list(_ header: String?, _ footer: String?) -> RowList {
      var section = RowSection("s") { Headline("row") }
      if let header { section = section.header(header) }
      if let footer { section = section.footer(footer) }
      return RowList { section }
    }
    func texts() -> [String?] {
      [scene.table.headerView(forSection: 0), scene.table.footerView(forSection: 0)].map {
        ($0?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
    try scene.show(list("one", nil))
    expectEqual(texts(), ["one", nil])
    let view = scene.table.headerView(forSection: 0)
    try scene.show(list("two", nil))
    expect(texts() == ["two", nil] && scene.table.headerView(forSection: 0) === view)
    try scene.show(list("two", "below"))
    expectEqual(texts(), ["two", "below"])
    try scene.show(list(nil, "below"))
    expectEqual(texts(), [nil, "below"])
    scene.expectSound()
  }

  @Test("rows with one identity are shown, and reported once with both places")
  func duplicates() throws {
    let scene = ListScene()
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    try scene.show(ListScene.posts([1, 2, 1, 3, 2]))
    expectEqual(scene.texts, ["1", "2", "1", "3", "2"])
    expectEqual(
      problems,
      [
        .sameIdentity(
          RowIdentity(Post.self, id: 1), first: IndexPath(row: 0, section: 0), second: IndexPath(row: 2, section: 0)),
        .sameIdentity(
          RowIdentity(Post.self, id: 2), first: IndexPath(row: 1, section: 0), second: IndexPath(row: 4, section: 0)),
      ])
    try scene.show(ListScene.posts([2, 1, 1, 2, 2]), animated: true)
    expectEqual(scene.texts, ["2", "1", "1", "2", "2"])
    expectEqual(problems.count, 2)
    scene.expectSound()
  }

  @Test("equal rows without ids are identified by their order, without a problem")
  func spacers() throws {
    let scene = ListScene()
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    let spacer = Headline("")
    try scene.show(RowList { for _ in 0..<3 { spacer } })
    expect(scene.table.numberOfRows(inSection: 0) == 3 && problems.isEmpty)
  }

  @Test("very many changes reload the table, keeping selection and content offset")
  func manyChanges() throws {
    let scene = ListScene()
    scene.table.allowsMultipleSelection = true
    try scene.show(ListScene.posts(0..<3000))
    scene.table.contentOffset.y = 44 * 2000
    scene.table.selectRow(at: IndexPath(row: 2004, section: 0), animated: false, scrollPosition: .none)
    try scene.screen.settle()
    let top = scene.top(of: 2003)
    try scene.show(ListScene.posts((1500..<3000).map { $0 } + (5000..<7000)), animated: true)
    expectEqual(scene.top(of: 2003), top)
    expectEqual(scene.table.indexPathForSelectedRow.flatMap(scene.adapter.identity), RowIdentity(Post.self, id: 2004))
    scene.expectSound()
  }

  @Test("scrolls to a row by its identity")
  func scrolling() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<100))
    scene.adapter.apply(ListScene.posts((0..<100).reversed()))
    scene.adapter.scroll(to: RowIdentity(Post.self, id: 3), at: .middle, animated: false)
    try scene.screen.settle()
    expect(scene.texts.contains("3"))
    expectEqual(scene.adapter.indexPath(for: RowIdentity(Post.self, id: 3)), IndexPath(row: 96, section: 0))
  }

  @Test("display and scrolling are forwarded to the app's delegate")
  func forwarding() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var displayed = 0
      var scrolled = 0
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed += 1
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }
    let scene = ListScene()
    let delegate = Delegate()
    scene.adapter.delegate = delegate
    try scene.show(ListScene.posts(0..<100))
    expectEqual(delegate.displayed, 11)
    scene.table.contentOffset.y = 88
    try scene.screen.settle()
    expect(delegate.displayed == 13 && delegate.scrolled > 0)
  }
}
