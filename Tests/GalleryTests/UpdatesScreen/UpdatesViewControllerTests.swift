import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The Updates screen")
struct UpdatesViewControllerTests {
  /// The texts of the rows on screen, by the list and by the cells.
  private func texts(_ controller: UpdatesViewController) -> (expected: [String], shown: [String]) {
    let paths = (controller.tableView.indexPathsForVisibleRows ?? []).filter { $0.section > 0 }
    return (
      paths.map { controller.list.sections[$0.section - 1].rows[$0.row].title },
      paths.map { controller.tableView.cellForRow(at: $0)?.textLabel?.text ?? "" }
    )
  }

  @Test("takes a step when it is pulled down")
  func pull() throws {
    let controller = UpdatesViewController(seed: 4)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    let top = controller.tableView.contentOffset.y
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
    screen.advance(by: 2)
    expectEqual(controller.steps, 1)
    expect(controller.refreshControl?.isRefreshing == false && controller.tableView.contentOffset.y == top)
  }

  @Test("shows the list after each step, while the last one is still animated")
  func steps() {
    let controller = UpdatesViewController(seed: 11)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    for step in 0..<40 {
      controller.show(animation: step)
      controller.step()
      screen.advance(by: Double(step % 5) * 0.08)
      let texts = texts(controller)
      expectEqual(texts.shown, texts.expected, "step \(step)")
    }
  }

  @Test("runs by itself until it is stopped")
  func running() {
    let controller = UpdatesViewController(seed: 2)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    controller.toggleRunning()
    screen.advance(by: 2)
    expect(controller.steps > 3)
    controller.toggleRunning()
    let steps = controller.steps
    screen.advance(by: 2)
    expect(controller.steps <= steps + 1)
  }
}
