import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct VoucherScreens {
  private func mounted() throws -> (VouchersViewController, MountedScreen) {
    let controller = VouchersViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    return (controller, screen)
  }

  private func open(_ row: Int, on screen: MountedScreen) throws {
    try screen.drag(row: IndexPath(row: row, section: 0), by: CGVector(dx: -150, dy: 0))
    try screen.settle()
  }

  private func tapButton(
    fromTheEdge distance: CGFloat, of row: Int, _ controller: UITableViewController, _ screen: MountedScreen
  ) throws {
    let table = try require(controller.tableView)
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    screen.tap(at: CGPoint(x: frame.maxX - distance, y: frame.midY))
    try screen.settle()
  }

  @Test func theFirstActionIsAtTheEdgeAndDeletes() throws {
    let (controller, screen) = try mounted()
    try open(1, on: screen)
    expect(controller.tableView.isEditing)
    try tapButton(fromTheEdge: 20, of: 1, controller, screen)
    expectEqual(controller.vouchers, ["Books 10", "Travel 40"])
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 2)
  }

  @Test func theSecondActionReceivesItsRowAndEndsEditing() throws {
    let (controller, screen) = try mounted()
    try open(2, on: screen)
    try tapButton(fromTheEdge: 100, of: 2, controller, screen)
    expectEqual(controller.shared, ["Travel 40"])
    expect(!controller.tableView.isEditing)
  }
}
