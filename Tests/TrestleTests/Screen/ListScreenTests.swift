import Expectations
import ListCore
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Observable
private final class Depot {
  struct Part: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  var parts = (0..<300).map { Part(id: $0, name: $0 % 10 == 7 ? "Örsted \($0)" : "Part \($0)") }
  var refreshes = 0
}

/// One screen as a table, and in a collection view of lists or of a grid.
private struct DepotScreen: ListScreen {
  let depot: Depot
  let model: ListSearch<Depot.Part>
  var arrangement: SectionArrangement?

  var search: (any ListSearching)? { model }

  var rows: RowList {
    RowList {
      RowSection("parts") {
        Rows(model.text.isEmpty ? depot.parts : Array(model.matches)) { part in
          Row(part.id, Headline(part.name)).height(.fixed(44)).keepsSelection()
        }
      }
      .indexTitle("P")
    }
    .onRefresh { depot.refreshes += 1 }
  }
}

@MainActor @Suite("A screen as a table, or in a collection view")
struct ListScreenTests {
  enum Kind: CaseIterable, Sendable { case table, list, grid }

  private let depot = Depot()

  private func make(_ kind: Kind) throws -> (ListViewController, MountedScreen) {
    let model = ListSearch(depot.parts, by: \.name, locale: Locale(identifier: "en"))
    var screen = DepotScreen(depot: depot, model: model)
    switch kind {
    case .table: break
    case .list: screen.arrangement = .list(.insetGrouped)
    case .grid: screen.arrangement = .grid(columns: .count(1), height: .fixed(44), spacing: 0).insets(.zero)
    }
    let list = ListViewController(screen)
    let mounted = MountedScreen(
      UINavigationController(rootViewController: list), size: CGSize(width: 390, height: 600))
    try mounted.settle()
    return (list, mounted)
  }

  private func view(_ list: ListViewController) throws -> any ListView {
    try require(list.tableView ?? list.collectionView as (any ListView)?)
  }

  private func ids(_ list: ListViewController) throws -> [Int] {
    try view(list).visiblePaths.compactMap { list.adapter.identity(at: $0.indexPath)?.id?.base as? Int }
  }

  /// How far a row is below the top of the view, in points.
  private func top(_ id: Int, _ list: ListViewController) throws -> CGFloat {
    let path = try require(list.adapter.indexPath(for: RowIdentity(Depot.Part.self, id: id)).flatMap { RowPath($0) })
    return try view(list).frame(of: path).minY - view(list).contentOffset.y
  }

  @Test("has one kind of view", arguments: Kind.allCases)
  func kinds(_ kind: Kind) throws {
    let (list, _) = try make(kind)
    expect((list.tableView == nil) == (kind != .table) && (list.collectionView == nil) == (kind == .table))
    expectEqual(try ids(list).prefix(3), [0, 1, 2])
  }

  @Test("follows the model that it reads", arguments: Kind.allCases)
  func observing(_ kind: Kind) async throws {
    let (list, screen) = try make(kind)
    depot.parts.removeFirst(2)
    depot.parts[1].name = "Renamed"
    await yieldToTasks()
    try screen.settle()
    expectEqual(try ids(list).prefix(3), [2, 3, 4])
    try screen.tap(.text("Renamed"))
    try screen.settle()
    expectEqual(list.adapter.selectedRows, [RowIdentity(Depot.Part.self, id: 3)])
  }

  @Test("a search shows results from the top, keeps the selection, and leads back", arguments: Kind.allCases)
  func searching(_ kind: Kind) throws {
    let (list, screen) = try make(kind)
    try screen.reveal(RowIdentity(Depot.Part.self, id: 200))
    try screen.tap(.row(RowIdentity(Depot.Part.self, id: 197)))
    try screen.settle()
    let before = try top(200, list)
    let search = try require(list.navigationItem.searchController)
    search.isActive = true
    try screen.settle()
    search.searchBar.searchTextField.becomeFirstResponder()
    screen.type("ors")
    try screen.settle()
    expectEqual(try ids(list).prefix(2), [7, 17])
    expectEqual(list.adapter.selectedRows, [RowIdentity(Depot.Part.self, id: 197)])
    search.isActive = false
    try screen.settle()
    expect(try abs(top(200, list) - before) < 0.01)
    expectEqual(list.adapter.selectedRows, [RowIdentity(Depot.Part.self, id: 197)])
  }

  @Test("is refreshed by a pull", arguments: Kind.allCases)
  func refreshing(_ kind: Kind) async throws {
    let (list, screen) = try make(kind)
    screen.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 560), hold: 0.3)
    try require(await waitUntil { depot.refreshes == 1 })
    let control = try require(try view(list).refreshControl)
    try require(await waitUntil { !control.isRefreshing })
  }

  @Test("deselects its rows when it appears again, and is edited with its controller", arguments: Kind.allCases)
  func appearing(_ kind: Kind) throws {
    let (list, screen) = try make(kind)
    try screen.tap(.row(RowIdentity(Depot.Part.self, id: 1)))
    expectEqual(try view(list).selectedPaths.count, 1)
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    try screen.settle()
    list.navigationController?.popViewController(animated: false)
    try screen.settle()
    expect(try view(list).selectedPaths.isEmpty)
    list.setEditing(true, animated: false)
    expect(try view(list).isEditing)
  }

  @Test("has the index of its sections' titles", arguments: Kind.allCases)
  func index(_ kind: Kind) throws {
    let (list, _) = try make(kind)
    let titles =
      list.tableView.map { $0.dataSource?.sectionIndexTitles?(for: $0) }
      ?? list.collectionView.map { $0.dataSource?.indexTitles?(for: $0) } ?? nil
    expectEqual(titles, ["P"])
  }

  @Test("is described as one text with any kind of view", arguments: Kind.allCases)
  func description(_ kind: Kind) throws {
    let (list, _) = try make(kind)
    let lines = list.adapter.inspection.split(separator: "\n").prefix(3)
    expectEqual(
      lines,
      [
        "1 section, 300 rows", "'parts': 300 rows",
        "  0.0 Part 0, 44 points high (44 points), came into sight",
      ])
  }
}
