import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens that are pulled down for something fresher.
@MainActor @Suite struct RefreshScreens {
  @Test func pullingFarEnoughRefreshesOnce() throws {
    let controller = NewsViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    let table = try require(controller.tableView)
    let top = table.adjustedContentInset.top
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
    expectEqual(controller.refreshCount, 1)
    expectEqual(controller.refreshControl?.isRefreshing, true)
    screen.advance(by: 2)
    expectEqual(table.contentOffset.y, -(top + 60), "the wheel has its place below the bar")
    expectEqual(table.adjustedContentInset.top, top + 60)
    controller.finish()
    screen.advance(by: 1)
    try screen.settle()
    expectEqual(table.contentOffset.y, -top)
    expectEqual(controller.refreshControl?.isRefreshing, false)
    expectEqual(controller.refreshCount, 1)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Headline 31")
  }

  @Test func beginRefreshingShowsTheControlWithoutAnEvent() throws {
    let controller = NewsViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    let top = -controller.tableView.contentOffset.y
    controller.refreshFromTimer()
    screen.advance(by: 1)
    expectEqual(controller.refreshCount, 0)
    expectEqual(controller.tableView.contentOffset.y, -(top + 60))
    controller.finish()
    screen.advance(by: 1)
    expectEqual(controller.tableView.contentOffset.y, -top)
  }

  @Test func anActionMayEndTheRefreshAtOnce() throws {
    let controller = MapViewController()
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    try screen.settle()
    expectEqual(controller.refreshes, [true])
    expectEqual(controller.scrollView.contentOffset.y, -controller.scrollView.adjustedContentInset.top)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    try screen.settle()
    expectEqual(controller.refreshes, [true, true])
  }
}
