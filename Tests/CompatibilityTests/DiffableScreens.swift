import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens with diffable data sources, written from Apple's documentation alone.
@MainActor @Suite struct DiffableScreens {
  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func typingFiltersTheListBySnapshots() throws {
    let controller = MountainsViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    let table = try require(controller.tableView)
    expectEqual(table.numberOfRows(inSection: 0), 14)
    expectEqual(texts(table).first, "Annapurna")
    let cell = try require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    expectEqual(cell.textLabel?.text, "Gasherbrum I")
    controller.performQuery(with: "gash")
    try screen.settle()
    expectEqual(texts(table), ["Gasherbrum I", "Gasherbrum II"])
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell, "a row that stays keeps its cell")
    let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    screen.tap(at: CGPoint(x: row.midX, y: row.midY))
    expectEqual(controller.selectedName, "Gasherbrum II")
    controller.performQuery(with: "")
    try screen.settle()
    expectEqual(table.numberOfRows(inSection: 0), 14)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 5, section: 0), "the selection follows its row")
    controller.performQuery(with: "matterhorn")
    try screen.settle()
    expect(texts(table).isEmpty)
  }

  @Test func snapshotsFollowTheStateOfTheSettings() throws {
    let controller = NetworksViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    let table = try require(controller.tableView)
    expectEqual(texts(table), ["WLAN is on", "Library", "Café •••", "Guests •", "Printer 4 ••"])
    expectEqual(table.numberOfSections, 2)
    let toggle = table.cellForRow(at: IndexPath(row: 0, section: 0))
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    screen.tap(at: CGPoint(x: row.midX, y: row.midY))
    try screen.settle()
    expectEqual(texts(table), ["WLAN is off"])
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === toggle, "reconfiguring keeps the cell")
    controller.toggle()
    try screen.settle()
    expectEqual(table.numberOfSections, 2)
    let made = controller.configurations
    controller.measure("Guests", bars: 4)
    try screen.settle()
    expectEqual(controller.configurations, made + 1)
    expectEqual(texts(table)[3], "Guests ••••")
    controller.scan(["Café", "Airport", "Guests"])
    try screen.settle()
    expectEqual(texts(table), ["WLAN is on", "Library", "Airport ", "Café •••", "Guests ••••"])
  }
}
