import Testing
import TrestleTesting
import UIKit

@Suite @MainActor struct RecipesOnScreen {
  private let controller = RecipesViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller)
  }

  @Test func theScreenSaysWhyItIsEmpty() throws {
    #expect(controller.updates == 1)
    #expect(screen.accessibility == "table\n  element \"In progress\"\n  staticText \"Loading…\"")
    controller.phase = .loaded([])
    controller.phase = .loaded([])
    try screen.settle()
    #expect(controller.updates == 2, "updates are collected")
    #expect(
      screen.accessibility == """
        table
          staticText "No Recipes"
          staticText "Recipes that you add are kept here."
          button "Add a Recipe"
        """)
    try screen.activate(.label("Add a Recipe"))
    try screen.settle()
    #expect(screen.accessibility == "table\n  element \"Soup\"")
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test func buttonsPerformTheirLatestAction() throws {
    controller.phase = .failed
    try screen.settle()
    try screen.activate(.label("Try Again"))
    controller.phase = .failed
    try screen.settle()
    try screen.activate(.label("Try Again"))
    #expect(controller.retries == 2)
    #expect(try screen.accessibilityElement(.label("Settings")).traits == [.button, .notEnabled])
  }

  @Test func aSearchNamesTheSearchedText() throws {
    let finding = FindingViewController()
    let screen = MountedScreen(finding)
    #expect(screen.accessibilityElements.map(\.label) == ["No Results", "Check the spelling or try a new search."])
    finding.query = "quince"
    finding.setNeedsUpdateContentUnavailableConfiguration()
    try screen.settle()
    #expect(screen.accessibilityElements.first?.label == "No Results for “quince”")
  }
}
