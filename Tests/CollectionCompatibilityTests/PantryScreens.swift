import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// A pantry whose tabs are `UITab` objects, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct PantryScreens {
  private let pantry = PantryTabBarController()

  private func mount(
    size: CGSize = CGSize(width: 390, height: 420), _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(pantry, size: size, traits: traits)
    try screen.settle()
    return screen
  }

  private func take() -> [String] {
    defer { pantry.log = [] }
    return pantry.log
  }

  private var recipes: UITabGroup {
    get throws { try require(pantry.tab(forIdentifier: "recipes") as? UITabGroup) }
  }

  /// The titles on the stack of the recipes.
  private var stack: [String] {
    get throws { try recipes.managingNavigationController?.viewControllers.map { $0.title ?? "" } ?? [] }
  }

  // MARK: Looks

  @Test(arguments: TabBarScreens.Look.allCases) func tabsMatchTheirPicture(
    _ look: TabBarScreens.Look
  ) throws {
    let screen = try mount(look.apply)
    expectGolden(screen.picture, "pantry \(look.rawValue)")
  }

  @Test func tabsHaveAccessibilityElements() throws {
    let screen = try mount()
    let lines = screen.accessibility.split(separator: "\n").map(String.init)
    let start = try require(lines.firstIndex { $0.contains("tabBar") })
    expectEqual(
      lines[start...].joined(separator: "\n"),
      """
      tabBar
        button selected "Stock" = "2 items, tab, 1 of 4"
        button "Shopping" = "tab, 2 of 4"
        button "Recipes" = "tab, 3 of 4"
        button "Search" = "tab, 4 of 4"
      """)
  }

  // MARK: Selection

  @Test func aTabsViewControllerIsCreatedWhenFirstShown() throws {
    let screen = try mount()
    expect(pantry.made == ["stock"] && pantry.selectedTab?.identifier == "stock")
    try screen.tap(.text("Shopping"))
    try screen.settle()
    expectEqual(take(), ["should select shopping", "did select shopping after stock"])
    expectEqual(pantry.made, ["stock", "shopping"])
    try screen.tap(.text("Stock"))
    try screen.settle()
    expectEqual(pantry.made, ["stock", "shopping"], "each once")
    let stock = try require(pantry.selectedTab)
    expect(stock.viewController?.tab === stock && stock.viewController?.view.window != nil)
    expect(pantry.selectedViewController === stock.viewController && pantry.selectedIndex == 0)
    expect(stock.tabBarController === pantry && stock.viewController?.tabBarController === pantry)
  }

  @Test func aTabThatMayNotBeSelectedIsNot() throws {
    let screen = try mount()
    pantry.locked = ["search"]
    pantry.locked.insert(try require(pantry.tabs.last).identifier)
    try screen.tap(.text("Search"))
    try screen.settle()
    expect(take().count == 1 && pantry.selectedTab?.identifier == "stock")
    expect(pantry.tabBar.selectedItem?.title == "Stock" && pantry.made == ["stock"])
  }

  @Test func selectingByCodeDoesNotCallTheDelegate() throws {
    let screen = try mount()
    pantry.show("shopping")
    try screen.settle()
    expect(pantry.tabBar.selectedItem?.title == "Shopping" && pantry.selectedIndex == 1)
    pantry.selectedIndex = 0
    try screen.settle()
    expectEqual(pantry.selectedTab?.identifier, "stock")
    pantry.selectedViewController = pantry.tab(forIdentifier: "shopping")?.viewController
    try screen.settle()
    expect(pantry.selectedTab?.identifier == "shopping" && take() == [])
  }

  @Test func arrowKeysMoveTheFocusAmongTabs() throws {
    let screen = try mount()
    screen.press(.keyboardTab, modifiers: .shift)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardSpacebar)
    try screen.settle()
    expectEqual(take(), ["should select shopping", "did select shopping after stock"])
  }

  // MARK: Groups

  @Test func aTabGroupShowsItsOwnScreenFirst() throws {
    let screen = try mount()
    try screen.tap(.text("Recipes"))
    try screen.settle()
    expectEqual(pantry.selectedTab?.identifier, "recipes")
    expectEqual(try stack, ["Recipes"])
    expectGolden(screen.picture, "group")
  }

  @Test func aTabInsideGroupsIsPushedOntoTheirScreens() throws {
    let screen = try mount()
    pantry.show("tarts")
    try screen.settle()
    expectEqual(try stack, ["Recipes", "Cakes", "Tarts"])
    let recipes = try recipes
    expect(recipes.selectedChild?.identifier == "cakes" && pantry.selectedTab?.identifier == "tarts")
    expect(pantry.selectedTab?.managingTabGroup === recipes && pantry.selectedTab?.parent?.identifier == "cakes")
    expect(pantry.selectedViewController === recipes.managingNavigationController)
    expectEqual(pantry.tabBar.selectedItem?.title, "Recipes")
    expectGolden(screen.picture, "inside groups")
    // Another tab and back: it is still there.
    try screen.tap(.text("Stock"))
    try screen.settle()
    screen.tap(at: CGPoint(x: screen.size.width * 5 / 8, y: screen.size.height - 24))
    try screen.settle()
    expectEqual(take().last, "did select tarts after stock")
    expectEqual(try stack, ["Recipes", "Cakes", "Tarts"])
    pantry.show("soups")
    expectEqual(try stack, ["Recipes", "Soups"])
  }

  @Test func poppingATabSelectsItsGroup() throws {
    let screen = try mount()
    pantry.show("tarts")
    try screen.settle()
    // By the bar's button, then by a drag from the edge.
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    expect(take() == ["did select cakes after tarts"] && pantry.selectedTab?.identifier == "cakes")
    screen.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 350, y: 200))
    try screen.settle()
    expectEqual(take(), ["did select recipes after cakes"])
    expect(try stack == ["Recipes"] && recipes.selectedChild == nil)
  }

  @Test func pushedScreensStayWhileTheirTabDoes() throws {
    let screen = try mount()
    pantry.show("soups")
    let detail = UIViewController()
    detail.title = "Lentils"
    try recipes.managingNavigationController?.pushViewController(detail, animated: false)
    try screen.settle()
    screen.resize(to: CGSize(width: 1024, height: 700))
    try screen.settle()
    expect(try stack == ["Recipes", "Soups", "Lentils"] && pantry.selectedTab?.identifier == "soups")
    screen.resize(to: CGSize(width: 390, height: 420))
    try screen.settle()
    expect(try stack == ["Recipes", "Soups", "Lentils"] && pantry.selectedTab?.identifier == "soups")
    pantry.show("salads")
    expectEqual(try stack, ["Recipes", "Salads"])
  }

  // MARK: Change

  @Test func tabsChangeWhileTheyAreShown() throws {
    let screen = try mount()
    let stock = try require(pantry.tab(forIdentifier: "stock"))
    stock.title = "Larder"
    stock.badgeValue = "12"
    try require(pantry.tab(forIdentifier: "shopping")).isEnabled = false
    try screen.settle()
    expectEqual(pantry.tabBar.items?.map(\.title), ["Larder", "Shopping", "Recipes", "Search"])
    expect(screen.accessibility.contains("button notEnabled \"Shopping\""))
    try require(pantry.tab(forIdentifier: "shopping")).isHidden = true
    try screen.settle()
    expectEqual(pantry.tabBar.items?.map(\.title), ["Larder", "Recipes", "Search"])
    pantry.compactTabIdentifiers = ["stock", "recipes"]
    expectEqual(pantry.tabBar.items?.map(\.title), ["Larder", "Recipes"])
    screen.resize(to: CGSize(width: 1024, height: 700))
    try screen.settle()
    expectEqual(pantry.tabBar.items?.map(\.title), ["Larder", "Recipes", "Search"], "a filter of narrow windows")
    expect(pantry.selectedTab === stock)
  }

  @Test func aTabIsRemovedWhileItIsShown() throws {
    let screen = try mount()
    pantry.show("shopping")
    try screen.settle()
    weak var removed: UIViewController?
    removed = pantry.tab(forIdentifier: "shopping")?.viewController
    pantry.setTabs(pantry.tabs.filter { $0.identifier != "shopping" }, animated: true)
    try screen.settle()
    expectEqual(pantry.selectedTab?.identifier, "recipes", "the one in its place is selected")
    expectNil(removed, "nobody holds it any more")
    let recipes = try recipes
    pantry.show("soups")
    recipes.children.removeAll { $0.identifier == "soups" }
    try screen.settle()
    expect(pantry.selectedTab === recipes)
    expectEqual(try stack, ["Recipes"])
    pantry.tabs = []
    try screen.settle()
    expect(pantry.selectedTab == nil && pantry.tabBar.items == [] && pantry.selectedViewController == nil)
  }

  @Test func furtherTabsAreInTheMoreList() throws {
    pantry.loadViewIfNeeded()
    pantry.tabs += ["Wine", "Cheese", "Bread"].map { title in
      UITab(title: title, image: UIImage(systemName: "star"), identifier: title) { _ in
        UINavigationController(rootViewController: UIViewController())
      }
    }
    let screen = try mount()
    expectEqual(pantry.tabBar.items?.map(\.title), ["Stock", "Shopping", "Recipes", "Search", "More"])
    try screen.tap(.text("More"))
    try screen.settle()
    expect(pantry.selectedTab == nil && pantry.selectedViewController === pantry.moreNavigationController)
    expectGolden(screen.picture, "more")
    try screen.tap(.text("Cheese"))
    try screen.settle()
    expectEqual(take(), ["should select Cheese", "did select Cheese after none"])
    expect(pantry.selectedTab?.identifier == "Cheese" && pantry.selectedIndex == 5)
    screen.resize(to: CGSize(width: 1024, height: 700))
    try screen.settle()
    expect(pantry.selectedTab?.identifier == "Cheese" && pantry.tabBar.selectedItem?.title == "Cheese")
    expect(pantry.selectedTab?.viewController?.view.window != nil)
  }
}
