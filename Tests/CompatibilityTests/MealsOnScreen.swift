import Expectations
import Testing
import TrestleTesting
import UIKit

@Suite @MainActor struct MealsOnScreen {
  private let controller = MealsViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller)
  }

  @Test func accessibilityElementsAreInReadingOrder() {
    expectEqual(
      screen.accessibility,
      """
      list
        staticText "Monday" = "1900 calories"
        staticText "Tuesday" = "2100 calories"
      adjustable #portions "Portions" = "1" hint "Swipe up or down to change the number of portions" called "Portions", "Servings"
      staticText "Protein"
      staticText "20 g"
      staticText "Fat"
      staticText "9 g"
      table #meals
        element "Soup, 12:00" actions "Star"
          button "Eat"
        element "Salad, 12:01" actions "Star"
          button "Eat"
      """)
  }

  @Test func drawnAccessibilityElementsHaveFrames() throws {
    let tuesday = try screen.accessibilityElement(.label("Tuesday"))
    expectEqual(tuesday.frame, CGRect(x: 195, y: 50, width: 195, height: 100))
    expectEqual(tuesday.activationPoint, CGPoint(x: 292.5, y: 100))
  }

  @Test func adjustableElementsAreIncrementedAndDecremented() throws {
    try screen.increment(.identifier("portions"))
    try screen.increment(.label("Portions"))
    expectEqual(try screen.accessibilityElement(.identifier("portions")).value, "3")
    try screen.decrement(.identifier("portions"))
    expectEqual(controller.portions.portions, 2)
    #expect(throws: NoSuchElement.self) { try screen.increment(.label("Fat")) }
  }

  @Test func customActionsAndButtonsOfRowsArePerformed() throws {
    try screen.perform("Star", on: .label("Salad, 12:01"))
    expectEqual(controller.starred, ["Salad"])
    #expect(throws: NoSuchElement.self) { try screen.activate(.label("Eat")) }
    let notifications = AccessibilityNotifications()
    screen.tap(at: try require(screen.accessibilityElements.first { $0.label == "Eat" }).activationPoint)
    expectEqual(notifications.announcements, ["Soup was eaten"])
    expectEqual(notifications.posted.map(\.notification), [.announcement, .layoutChanged])
    let last = try require(notifications.posted.last)
    expect(last.argument as? UITableView === controller.tableView)
    expectEqual(try screen.accessibilityElement(.label("Eat")).frame.minY, 250)
  }

  @Test func anAccessibilityModalViewHidesOtherElementsUntilEscaped() {
    controller.askToThrowAway()
    expectEqual(
      screen.accessibility,
      """
      staticText header "Throw all meals away?"
      button "Throw away"
      """)
    expect(screen.performEscape())
    expectEqual(screen.accessibilityElements.count, 11)
    expect(!screen.performEscape())
  }

  @Test func theAppReadsAccessibilitySettings() {
    expect(!controller.isCalm)
    withAccessibility(.reduceMotion) { expect(controller.isCalm) }
    expect(!controller.isCalm)
  }
}
