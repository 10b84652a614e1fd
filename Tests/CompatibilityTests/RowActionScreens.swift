import Expectations
import Testing
import TrestleTesting
import UIKit

/// A screen whose rows have buttons of the old kind.
@MainActor @Suite struct RowActionScreens {
  private func mounted() throws -> (RemindersViewController, MountedScreen) {
    let controller = RemindersViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    return (controller, screen)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A place in a row, so far from its right edge.
  private func place(_ row: Int, fromEnd: CGFloat, _ controller: RemindersViewController) -> CGPoint {
    let rect = controller.tableView.convert(controller.tableView.rectForRow(at: path(row)), to: nil)
    return CGPoint(x: rect.maxX - fromEnd, y: rect.midY)
  }

  @Test func theFirstRowActionIsAtTheEdge() throws {
    let (controller, screen) = try mounted()
    try screen.drag(row: path(0), by: CGVector(dx: -150, dy: 0))
    try screen.settle()
    screen.tap(at: place(0, fromEnd: 100, controller))
    try screen.settle()
    expectEqual(controller.done, ["Call AnaDone"])
    expectEqual(controller.reminders, ["Buy milk", "Pay the rent", "Water the plants"])
    try screen.drag(row: path(0), by: CGVector(dx: -150, dy: 0))
    try screen.settle()
    screen.tap(at: place(0, fromEnd: 20, controller))
    try screen.settle()
    expectEqual(controller.reminders, ["Pay the rent", "Water the plants"])
    expect(!controller.tableView.isEditing)
  }

  @Test func aFullSwipePerformsNothing() throws {
    let (controller, screen) = try mounted()
    let start = place(0, fromEnd: 10, controller)
    screen.drag(from: start, to: CGPoint(x: 5, y: start.y))
    try screen.settle()
    expectEqual(controller.reminders.count, 4)
    expect(controller.tableView.isEditing, "the row is open")
  }

  @Test func rowsWithoutActionsStayClosed() throws {
    let (controller, screen) = try mounted()
    for row in 2...3 {
      try screen.drag(row: path(row), by: CGVector(dx: -150, dy: 0))
      try screen.settle()
      expect(!controller.tableView.isEditing, "row \(row)")
    }
    let delegate: any UITableViewDelegate = controller
    expectEqual(delegate.tableView?(controller.tableView, editActionsForRowAt: path(2))?.isEmpty, true)
    expectEqual(delegate.tableView?(controller.tableView, editActionsForRowAt: path(1))?.count, 2)
  }

  @Test func actionsKeepTheirStyleAndTitle() {
    let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    expect(action.style == .normal && action.title == "More" && action.backgroundColor == nil)
    expectEqual(UITableViewRowAction.Style.destructive, .default)
  }
}
