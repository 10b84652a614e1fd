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
    #expect(titles(controller.tableView, 0) == ["Water the plants", "Buy bread", "Fix the bicycle", "Write to Ana"])
  }

  @Test("a stop is moved by its grip and stays in its section")
  func order() throws {
    let controller = EditingViewController()
    let screen = MountedScreen(controller)
    controller.setEditing(true, animated: true)
    try screen.settle()
    let table = try #require(controller.tableView)
    let row = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 1)), to: nil)
    let grip = CGPoint(x: row.maxX - 25, y: row.midY)
    screen.drag(from: grip, to: CGPoint(x: grip.x, y: 60))
    try screen.settle()
    #expect(titles(table, 1).prefix(3) == ["Braga", "Lisboa", "Porto"])
  }
}
