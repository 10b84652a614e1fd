import Expectations
import ListCore
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("A list in a collection view")
struct CollectionDriverTests {
  // MARK: Changes

  @Test("shows rows in list cells, only visible ones, and updates them in place")
  func content() throws {
    let scene = CollectionScene()
    try scene.show(CollectionScene.texts(0..<1_000_000))
    expectEqual(scene.texts, (0...9).map { "\($0)" })
    expectEqual(scene.collection.numberOfItems(inSection: 0), 1_000_000)
    expect(scene.frames.map(\.height).allSatisfy { $0 == 50 }, "rows have the heights that they are given")
    let cells = try (0..<3).map { row in try scene.cell(row) }
    try scene.show(CollectionScene.texts(0..<1_000_000, version: 2))
    expectEqual(scene.texts.first, "0 v2")
    let after = try (0..<3).map { row in try scene.cell(row) }
    expectEqual(after, cells)
  }

  @Test("rows are inserted, deleted and moved", arguments: [true, false])
  func changes(_ animated: Bool) throws {
    let scene = CollectionScene()
    for ids in [[1, 2, 3], [3, 1, 4], [], [9], [9, 8, 1, 2]] {
      try scene.show(CollectionScene.texts(ids), animated: animated)
      expectEqual(scene.texts, ids.map { "\($0)" })
    }
  }

  @Test("rows inserted, deleted and moved above do not move visible rows", arguments: [true, false])
  func anchored(_ animated: Bool) throws {
    let scene = CollectionScene()
    try scene.show(CollectionScene.texts(0..<100))
    scene.collection.contentOffset.y = 50 * 50 + 13
    try scene.screen.settle()
    let seen = scene.collection.indexPathsForVisibleItems.sorted()[2].item
    let identity = RowIdentity(Post.self, id: seen)
    func top() throws -> CGFloat {
      let path = try require(scene.adapter.indexPath(for: identity))
      return try scene.cell(path.item).frame.minY - scene.collection.contentOffset.y
    }
    let before = try top()
    try scene.show(CollectionScene.texts(-7..<100), animated: animated)
    expectEqual(try top(), before)
    try scene.show(CollectionScene.texts(Array(20..<100) + [3, 4]), animated: animated)
    expectEqual(try top(), before)
  }

  @Test("a selection follows its row, also through a reload")
  func selection() throws {
    let scene = CollectionScene()
    func list(_ ids: [Int]) -> RowList {
      RowList { RowSection("a") { for id in ids { Row(id, Headline("\(id)")).keepsSelection() } } }
    }
    try scene.show(list([1, 2, 3]))
    try scene.screen.tap(.row(RowIdentity(Headline.self, id: 2)))
    expectEqual(scene.adapter.selectedRows, [RowIdentity(Headline.self, id: 2)])
    try scene.show(list([7, 1, 2]), animated: true)
    expectEqual(scene.adapter.selectedRows, [RowIdentity(Headline.self, id: 2)])
    try scene.show(list([2] + Array(10...1500)))
    expectEqual(scene.collection.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test("the row's handlers are called: tap, display, near the end")
  func handlers() throws {
    let scene = CollectionScene()
    var calls: [String] = []
    let list = RowList {
      RowSection("a") {
        Rows(0..<30, id: { $0 }) { id in
          if id == 0 {
            Row(id, Headline("title")).height(.fixed(50))
          } else {
            Row(id, Headline("\(id)")).height(.fixed(50)).onSelect { calls.append("tap \(id)") }
              .onDisplay { _ in if id == 9 { calls.append("display 9") } }
              .onEndDisplay { _ in if id == 1 { calls.append("end 1") } }
          }
        }
      }
    }
    .onNearEnd(within: 5) { calls.append("near the end") }
    try scene.show(list)
    expectEqual(calls, ["display 9"])
    try scene.screen.tap(.row(RowIdentity(Int.self, id: 0)))
    try scene.screen.tap(.row(RowIdentity(Int.self, id: 3)))
    try scene.screen.settle()
    expect(calls == ["display 9", "tap 3"] && scene.collection.indexPathsForSelectedItems == [])
    try scene.screen.reveal(RowIdentity(Int.self, id: 29))
    expectEqual(calls.suffix(2).sorted(), ["end 1", "near the end"])
  }

  // MARK: Style

  @Test("list cells have the accessories of their rows, and keep their switch")
  func accessories() throws {
    let scene = CollectionScene()
    var calls: [String] = []
    func list(_ isOn: Bool) -> RowList {
      RowList {
        RowSection("a") {
          Row("plain", Headline("plain"))
          Row("discloses", Headline("discloses")).discloses {}
          Row("checked", Headline("checked")).accessory(.checkmark)
          Row("detail", Headline("detail")).accessory(.detailDisclosureButton).onAccessoryTap { _ in
            calls.append("detail")
          }
          Row("on", Headline("on")).toggle(isOn) { calls.append("\($0)") }
          Row("moves", Headline("moves")).onDelete { _ in }.onMove { _, _ in }
        }
      }
    }
    try scene.show(list(true))
    func kinds(_ row: Int) throws -> [String] {
      try scene.cell(row).accessories.map { accessory in
        if case .customView(let view) = accessory.accessoryType { return "\(type(of: view))" }
        return "\(accessory.accessoryType)"
      }
    }
    let shownKinds = try (0..<6).map(kinds)
    expectEqual(
      shownKinds,
      [
        [], ["disclosureIndicator"], ["checkmark"], ["detail", "disclosureIndicator"], ["UISwitch"],
        ["delete", "reorder"],
      ])
    let accessory = try require(try scene.cell(4).accessories.first?.accessoryType)
    guard case .customView(let view) = accessory, let shown = view as? UISwitch else {
      Issue.record("no switch")
      return
    }
    try scene.show(list(false))
    expect(try shown.isDescendant(of: scene.cell(4)) && !shown.isOn && calls.isEmpty)
    let frame = shown.convert(shown.bounds, to: nil)
    scene.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    expectEqual(calls, ["true"])
  }

  @Test("a switch has the text of its row as its accessibility label")
  func switchName() throws {
    let scene = CollectionScene()
    func name(_ text: String) throws -> String? {
      try scene.show(RowList { RowSection("a") { Row("wifi", text: text).toggle(true) { _ in } } })
      guard case .customView(let view)? = try scene.cell(0).accessories.first?.accessoryType else { return nil }
      return view.accessibilityLabel
    }
    expectEqual(try name("Wi-Fi"), "Wi-Fi")
    expectEqual(try name("Wireless"), "Wireless")
  }

  @Test("a row that becomes deletable gets another cell")
  func deletable() throws {
    let scene = CollectionScene()
    func list(_ deletes: Bool) -> RowList {
      RowList {
        RowSection("a") { if deletes { Row(1, Headline("a")).onDelete { _ in } } else { Row(1, Headline("a")) } }
      }
    }
    try scene.show(list(false))
    try scene.show(list(true))
    expectEqual(try scene.cell(0).accessories.count, 1)
    try scene.show(list(false))
    expect(try scene.cell(0).accessories.isEmpty)
  }

  @Test("separators are hidden and inset as the rows specify")
  func separators() throws {
    let scene = CollectionScene()
    func lines(_ separator: RowSeparator) throws -> [CGRect] {
      try scene.show(
        RowList {
          RowSection("a") {
            Row(1, Headline("a")).height(.fixed(50)).separator(separator)
            Row(2, Headline("b")).height(.fixed(50))
          }
        })
      let row = try scene.cell(0)
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(scene.collection).filter {
        !$0.isHidden && $0.alpha > 0 && $0.bounds.height > 0 && $0.bounds.height <= 1 && $0.bounds.width > 100
      }
      .map { $0.convert($0.bounds, to: row) }.filter { abs($0.midY - 50) < 1 }
    }
    expectEqual(try lines(.automatic).count, 1)
    let line = try require(try lines(.inset(leading: 40, trailing: 30)).first)
    expect(line.minX == 40 && line.maxX == 290)
    expect(try lines(.hidden).isEmpty)
  }

  @Test("heights derived from the width follow it")
  func heights() throws {
    let scene = CollectionScene()
    try scene.show(
      RowList {
        RowSection("a") {
          Row(1, Headline("a")).height(.aspectRatio(4))
          Row(2, Headline("b")).height { $0 / 5 }
        }
      })
    expectEqual(scene.frames.map(\.height), [80, 64])
    scene.screen.resize(to: CGSize(width: 400, height: 480))
    try scene.screen.settle()
    expectEqual(scene.frames.map(\.height), [100, 80])
  }

  // MARK: Headers

  @Test("headers and footers show texts, follow changes, and are added and removed")
  func headers() throws {
    let scene = CollectionScene(.list(.grouped))
    func list(_ header: String?, _ footer: String?) -> RowList {
      var section = RowSection("a") { Row(1, Headline("a")).height(.fixed(50)) }
      if let header { section = section.header(header) }
      if let footer { section = section.footer(footer) }
      return RowList { section }
    }
    func text(_ isHeader: Bool) -> String? {
      (scene.collection.sectionView(0, isHeader: isHeader)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    try scene.show(list("Above", nil))
    expect(text(true) == "Above" && text(false) == nil)
    let view = scene.collection.sectionView(0, isHeader: true)
    try scene.show(list("Still above", nil))
    expect(text(true) == "Still above" && scene.collection.sectionView(0, isHeader: true) === view)
    try scene.show(list(nil, "Below"))
    expect(text(true) == nil && text(false) == "Below")
    let below = try require(scene.collection.sectionView(0, isHeader: false))
    expect(try below.frame.minY >= scene.cell(0).frame.maxY)
  }

  @Test("spaces above and below the rows are those of the section")
  func spaces() throws {
    let scene = CollectionScene()
    try scene.show(
      RowList {
        RowSection("a") { Row(1, Headline("a")).height(.fixed(50)) }.headerSpace(30).footerSpace(7)
        RowSection("b") { Row(2, Headline("b")).height(.fixed(50)) }.headerSpace(0)
      })
    expectEqual(scene.frames.map(\.minY), [30, 87])
  }

  @Test("a tap on the header of a section that can be collapsed hides the rows and shows them again")
  func collapsing() throws {
    let scene = CollectionScene(.list(.sidebar))
    var isCollapsed = false
    func show() throws {
      try scene.show(
        RowList {
          RowSection("a") { for id in 1...3 { Row(id, Headline("\(id)")).height(.fixed(50)) } }.header("Folder")
            .collapsible(isCollapsed) { isCollapsed.toggle() }
        }, animated: true)
    }
    try show()
    for count in [0, 3] {
      let header = try require(scene.collection.sectionView(0, isHeader: true))
      scene.screen.tap(at: header.convert(CGPoint(x: 60, y: header.bounds.midY), to: nil))
      try show()
      expectEqual(scene.collection.numberOfItems(inSection: 0), count)
      expect(scene.collection.sectionView(0, isHeader: true) === header)
      expectEqual(header.accessibilityValue, (count == 0 ? "Collapsed" : "Expanded"))
    }
  }

  // MARK: Editing

  @Test("a swipe shows the row's actions; a row that may be deleted has one that deletes")
  func swipes() throws {
    let scene = CollectionScene()
    var deleted: [Int] = []
    var ids = [1, 2, 3]
    func show() throws {
      try scene.show(
        RowList {
          RowSection("a") {
            for id in ids {
              Row(id, Headline("\(id)")).height(.fixed(50)).onDelete { _ in
                deleted.append(id)
                ids.removeAll { $0 == id }
              }
            }
          }
        }, animated: true)
    }
    try show()
    try scene.screen.drag(.row(RowIdentity(Headline.self, id: 2)), by: CGVector(dx: -120, dy: 0))
    try scene.screen.settle()
    try scene.screen.tap(.text("Delete"))
    scene.screen.advance(by: 0.5)
    try show()
    expect(deleted == [2] && scene.texts == ["1", "3"])
  }

  @Test("a row is moved by its reorder control where its rule allows it")
  func moving() throws {
    let scene = CollectionScene()
    var moves: [String] = []
    func list(_ ids: [Int]) -> RowList {
      RowList {
        RowSection("a") {
          for id in ids {
            Row(id, Headline("\(id)")).height(.fixed(50)).onMove(.withinSection) { _, move in
              moves.append("\(id): \(move.source.item) to \(move.destination.item)")
            }
          }
        }
        RowSection("b") { Row(10, Headline("10")).height(.fixed(50)) }
      }
    }
    try scene.show(list([1, 2, 3]))
    scene.collection.isEditing = true
    try scene.screen.settle()
    scene.screen.drag(from: CGPoint(x: 300, y: 25), to: CGPoint(x: 300, y: 190), duration: 0.5, hold: 0.3)
    try scene.screen.settle()
    expectEqual(moves, ["1: 0 to 2"])
    try scene.show(list([2, 3, 1]))
    expectEqual(scene.texts, ["2", "3", "1", "10"])
  }

  // MARK: Problems

  @Test("rows with table cells are empty and reported, and a table reports arrangements")
  func problems() throws {
    let scene = CollectionScene()
    try scene.show(ListScene.posts(1...2))
    expectEqual(scene.collection.visibleCells.count, 2)
    expectEqual(scene.problems, [.otherView(row: RowIdentity(Post.self, id: 1), cell: "PostCell")])
    let table = ListScene()
    var problems: [ListProblem] = []
    table.adapter.onProblem = { problems.append($0) }
    for _ in 0..<2 {
      try table.show(
        RowList {
          RowSection("a") { Row(1, Headline("a")) }
          RowSection("b") { Row(2, Headline("b")) }.arrangement(.grid(columns: .count(2)))
        })
    }
    expect(table.texts.count == 2 && problems == [.arrangementInTable(section: 1)])
  }

  @Test("a collection view without an arrangement keeps its own layout")
  func ownLayout() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 70)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let adapter = ListAdapter(collectionView: collection, arrangement: nil)
    let window = UIWindow(frame: collection.frame)
    window.addSubview(collection)
    adapter.apply { for id in 0..<4 { Row(id, Headline("\(id)")) } }
    collection.layoutIfNeeded()
    expect(collection.collectionViewLayout === layout)
    expect(collection.visibleCells.map(\.frame.size).allSatisfy { $0 == CGSize(width: 100, height: 70) })
    expectEqual(collection.visibleCells.count, 4)
  }
}
