import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("Ads that come late")
struct RowsAdStockTests {
  private let supplier = HandSupplier()
  private let scene = ListScene()

  private func list(_ posts: some Sequence<Int>, _ stock: AdStock<Ad>, _ placement: Placement) -> RowList {
    RowList {
      RowSection("feed") {
        Rows(posts.map { Post(id: $0, text: "p\($0)") }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
        }
        .placing(stock, placement) { ad in Row(ad, in: AdCell.self) { $0.show($1) }.height(.fixed(44)) }
      }
    }
  }

  /// The rows of the table among which ads stand: places of ads.
  private var places: [Int] {
    let count = scene.table.numberOfRows(inSection: 0)
    return (0..<count).filter { scene.adapter.identity(at: IndexPath(row: $0, section: 0))?.typeName == "Ad" }
  }

  private func makeStock(_ ids: [Int], ahead: Int = 2) async throws -> AdStock<Ad> {
    let stock = AdStock(supplier, ahead: ahead, clock: ManualClock())
    stock.start()
    for id in ids {
      try require(await waitUntil { supplier.isAsked })
      supplier.answer(id)
      try require(await waitUntil { stock.ads.last?.id == id })
    }
    if ids.isEmpty { try require(await waitUntil { supplier.isAsked }) }
    return stock
  }

  @Test("are inserted below the visible rows first, and above them only then")
  func below() async throws {
    let stock = try await makeStock([])
    let every = Placement.every(20, from: 3)
    try scene.show(list(0..<200, stock, every))
    scene.table.contentOffset.y = 44 * 50
    try scene.screen.settle()
    let before = scene.texts
    supplier.answer(1)
    try require(await waitUntil { stock.ads.count == 1 })
    try scene.show(list(0..<200, stock, every), animated: true)
    expectEqual(scene.texts, before)
    expectEqual(places, [63], "the next place that the reader comes to")
    expectEqual(scene.top(of: 52), 88)
  }

  @Test("wait while their place is visible, and are inserted when it is not")
  func waiting() async throws {
    let stock = try await makeStock([])
    try scene.show(list(0..<100, stock, .at(2)))
    supplier.answer(1)
    try require(await waitUntil { stock.ads.count == 1 })
    try scene.show(list(0..<100, stock, .at(2)), animated: true)
    expect(places.isEmpty, "at the very top everything below would move")
    scene.screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
    try scene.screen.settle()
    expectEqual(places, [2])
    scene.expectSound()
  }

  @Test("move no visible row, in any frame of the animation")
  func everyFrame() async throws {
    let stock = try await makeStock([])
    let every = Placement.every(4, from: 1)
    try scene.show(list(0..<60, stock, every))
    scene.table.contentOffset.y = 44 * 20 + 10
    try scene.screen.settle()
    let cells = scene.table.visibleCells
    let tops = cells.map { $0.frame.minY - scene.table.contentOffset.y }
    for id in 1...6 {
      try require(await waitUntil { supplier.isAsked })
      supplier.answer(id)
      try require(await waitUntil { stock.ads.count == id })
      stock.didShow(id)
      scene.adapter.apply(list(0..<60, stock, every))
      for _ in 0..<10 {
        scene.screen.advance(frames: 1)
        let shown = cells.map { ($0.layer.presentation() ?? $0.layer).frame.minY - scene.table.contentOffset.y }
        expectEqual(shown, tops, "ad \(id)")
      }
    }
    expect(places.count == 6 && places.allSatisfy { !(20...31).contains($0) })
    scene.expectSound()
  }

  @Test("a changed rule is applied at once")
  func otherRule() async throws {
    let stock = try await makeStock([1, 2])
    try scene.show(list(0..<100, stock, .at(50)))
    expectEqual(places, [50])
    try scene.show(list(0..<100, stock, .at(2)), animated: true)
    expectEqual(places, [2])
  }

  @Test("a visible one counts as shown, and another one is requested")
  func shown() async throws {
    let stock = try await makeStock([1, 2])
    expectEqual(supplier.requests, 2)
    try scene.show(list(0..<100, stock, .at(1, 50)))
    try require(await waitUntil { supplier.requests == 3 })
    expectEqual(stock.unshownCount, 1)
  }

  @Test("a discarded one leaves no gap")
  func discarding() async throws {
    let stock = try await makeStock([1])
    try scene.show(list(0..<4, stock, .at(1)))
    expectEqual(scene.texts, ["p0", "ad 1", "p1", "p2", "p3"])
    stock.discard(1)
    try scene.show(list(0..<4, stock, .at(1)), animated: true)
    expectEqual(scene.texts, ["p0", "p1", "p2", "p3"])
    scene.expectSound()
  }
}
