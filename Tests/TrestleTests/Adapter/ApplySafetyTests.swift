import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Changes at moments at which a table is busy, which break other list libraries.
@MainActor @Suite("Lists may be applied at any time")
struct ApplySafetyTests {
  @Test("a table whose adapter is gone keeps its rows, and another adapter can take it over")
  func adapterGone() throws {
    let controller = ListScene.Controller(.plain)
    var adapter: ListAdapter? = ListAdapter(tableView: controller.table)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    var selected = 0
    adapter?.apply(
      RowList {
        Rows((0..<1000).map { Post(id: $0, text: "\($0)") }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.onSelect { selected += 1 }
        }
      }.onRefresh {})
    try screen.settle()
    adapter?.apply(ListScene.posts(0..<3))
    adapter = nil
    try screen.settle()
    controller.table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    try screen.settle()
    expectEqual(controller.table.visibleCells.map(ListScene.text).first, "700")
    controller.table.reloadData()
    try screen.settle()
    screen.tap(at: CGPoint(x: 100, y: 200))
    try screen.settle()
    expectEqual(selected, 1)
    let other = ListAdapter(tableView: controller.table)
    other.apply(ListScene.posts(5..<9))
    try screen.settle()
    expectEqual(controller.table.visibleCells.map(ListScene.text), ["5", "6", "7", "8"])
    expectNil(controller.table.invariantViolation())
  }

  @Test("a table with another data source is not updated, and the app is told so")
  func otherDataSource() throws {
    final class Own: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<5))
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    let own = Own()
    scene.table.dataSource = own
    scene.table.reloadData()
    var isDone = false
    scene.adapter.apply(ListScene.posts(3..<9)) { isDone = true }
    try scene.screen.settle()
    expect(isDone && problems == [.otherDataSource])
    expectEqual(withExtendedLifetime(own) { scene.table.numberOfRows(inSection: 0) }, 2)
    scene.expectSound()
  }

  @Test("without a window, and before layout")
  func withoutWindow() {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = ListAdapter(tableView: table)
    adapter.apply(ListScene.posts(0..<20))
    expectEqual(table.numberOfRows(inSection: 0), 20)
    adapter.apply(ListScene.posts([5, 1]))
    expectEqual(table.numberOfRows(inSection: 0), 2, "no frame would come")
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(ListScene.text), ["5", "1"])
    adapter.apply(ListScene.posts([1, 2, 3], version: 2))
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(ListScene.text), ["1 v2", "2 v2", "3 v2"])
  }

  @Test("from a cell's configuration, a display handler and a completion")
  func reentrant() throws {
    let scene = ListScene()
    var ids = [1, 2, 3]
    var applied = 0
    var nextID = 10
    @MainActor func list() -> RowList {
      let posts = ids.map { Post(id: $0, text: "\($0)") }
      return RowList {
        Rows(posts) { post in
          Row(post, in: PostCell.self) { cell, post in
            cell.show(post)
            if ids.count < 6 {
              nextID += 1
              ids.insert(nextID, at: 1)
              scene.adapter.apply(list())
              scene.adapter.applyNow()
            }
          }
          .onDisplay { _ in
            if applied < 4 {
              applied += 1
              ids.removeLast()
              scene.adapter.apply(list(), animated: applied.isMultiple(of: 2))
            }
          }
        }
      }
    }
    scene.adapter.apply(list()) { scene.adapter.apply(list()) }
    try scene.screen.settle()
    expectEqual(scene.texts, ids.map { "\($0)" })
    scene.expectSound()
  }

  @Test("while an animation of another one runs")
  func duringAnimation() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<30))
    for step in 1..<12 {
      scene.adapter.apply(ListScene.posts((0..<30).filter { ($0 + step) % 3 != 0 }.shuffled(seed: step)))
      scene.screen.advance(frames: 3)
    }
    scene.adapter.apply(ListScene.posts(5..<10))
    try scene.screen.settle()
    expectEqual(scene.texts, ["5", "6", "7", "8", "9"])
    scene.expectSound()
  }

  @Test("while a finger drags, and while the content flies on")
  func duringDrag() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<1000))
    scene.screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -1500))
    let start = scene.table.contentOffset.y
    for step in 0..<20 {
      scene.adapter.apply(ListScene.posts(-step..<1000))
      scene.screen.advance(frames: 2)
    }
    expect(scene.table.contentOffset.y > start, "the content flies on")
    try scene.screen.settle()
    expectEqual(scene.table.numberOfRows(inSection: 0), 1019)
    scene.expectSound()
  }

  @Test("while a row is swiped open")
  func duringSwipe() throws {
    let scene = ListScene()
    @MainActor func list(_ ids: [Int]) -> RowList {
      RowList {
        Rows(ids.map { Post(id: $0, text: "\($0)") }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44)).onDelete { _ in }
        }
      }
    }
    try scene.show(list([1, 2, 3]))
    try scene.screen.drag(row: IndexPath(row: 1, section: 0), by: CGVector(dx: -120, dy: 0))
    expect(scene.table.isEditing)
    try scene.show(list([0, 1, 3]), animated: true)
    expect(scene.texts == ["0", "1", "3"] && !scene.table.isEditing)
    scene.expectSound()
  }

  @Test("while a row is dragged to another place")
  func duringReorder() throws {
    let scene = ListScene()
    var moves = 0
    @MainActor func list(_ ids: [Int]) -> RowList {
      RowList {
        Rows(ids.map { Post(id: $0, text: "\($0)") }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44)).onMove { _, _ in moves += 1 }
        }
      }
    }
    try scene.show(list([1, 2, 3, 4]))
    scene.table.setEditing(true, animated: false)
    try scene.screen.settle()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let grip = scene.table.convert(CGPoint(x: cell.bounds.width - 20, y: 22), to: nil)
    scene.adapter.apply(list([4, 3, 2, 1, 0]))
    scene.screen.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 100))
    try scene.screen.settle()
    expectEqual(Set(scene.texts), ["0", "1", "2", "3", "4"])
    scene.expectSound()
  }

  @Test("random lists one after the other, some within others", arguments: [1, 2, 3])
  func random(_ seed: UInt64) throws {
    let scene = ListScene()
    var random = TestRandom(seed: seed)
    scene.adapter.onProblem = { _ in }
    for step in 0..<150 {
      let list = Self.randomList(&random)
      scene.adapter.apply(list, animated: random.next(3) > 0)
      if random.next(4) == 0 { scene.adapter.apply(Self.randomList(&random)) }
      if random.next(3) > 0 { scene.screen.advance(frames: random.next(6)) }
      if random.next(5) == 0 { scene.table.contentOffset.y = CGFloat(random.next(800)) }
      if random.next(9) == 0 { scene.adapter.applyNow() }
      if random.next(6) == 0 {
        scene.screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 120), hold: 0)
      }
      if random.next(4) == 0 {
        try scene.screen.settle()
        let shown = scene.adapter.list.sections.filter { $0.rows.count > 0 }
        let counts = (0..<scene.table.numberOfSections).map(scene.table.numberOfRows(inSection:))
        expectEqual(counts, shown.map(\.rows.count), "step \(step), seed \(seed)")
        expectNil(scene.table.invariantViolation(), "step \(step), seed \(seed)")
      }
    }
  }

  /// Sections with rows of changing contents, some identities more than once.
  private static func randomList(_ random: inout TestRandom) -> RowList {
    RowList {
      for section in Array(0..<5).shuffled(using: &random).prefix(random.next(5)) {
        let posts = (0..<random.next(12)).map { _ in
          Post(id: random.next(40), text: String(repeating: "word ", count: 1 + random.next(20)))
        }
        RowSection(section) {
          Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
          if random.next(2) == 0 { Headline("headline \(random.next(3))") }
        }
        .header("Section \(random.next(3))")
      }
    }
  }
}

/// Random numbers that are equal for equal seeds.
struct TestRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  /// Less than `limit`, at least 0.
  mutating func next(_ limit: Int) -> Int { Int(next() >> 33) % limit }
}

extension Sequence {
  fileprivate func shuffled(seed: Int) -> [Element] {
    var random = TestRandom(seed: UInt64(seed))
    return shuffled(using: &random)
  }
}
