import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@Suite("The Gallery's screen of lists that are edited")
@MainActor struct EditingViewControllerTests {
  private func titles(_ table: UITableView, _ section: Int) -> [String?] {
    (0..<table.numberOfRows(inSection: section)).map {
      table.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
    }
  }

  @Test("a task is deleted by a swipe across its row")
  func deletion() throws {
    let controller = EditingViewController()
    let screen = MountedScreen(controller)
    try screen.drag(row: IndexPath(row: 1, section: 0), by: CGVector(dx: -330, dy: 0))
    try screen.settle()
    expectEqual(titles(controller.tableView, 0), ["Water the plants", "Buy bread", "Fix the bicycle", "Write to Ana"])
  }

  @Test("a stop is moved by its reorder control and stays in its section")
  func order() throws {
    let controller = EditingViewController()
    let screen = MountedScreen(controller)
    controller.setEditing(true, animated: true)
    try screen.settle()
    let table = try require(controller.tableView)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 1)), to: nil)
    let grip = CGPoint(x: row.maxX - 25, y: row.midY)
    screen.drag(from: grip, to: CGPoint(x: grip.x, y: 60))
    try screen.settle()
    expectEqual(titles(table, 1).prefix(3), ["Braga", "Lisboa", "Porto"])
  }

  @Test("a stop is dragged without edit mode")
  func drag() throws {
    let controller = EditingViewController()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 1)), to: nil)
    let start = CGPoint(x: row.midX, y: row.midY)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 2 * row.height), press: 0.7)
    try screen.settle()
    expectEqual(titles(table, 1).prefix(3), ["Porto", "Braga", "Lisboa"])
    // Above its section are the tasks, which take no stops.
    screen.drag(from: CGPoint(x: start.x, y: start.y + row.height), to: CGPoint(x: start.x, y: 60), press: 0.7)
    try screen.settle()
    expectEqual(titles(table, 1).prefix(3), ["Braga", "Porto", "Lisboa"])
  }

  @Test("a task is changed by its menu")
  func menu() throws {
    let controller = EditingViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 568), scale: 1)
    try screen.tap(row: IndexPath(row: 0, section: 0), duration: 0.7)
    try screen.settle()
    // Done, Flagged, Duplicate: the third.
    for _ in 0..<3 { screen.press(.keyboardDownArrow) }
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(titles(controller.tableView, 0).prefix(3), ["Water the plants", "Water the plants", "Call the bank"])
  }
}
