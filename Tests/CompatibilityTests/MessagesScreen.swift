import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct MessagesScreen {
  @Test func selfSizingMessagesGrowWhenExpanded() throws {
    let controller = MessagesTableViewController(style: .grouped)
    let screen = MountedScreen(controller)
    try screen.settle()
    let table = try require(controller.tableView)
    expectEqual(controller.displayedHeaders, [0, 1])
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Today")
    expectEqual(table.footerView(forSection: 1)?.textLabel?.text, "2 messages")
    let rows = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    let heights = rows.map { table.rectForRow(at: $0).height }
    expect(heights[1] > heights[0] + 20, "the longer message is the higher row: \(heights)")
    expect(table.rectForRow(at: rows[0]).minY > 40, "below the header view")
    for _ in 0..<6 { try screen.tap(row: rows[0]) }
    try screen.settle()
    expect(table.rectForRow(at: rows[0]).height > heights[0])
    expectEqual(table.rectForRow(at: rows[1]).minY, table.rectForRow(at: rows[0]).maxY)
    expect(controller.endedFooters.isEmpty)
  }
}
