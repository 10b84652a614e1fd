import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens in which several rows are chosen, and one that is walked through by keys.
@MainActor @Suite struct MultipleSelectionScreens {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func selectedMessagesAreDeletedTogether() throws {
    let controller = InboxViewController(style: .plain)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    controller.setEditing(true, animated: true)
    try screen.settle()
    for row in [1, 3, 4] { try screen.tap(row: path(row)) }
    expectEqual(controller.tableView.indexPathsForSelectedRows, [path(1), path(3), path(4)])
    expectEqual(controller.log, ["select 1", "select 3", "select 4"])
    try screen.tap(row: path(3))
    expectEqual(controller.log.last, "deselect 3")
    controller.deleteSelected()
    try screen.settle()
    expect(!controller.isEditing && !controller.tableView.isEditing)
    expectEqual(
      controller.tableView.visibleCells.prefix(3).map { $0.textLabel?.text }, ["Message 1", "Message 3", "Message 4"])
    expectNil(controller.tableView.indexPathsForSelectedRows)
  }

  @Test func outsideOfEditModeAMessageOpens() throws {
    let controller = InboxViewController(style: .plain)
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    try screen.tap(row: path(2))
    expectEqual(controller.log, ["select 2", "open 2"])
  }

  @Test func optionalMethodsAreCalledWithAQuestionMark() {
    let controller = InboxViewController(style: .plain)
    let table: UITableView = controller.tableView
    let delegate: any UITableViewDelegate = controller
    expectEqual(delegate.tableView?(table, shouldBeginMultipleSelectionInteractionAt: path(1)), true)
    delegate.tableViewDidEndMultipleSelectionInteraction?(table)
    expectNil(delegate.tableView?(table, canFocusRowAt: path(1)))
    expectNil(delegate.indexPathForPreferredFocusedView?(in: table))
    expectEqual(controller.log, ["should begin 1", "did end"])
  }

  @Test func arrowKeysMoveTheFocusAmongRows() throws {
    let controller = PlanetsViewController(style: .insetGrouped)
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    for _ in 0..<4 { screen.press(.keyboardDownArrow) }
    screen.advance(frames: 2)
    expectEqual(controller.log.filter { $0.hasPrefix("focus") }.last, "focus 4", "Mars may not have it")
    screen.press(.keyboardReturnOrEnter)
    expect(controller.log.contains("select Jupiter"))
    controller.followsFocus = true
    screen.press(.keyboardEnd)
    expect(controller.log.contains("select Neptune"))
    expectEqual(controller.tableView.indexPathForSelectedRow, path(7))
  }
}
