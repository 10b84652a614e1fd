import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableSizingTests {
  @Test func withoutEstimatesEveryRowsHeightIsQueriedOnce() {
    let heights = HeightDelegate { CGFloat(40 + $0.row % 3) }
    let scene = TableScene(rows: [1000], delegate: heights)
    // The first row is asked once more, to find out whether the method is there.
    expectEqual(heights.requests.count, 1001)
    let total: CGFloat = 334 * 40 + 333 * 41 + 333 * 42
    expectEqual(scene.table.contentSize.height, total)
    heights.requests = []
    scene.scroll(to: 4000)
    expect(heights.requests.isEmpty)
  }

  @Test func withEstimatesOnlyVisibleRowHeightsAreQueried() {
    let heights = HeightDelegate { _ in 88 }
    let scene = TableScene(rows: [1_000_000], delegate: heights, estimatedRowHeight: 44)
    expect(heights.requests.count < 20)
    expectEqual(scene.shownRows, Array(0..<5))
    expectEqual(scene.table.contentSize.height, 44_000_220)
  }

  private final class Titled: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Sound" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "How it sounds." : nil
    }
  }

  /// As in tables that Interface Builder makes.
  @Test func outerSectionHeightsAreEnlargedToFitTheirTitles() {
    let source = Titled()
    func frames(_ height: CGFloat) -> [CGFloat] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
      table.dataSource = source
      table.sectionHeaderHeight = height
      table.sectionFooterHeight = height
      table.layoutIfNeeded()
      return [
        table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0), table.rectForHeader(inSection: 1),
        table.rectForFooter(inSection: 1),
      ].map(\.height)
    }
    let own = frames(UITableView.automaticDimension)
    expectEqual(frames(18), [own[0], own[1], 18, 18])
    expect(own[0] > 45 && own[1] > 20)
    expectEqual(frames(60), [60, 60, 60, 60])
  }

  @Test func aDelegateWithoutHeightsLeavesRowHeightInForce() {
    let scene = TableScene(rows: [1000], delegate: TableRecorder())
    scene.table.rowHeight = 60
    scene.layOut()
    expectEqual(scene.table.contentSize.height, 60_000)
    expectEqual(scene.shownRows, Array(0..<8))
  }

  @Test func automaticRowsAreAsHighAsTheirCells() {
    let scene = TableScene(rows: [50], estimatedRowHeight: UITableView.automaticDimension)
    scene.source.cellHeight = { CGFloat(50 + $0.row * 10) }
    scene.table.reloadData()
    scene.layOut()
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 2, section: 0)), CGRect(x: 0, y: 110, width: 320, height: 70))
    expectNil(scene.table.invariantViolation(), "\(scene.table.dump())")
  }

  /// Scrolling up into rows that were guessed moves nothing that is on screen.
  @Test func visibleRowsDoNotMoveWhenRowsAboveAreMeasured() {
    let heights = HeightDelegate { CGFloat(30 + ($0.row * 37) % 90) }
    let scene = TableScene(rows: [2000], delegate: heights, estimatedRowHeight: 50)
    scene.scroll(to: 50_000)
    for _ in 0..<400 {
      let table = scene.table
      let before = Dictionary(
        uniqueKeysWithValues: table.visibleCells.compactMap { cell in
          table.indexPath(for: cell).map { ($0, cell.frame.minY - table.contentOffset.y) }
        })
      table.contentOffset.y -= 23
      scene.layOut()
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell), let old = before[path] else { continue }
        expectEqual(cell.frame.minY - table.contentOffset.y, old + 23, "row \(path) moved")
      }
      expectNil(table.invariantViolation(), "\(table.dump())")
    }
  }

  @Test func draggingContinuesSmoothlyOverHeightCorrections() {
    let heights = HeightDelegate { CGFloat(30 + ($0.row * 37) % 90) }
    let scene = TableScene(rows: [2000], delegate: heights, estimatedRowHeight: 50)
    scene.scroll(to: 50_000)
    scene.touches.down(at: CGPoint(x: 100, y: 100))
    scene.touches.move(to: CGPoint(x: 100, y: 111))
    scene.layOut()
    guard let cell = scene.table.visibleCells.last, let path = scene.table.indexPath(for: cell) else {
      Issue.record("no row is shown")
      return
    }
    let start = cell.frame.minY - scene.table.contentOffset.y
    for step in 1...10 {
      scene.touches.move(to: CGPoint(x: 100, y: 111 + CGFloat(step) * 10))
      scene.layOut()
      guard let moved = scene.table.cellForRow(at: path) else { break }
      expectEqual(moved.frame.minY - scene.table.contentOffset.y, start + CGFloat(step) * 10)
    }
  }

  @Test func scrollToRowReachesARowDespiteEstimatedHeights() {
    let heights = HeightDelegate { CGFloat(30 + ($0.row * 37) % 90) }
    let scene = TableScene(rows: [2000], delegate: heights, estimatedRowHeight: 50)
    for (position, row) in [(UITableView.ScrollPosition.top, 700), (.middle, 200), (.bottom, 1500)] {
      let path = IndexPath(row: row, section: 0)
      scene.table.scrollToRow(at: path, at: position, animated: false)
      scene.layOut()
      let rect = scene.table.rectForRow(at: path)
      let y = rect.minY - scene.table.contentOffset.y
      switch position {
      case .top: expect(abs(y) < 1)
      case .bottom: expect(abs(y + rect.height - 440) < 1)
      default: expect(abs(y + rect.height / 2 - 220) < 1)
      }
    }
  }

  @Test func anAnimatedScrollEndsAtTheRow() {
    let heights = HeightDelegate { CGFloat(30 + ($0.row * 37) % 90) }
    let scene = TableScene(rows: [2000], delegate: heights, estimatedRowHeight: 50)
    let path = IndexPath(row: 40, section: 0)
    scene.table.scrollToRow(at: path, at: .top, animated: true)
    for _ in 0..<60 { scene.advance(1.0 / 60) }
    expect(abs(scene.table.rectForRow(at: path).minY - scene.table.contentOffset.y) < 1)
    expect(scene.touches.clock.pendingWork.isEmpty)
  }

  @Test func aMillionDifferentHeightsTakeLittleMemory() {
    let heights = HeightDelegate { CGFloat(40 + $0.row % 61) }
    heights.requests.reserveCapacity(1_000_001)
    let scene = TableScene(rows: [1_000_000], delegate: heights)
    expect(scene.table.model.geometry.reservedBytes < 6_000_000)
  }
}
