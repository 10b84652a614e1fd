import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct PackingListScreens {
  private func mounted() -> (PackingListViewController, MountedScreen) {
    let controller = PackingListViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    screen.advance(frames: 3)
    return (controller, screen)
  }

  private func row(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  @Test func aSwipeAcrossARowDeletesItFromTheSnapshot() throws {
    let (controller, screen) = mounted()
    try screen.drag(row: row(1), by: CGVector(dx: -330, dy: 0))
    try screen.settle()
    expectEqual(controller.dataSource.snapshot().itemIdentifiers, ["Passport", "Book", "Map"])
    expectEqual(controller.tableView.numberOfRows(inSection: 0), 3)
  }

  @Test func aRowThatMayNotBeEditedIsNotSwiped() throws {
    let (controller, screen) = mounted()
    try screen.drag(row: row(0), by: CGVector(dx: -330, dy: 0))
    try screen.settle()
    expectEqual(controller.dataSource.snapshot().numberOfItems, 4)
  }

  @Test func theReorderControlMovesARow() throws {
    let (controller, screen) = mounted()
    controller.setEditing(true, animated: false)
    screen.advance(frames: 3)
    let frame = controller.tableView.convert(controller.tableView.rectForRow(at: row(3)), to: nil)
    let grip = CGPoint(x: frame.maxX - 28, y: frame.midY)
    screen.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y - 2 * frame.height), duration: 0.5)
    try screen.settle()
    expectEqual(controller.dataSource.snapshot().itemIdentifiers, ["Passport", "Map", "Umbrella", "Book"])
    expectEqual(controller.tableView.visibleCells.count, 4)
  }

  @Test func aDiffableDataSourceWithoutOverridesAllowsNoEditing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    expect(!source.tableView(table, canEditRowAt: row(0)) && !source.tableView(table, canMoveRowAt: row(0)))
  }
}
