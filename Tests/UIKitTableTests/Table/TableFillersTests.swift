import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Empty rows below the last one of a plain table.
@MainActor @Suite struct TableFillersTests {
  private func lines(_ table: UITableView) -> [CGRect] { table.fillers.lines.map(\.frame) }

  @Test func aPlainTableIsFilledWithRowsOfTheGivenHeight() {
    let scene = TableScene(rows: [2])
    expect(scene.table.fillerRowHeight == 0 && lines(scene.table).isEmpty)
    scene.table.fillerRowHeight = 100
    scene.layOut()
    let thickness = 1 / scene.table.pixelScale
    expectEqual(
      lines(scene.table), [188, 288, 388].map { CGRect(x: 16, y: $0 - thickness, width: 304, height: thickness) })
    expect(scene.table.fillers.lines.allSatisfy { $0.superview === scene.table })
    expectEqual(scene.table.contentSize.height, 88, "they are no content")
    scene.table.fillerRowHeight = 0
    scene.layOut()
    expect(scene.table.subviews.allSatisfy { $0 is UITableViewCell || $0.isHidden || $0.alpha == 0 })
  }

  @Test func automaticFillersAreAsHighAsTheLastRow() {
    let heights = HeightDelegate { CGFloat(60 + 10 * $0.row) }
    let scene = TableScene(rows: [3], delegate: heights)
    scene.table.fillerRowHeight = UITableView.automaticDimension
    scene.layOut()
    let thickness = 1 / scene.table.pixelScale
    expectEqual(lines(scene.table).map(\.maxY), [290, 370])
    expectEqual(lines(scene.table).map(\.height), [thickness, thickness])
    // Without rows they are standard rows.
    scene.source.rows = [0]
    scene.table.reloadData()
    scene.layOut()
    expectEqual(lines(scene.table).map(\.maxY), (1...10).map { CGFloat($0) * 44 })
  }

  @Test func fillerRowsFollowTheContentAndSeparatorStyle() {
    let scene = TableScene(rows: [2])
    scene.table.fillerRowHeight = 44
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    scene.table.separatorColor = .systemRed
    scene.layOut()
    expectEqual(lines(scene.table).count, 8)
    expect(lines(scene.table).allSatisfy { $0.minX == 30 && $0.width == 270 })
    expect(scene.table.fillers.lines.allSatisfy { $0.backgroundColor == .systemRed })
    scene.source.rows = [3]
    scene.table.insertRows(at: [path(2)], with: .none)
    expectEqual(lines(scene.table).map(\.maxY), (4...10).map { CGFloat($0) * 44 })
    // Pulled up, there are more.
    scene.scroll(to: 88)
    expectEqual(lines(scene.table).last?.maxY, 528)
    // Full, there are none.
    scene.source.rows = [11]
    scene.table.reloadData()
    scene.layOut()
    expect(lines(scene.table).isEmpty)
  }

  @Test func tablesWithFootersOrGroupsHaveNoFillerRows() {
    let grouped = TableScene(style: .grouped, rows: [1])
    grouped.table.fillerRowHeight = 44
    grouped.layOut()
    expect(lines(grouped.table).isEmpty)
    let plain = TableScene(rows: [1])
    plain.table.fillerRowHeight = 44
    plain.table.tableFooterView = UIView()
    plain.layOut()
    expect(lines(plain.table).isEmpty)
    plain.table.tableFooterView = nil
    plain.table.separatorStyle = .none
    plain.layOut()
    expect(lines(plain.table).isEmpty)
    plain.table.separatorStyle = .singleLine
    plain.layOut()
    expect(!lines(plain.table).isEmpty)
  }
}
