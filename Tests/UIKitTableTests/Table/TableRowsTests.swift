import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableRowsTests {
  @Test func onlyRowsOnScreenHaveCells() {
    let scene = TableScene(rows: [1000])
    expectEqual(scene.shownRows, Array(0..<10))
    expectEqual(scene.source.cellRequests, 10)
    scene.scroll(to: 44 * 500 + 10)
    expectEqual(scene.shownRows, Array(500...510))
    expect(scene.table.cellForRow(at: IndexPath(row: 505, section: 0)) != nil)
    expectNil(scene.table.cellForRow(at: IndexPath(row: 5, section: 0)))
    expectNil(scene.table.invariantViolation(), "\(scene.table.dump())")
  }

  @Test func liveItemsAreTheVisibleRows() {
    let scene = TableScene(rows: [1000, 20])
    let cells = scene.table.cells
    func live() -> [Int] { (0..<scene.table.model.geometry.itemCount).filter { cells.isLive(item: $0) } }
    expect(live() == cells.live.map(\.index) && live().count == 10)
    scene.scroll(to: 44 * 995)
    expect(live() == cells.live.map(\.index) && live().count == 10, "rows of both sections")
    scene.table.reloadData()
    expect(live().isEmpty, "until a layout they belong to rows that are gone")
    scene.layOut()
    expectEqual(live().count, 10)
  }

  @Test func callbacksComeInOrderWhenScrollingByOneRow() {
    let scene = TableScene(delegate: TableRecorder())
    scene.trace = []
    scene.scroll(to: 44)
    expectEqual(scene.trace, ["cell 0.10", "willDisplay 0.10", "didEndDisplaying 0.0"])
    scene.trace = []
    scene.scroll(to: 0)
    expectEqual(scene.trace, ["cell 0.0", "willDisplay 0.0", "didEndDisplaying 0.10"])
  }

  @Test func scrollingAHundredThousandRowsCreatesFewCells() {
    let heights = HeightDelegate { CGFloat(40 + $0.row % 9) }
    let scene = TableScene(rows: [100_000], delegate: heights, estimatedRowHeight: 44)
    heights.requests = []
    let made = TestCell.made
    for step in 1...10 { scene.scroll(to: CGFloat(step) * 44) }
    expect(heights.requests.count <= 12, "\(heights.requests.count) heights were asked for")
    expect(TestCell.made - made <= 2, "\(TestCell.made - made) cells were made")
  }

  @Test func layoutPassesWithoutNewRowsMakeNoCalls() {
    let scene = TableScene(rows: [100_000], delegate: TableRecorder())
    scene.scroll(to: 10)
    scene.trace = []
    let passes = scene.table.layoutPass.idlePasses
    for step in 1...20 { scene.scroll(to: 10 + CGFloat(step)) }
    expectEqual(scene.trace, [])
    expectEqual(scene.table.layoutPass.idlePasses, passes + 20)
  }

  @Test func cellsAreReusedAndConfiguredAgain() throws {
    let scene = TableScene(rows: [1000])
    for step in 1...100 { scene.scroll(to: CGFloat(step) * 44) }
    let cells = scene.table.visibleCells.compactMap { $0 as? TestCell }
    expect(scene.table.reuse.cells.madeViews <= 12)
    expect(cells.contains { $0.reuses > 5 })
    expectEqual(cells.map(\.text), (100...109).map { "0.\($0)" })
  }

  @Test func reloadDataReusesEveryCellAndQueriesAgain() {
    let scene = TableScene(rows: [5], delegate: TableRecorder())
    scene.trace = []
    scene.source.rows = [3]
    scene.table.reloadData()
    expectEqual(scene.trace, ["sections", "rows 0"])
    expectEqual(scene.table.numberOfRows(inSection: 0), 3)
    scene.trace = []
    scene.layOut()
    expectEqual(
      scene.trace,
      [0, 1, 2, 3, 4].map { "didEndDisplaying 0.\($0)" }
        + [0, 1, 2].flatMap { ["cell 0.\($0)", "willDisplay 0.\($0)"] })
    expectEqual(scene.table.contentSize.height, 132)
  }

  @Test func aShorterTableClampsTheContentOffset() {
    let scene = TableScene(rows: [100])
    scene.scroll(to: 2000)
    scene.source.rows = [20]
    scene.table.reloadData()
    expectEqual(scene.table.contentOffset.y, 440)
  }

  @Test func reloadDataWithinACallbackStartsOver() {
    let scene = TableScene(rows: [100])
    var isFirst = true
    scene.source.onCell = { _ in
      guard isFirst else { return }
      isFirst = false
      scene.source.rows = [2]
      scene.table.reloadData()
    }
    scene.scroll(to: 600)
    scene.layOut()
    expectEqual(scene.shownRows, [0, 1])
    expectNil(scene.table.invariantViolation(), "\(scene.table.dump())")
  }

  @Test func aNewWidthQueriesHeightsAgainAndKeepsTheTopRow() {
    let heights = HeightDelegate { _ in 50 }
    let scene = TableScene(rows: [1000], delegate: heights)
    scene.scroll(to: 50 * 200 + 10)
    heights.rowHeight = { _ in 100 }
    scene.table.frame.size.width = 300
    scene.layOut()
    expectEqual(scene.shownRows.first, 200)
    expectEqual(scene.table.contentOffset.y, 20_010)
    expectNil(scene.table.invariantViolation(), "\(scene.table.dump())")
  }

  @Test func indexPathsCellsAndRectsAreConsistent() {
    let scene = TableScene(rows: [4, 3])
    let path = IndexPath(row: 1, section: 1)
    let cell = scene.table.cellForRow(at: path)
    expectEqual(cell.flatMap { scene.table.indexPath(for: $0) }, path)
    expectEqual(scene.table.rectForRow(at: path), CGRect(x: 0, y: 220, width: 320, height: 44))
    expectEqual(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 221)), path)
    expectNil(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 400)))
    expectEqual(
      scene.table.indexPathsForRows(in: CGRect(x: 0, y: 170, width: 10, height: 60)),
      [
        IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1),
      ])
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 9, section: 0)), .zero)
  }

  @Test func rowsAreShownAtTheEndOfAMillion() {
    let scene = TableScene(rows: [1_000_000])
    scene.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    scene.layOut()
    expectEqual(scene.shownRows.last, 999_999)
    expectEqual(scene.table.contentOffset.y, 43_999_560)
    expect(scene.source.cellRequests <= 40)
  }
}
