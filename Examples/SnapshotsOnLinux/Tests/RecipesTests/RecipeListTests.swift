import Testing
import TrestleTesting
import UIKit

@testable import Recipes

@MainActor @Suite struct RecipeListTests {
  private func makeScreen() -> UIViewController {
    UINavigationController(rootViewController: RecipeListController(recipes: Recipe.samples))
  }

  /// Runs on Linux and in a simulator. Each of the two has pictures of its own, since the fonts are others.
  @Test func looksAsRecorded() throws {
    let matrix = SnapshotMatrix(
      textSizes: [.large, .accessibilityExtraExtraExtraLarge], appearances: [.light, .dark],
      directions: [.leftToRight, .rightToLeft])
    try assertSnapshots(over: matrix) { makeScreen() }
  }

  // The rest needs the clock of mounted screens, which moves only when it is advanced: an app on Apple's UIKit runs on the
  // display's.
  #if os(Linux)
    @Test func breaksNoRule() throws {
      try audit(over: .standard) { makeScreen() }
    }

    @Test func aTapOpensARecipe() throws {
      let screen = MountedScreen(makeScreen())
      try screen.tap(.text("Plum cake"))
      try screen.settle()
      #expect((screen.controller as? UINavigationController)?.topViewController?.title == "Plum cake")
    }

    @Test func deletingMovesTheRowsBelow() throws {
      let screen = MountedScreen(makeScreen())
      try screen.settle()
      try screen.perform("Delete", on: .label("Flatbread, 25 min, Flour, water and salt, from the pan"))
      expectGolden(screen.strip(of: 4, every: 0.1, area: CGRect(x: 0, y: 80, width: 390, height: 420)), "deleting")
      try screen.settle()
      #expect(!screen.accessibility.contains("Flatbread"))
    }

    @Test func scrollingMakesFewCells() {
      let many = (0..<500).map { Recipe(id: $0, name: "Recipe \($0)", summary: "The number \($0)", minutes: $0 % 60) }
      let screen = MountedScreen(RecipeListController(recipes: many))
      let counts = screen.countWhileScrolling(by: 5000)
      #expect(counts.rows > 50 && counts.cells <= 3, "\(counts)")
    }

    @Test func isReleased() throws { try assertDeallocates { makeScreen() } }
  #endif
}
