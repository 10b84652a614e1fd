import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct ShoppingListScreens {
  private func names(_ controller: ShoppingListViewController) -> [String] {
    controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func theTableFollowsChangesOfTheModel() {
    let controller = ShoppingListViewController()
    let screen = MountedScreen(controller)
    controller.add("Tea")
    expectEqual(names(controller), ["Tea", "Bread", "Milk", "Apples"])
    controller.rename(1, "Rolls")
    controller.mark(2)
    expectEqual(names(controller), ["Tea", "Rolls", "Milk!", "Apples"])
    controller.buy(0)
    expectEqual(names(controller), ["Rolls", "Milk!", "Apples", "Tea"])
    controller.removeTwo()
    expectEqual(names(controller), ["Apples", "Tea"])
    controller.forgetBought()
    expectEqual(names(controller), ["Apples"])
    expect(controller.finished.isEmpty)
    screen.advance(by: 0.5)
    expectEqual(controller.finished, [true])
  }
}
