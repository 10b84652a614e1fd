import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct ShoppingListScreens {
  private func names(_ controller: ShoppingListViewController) -> [String] {
    controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test func theTableFollowsTheList() {
    let controller = ShoppingListViewController()
    let screen = MountedScreen(controller)
    controller.add("Tea")
    #expect(names(controller) == ["Tea", "Bread", "Milk", "Apples"])
    controller.rename(1, "Rolls")
    controller.mark(2)
    #expect(names(controller) == ["Tea", "Rolls", "Milk!", "Apples"])
    controller.buy(0)
    #expect(names(controller) == ["Rolls", "Milk!", "Apples", "Tea"])
    controller.removeTwo()
    #expect(names(controller) == ["Apples", "Tea"])
    controller.forgetBought()
    #expect(names(controller) == ["Apples"])
    #expect(controller.finished.isEmpty)
    screen.advance(by: 0.5)
    #expect(controller.finished == [true])
  }
}
