import Expectations
import Testing
import TrestleTesting
import UIKit

/// A search by tokens and suggestions, on a screen written from Apple's documentation alone.
@MainActor @Suite struct SearchTokenScreens {
  private let list = LandmarksViewController()
  private let screen: MountedScreen
  private var field: UISearchTextField { list.searchController.searchBar.searchTextField }
  private var names: [String] { list.shown.map(\.name) }

  init() throws {
    screen = MountedScreen(UINavigationController(rootViewController: list), size: CGSize(width: 390, height: 480))
    try screen.settle()
    list.searchController.isActive = true
    try screen.settle()
  }

  private func choose(_ country: String) throws {
    try screen.tap(.text("In \(country)"))
    try screen.settle()
  }

  @Test func aSuggestionBecomesATokenThatFilters() throws {
    expectEqual(list.searchController.searchSuggestions?.count, 3)
    try choose("France")
    expectEqual(field.tokens.map { $0.representedObject as? String }, ["France"])
    expect(names == ["Louvre", "Mont Blanc"] && list.searchController.searchSuggestions == nil)
    expectEqual(field.selectedTextRange.map { field.tokens(in: $0).count }, 1, "it is selected, as Apple documents")
  }

  @Test func backspaceDeletesATokenAndUndoRestoresIt() throws {
    try choose("Spain")
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    screen.type("al")
    try screen.settle()
    expect(names == ["Alhambra"] && field.text == "al")
    for _ in 0..<3 { screen.press(.keyboardDeleteOrBackspace) }
    try screen.settle()
    expect(field.tokens.isEmpty && field.text == "" && names.count == 5)
    expectEqual(list.searchController.searchSuggestions?.count, 3)
    field.undoManager?.undo()
    try screen.settle()
    expectEqual(field.tokens.count, 1)
  }

  @Test func cancellingRemovesTokensToo() throws {
    try choose("Germany")
    expectEqual(names, ["Zugspitze"])
    list.searchController.isActive = false
    try screen.settle()
    expect(field.tokens.isEmpty && names.count == 5)
  }

  @Test func aCopiedTokenIsPastedElsewhereAsText() throws {
    try choose("Spain")
    field.copy(nil)
    expectEqual(UIPasteboard.general.string, "Spain")
    expect(field.canPerformAction("copy:", withSender: nil))
  }

  @Test(arguments: [false, true]) func tokensMatchTheirPictures(isDark: Bool) throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let list = LandmarksViewController()
      let screen = MountedScreen(
        UINavigationController(rootViewController: list), size: CGSize(width: 390, height: 300)
      ) { traits in
        traits.userInterfaceStyle = isDark ? .dark : .light
        traits.layoutDirection = direction
      }
      try screen.settle()
      list.searchController.isActive = true
      try screen.settle()
      let name = "\(isDark ? "dark" : "light")\(direction == .rightToLeft ? "-rtl" : "")"
      expectGolden(screen.picture, "landmarks-suggestions-\(name)")
      let field = list.searchController.searchBar.searchTextField
      let tokens = ["Spain", "France"].map { UISearchToken(icon: UIImage(systemName: "flag"), text: $0) }
      field.insertToken(tokens[0], at: 0)
      field.insertToken(tokens[1], at: 1)
      screen.type("mo")
      field.selectedTextRange = field.textRange(from: field.positionOfToken(at: 1), to: field.positionOfToken(at: 2))
      try screen.settle()
      expectGolden(screen.picture, "landmarks-tokens-\(name)")
    }
  }
}
