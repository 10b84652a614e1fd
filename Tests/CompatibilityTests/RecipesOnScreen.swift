import Expectations
import Testing
import TrestleTesting
import UIKit

@Suite @MainActor struct RecipesOnScreen {
  private let controller = RecipesViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller)
  }

  @Test func contentUnavailableConfigurationsFollowTheState() throws {
    expectEqual(controller.updates, 1)
    expectEqual(screen.accessibility, "table\n  element \"In progress\"\n  staticText \"Loading…\"")
    controller.phase = .loaded([])
    controller.phase = .loaded([])
    try screen.settle()
    expectEqual(controller.updates, 2, "updates are collected")
    expectEqual(
      screen.accessibility,
      """
      table
        staticText "No Recipes"
        staticText "Recipes that you add are kept here."
        button "Add a Recipe"
      """)
    try screen.activate(.label("Add a Recipe"))
    try screen.settle()
    expectEqual(screen.accessibility, "table\n  element \"Soup\"")
    expectNil(controller.contentUnavailableConfiguration)
  }

  @Test func theRetryButtonPerformsItsLatestAction() throws {
    controller.phase = .failed
    try screen.settle()
    try screen.activate(.label("Try Again"))
    controller.phase = .failed
    try screen.settle()
    try screen.activate(.label("Try Again"))
    expectEqual(controller.retries, 2)
    expectEqual(try screen.accessibilityElement(.label("Settings")).traits, [.button, .notEnabled])
  }

  @Test func theSearchConfigurationNamesTheSearchedText() throws {
    let finding = FindingViewController()
    let screen = MountedScreen(finding)
    expectEqual(screen.accessibilityElements.map(\.label), ["No Results", "Check the spelling or try a new search."])
    finding.query = "quince"
    finding.setNeedsUpdateContentUnavailableConfiguration()
    try screen.settle()
    expectEqual(screen.accessibilityElements.first?.label, "No Results for “quince”")
  }
}
