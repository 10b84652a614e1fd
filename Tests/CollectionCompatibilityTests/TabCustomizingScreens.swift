import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// A newspaper whose sections readers put on its tab bar, and a tab bar of a drawing program's own, on screens written from
/// Apple's documentation alone.
@MainActor @Suite(.serialized) struct TabCustomizingScreens {
  private let paper = NewspaperTabBarController()

  private func mount(
    _ controller: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 480),
    _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(controller ?? paper, size: size, traits: traits)
    try screen.settle()
    return screen
  }

  /// Opens the screen on which the sections are organized.
  private func openConfigure(_ screen: MountedScreen) throws {
    try screen.tap(.text("More"))
    try screen.settle()
    try screen.tap(.text("Edit"))
    try screen.settle()
  }

  /// The middle of the tab of a number, on a bar of five tabs from left to right.
  private func tab(_ number: Int, of bar: UITabBar, in screen: MountedScreen) -> CGPoint {
    let frame = bar.convert(bar.bounds, to: nil)
    return CGPoint(x: frame.width / CGFloat(bar.items?.count ?? 1) * (CGFloat(number) + 0.5), y: frame.midY)
  }

  /// The place of an icon above the bar.
  private func icon(_ title: String, in screen: MountedScreen) throws -> CGPoint {
    try screen.accessibilityElement(.label(title)).activationPoint
  }

  private var titles: [String] { paper.tabBar.items?.map { $0.title ?? "" } ?? [] }

  private func take() -> [String] {
    defer { paper.log = [] }
    return paper.log
  }

  @Test(arguments: TabBarScreens.Look.allCases) func theCustomizingScreenMatchesItsPicture(
    _ look: TabBarScreens.Look
  ) throws {
    let screen = try mount(nil, look.apply)
    try openConfigure(screen)
    expectGolden(screen.picture, "configure \(look.rawValue)")
  }

  @Test func aSectionIsDraggedOntoTheBar() throws {
    let screen = try mount()
    try openConfigure(screen)
    expectEqual(
      take(), ["will begin: World, Business, Science, Arts, Sport, Weather, Puzzles"],
      "the front page cannot be moved")
    screen.drag(from: try icon("Puzzles", in: screen), to: tab(2, of: paper.tabBar, in: screen))
    try screen.settle()
    expectEqual(titles, ["Front Page", "World", "Puzzles", "Science", "More"])
    expectGolden(screen.picture, "dragged")
    try screen.tap(.text("Done"))
    try screen.settle()
    let order = "Front Page, World, Puzzles, Science, Arts, Sport, Weather, Business"
    expectEqual(take(), ["will end, changed: \(order)", "did end, changed: \(order)"])
    expectEqual(paper.savedOrder.joined(separator: ", "), order)
    expectEqual(paper.viewControllers?.map { $0.tabBarItem.title ?? "" }.joined(separator: ", "), order)
    expectEqual(paper.customizableViewControllers?.count, 7, "what the user does leaves that as it is")
    expect(paper.selectedViewController === paper.moreNavigationController)
    expectGolden(screen.picture, "more afterwards")
    screen.tap(at: tab(2, of: paper.tabBar, in: screen))
    try screen.settle()
    expect(paper.selectedIndex == 2 && paper.viewControllers?[2].view.window != nil)
  }

  @Test func aTabIsDraggedAlongTheBar() throws {
    let screen = try mount()
    try openConfigure(screen)
    screen.drag(from: tab(3, of: paper.tabBar, in: screen), to: tab(1, of: paper.tabBar, in: screen))
    try screen.settle()
    expectEqual(titles, ["Front Page", "Science", "World", "Business", "More"])
    // The front page stays in front, and the last tab leads to the others.
    screen.drag(from: tab(2, of: paper.tabBar, in: screen), to: tab(0, of: paper.tabBar, in: screen))
    screen.drag(from: tab(2, of: paper.tabBar, in: screen), to: tab(4, of: paper.tabBar, in: screen))
    try screen.settle()
    expect(titles.first == "Front Page" && titles.last == "More")
  }

  @Test func aDragThatEndsElsewhereChangesNothing() throws {
    let screen = try mount()
    try openConfigure(screen)
    let puzzles = try icon("Puzzles", in: screen)
    screen.drag(from: puzzles, to: CGPoint(x: 200, y: 60))
    screen.drag(from: puzzles, to: tab(4, of: paper.tabBar, in: screen))
    screen.tap(at: tab(1, of: paper.tabBar, in: screen))
    try screen.settle()
    screen.tap(at: tab(1, of: paper.tabBar, in: screen))
    try screen.settle()
    expectGolden(screen.picture, "configure light")
    try screen.tap(.text("Done"))
    try screen.settle()
    expect(take().suffix(2).allSatisfy { $0.contains("unchanged") } && paper.savedOrder == [])
  }

  @Test func keysCustomizeTheTabBar() throws {
    let screen = try mount()
    try openConfigure(screen)
    // Backwards from the bar: the last icon first.
    screen.press(.keyboardTab, modifiers: .shift)
    screen.press(.keyboardTab, modifiers: .shift)
    screen.press(.keyboardSpacebar)
    expectGolden(screen.picture, "picked up")
    screen.press(.keyboardTab)
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardSpacebar)
    try screen.settle()
    expect(titles.contains("Puzzles") && titles.count == 5)
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(!paper.tabBar.isCustomizing && paper.savedOrder.contains("Puzzles"))
  }

  @Test func accessibilityActionsCustomizeTheTabBar() throws {
    let screen = try mount()
    try openConfigure(screen)
    expectEqual(
      screen.accessibility,
      """
      navigationBar
        staticText header "Configure"
        button "Done"
      staticText "Drag the icons to organize tabs."
      button "Arts" actions "Replace World", "Replace Business", "Replace Science"
      button "Sport" actions "Replace World", "Replace Business", "Replace Science"
      button "Weather" actions "Replace World", "Replace Business", "Replace Science"
      button "Puzzles" actions "Replace World", "Replace Business", "Replace Science"
      tabBar
        button "Front Page" = "tab, 1 of 5"
        button "World" = "tab, 2 of 5" actions "Move Forward"
        button "Business" = "tab, 3 of 5" actions "Move Backward", "Move Forward"
        button "Science" = "tab, 4 of 5" actions "Move Backward"
        button selected "More" = "tab, 5 of 5"
      """)
    try screen.perform("Replace Business", on: .label("Sport"))
    try screen.perform("Move Forward", on: .label("World"))
    expectEqual(titles, ["Front Page", "Sport", "World", "Science", "More"])
    expect(screen.performEscape())
    try screen.settle()
    expect(!paper.tabBar.isCustomizing)
  }

  @Test func withoutCustomizableTabsThereIsNoEditButton() throws {
    paper.loadViewIfNeeded()
    paper.customizableViewControllers = nil
    let screen = try mount()
    try screen.tap(.text("More"))
    try screen.settle()
    expect(!screen.accessibility.contains("Edit"))
    paper.customizableViewControllers = paper.viewControllers
    try screen.settle()
    expect(screen.accessibility.contains("Edit"))
    let controllers = try require(paper.viewControllers)
    paper.customizableViewControllers = []
    paper.viewControllers = Array(controllers.prefix(6))
    expectEqual(paper.customizableViewControllers?.count, 6, "all of them, after a change of the controllers")
  }

  @Test func changingTheTabsEndsCustomizing() throws {
    let screen = try mount()
    try openConfigure(screen)
    paper.viewControllers?.removeLast()
    try screen.settle()
    expect(!paper.tabBar.isCustomizing && paper.viewControllers?.count == 7)
    expect(screen.accessibility.contains("Edit"))
    try screen.tap(.text("Edit"))
    try screen.settle()
    expect(paper.tabBar.isCustomizing)
    screen.resize(to: CGSize(width: 1024, height: 768))
    try screen.settle()
    expect(!paper.tabBar.isCustomizing && paper.tabBar.items?.count == 7)
  }

  // MARK: A bar of its own

  @Test func aTabBarWithoutAControllerIsCustomized() throws {
    let tools = ToolBarViewController()
    let screen = try mount(tools)
    tools.customize()
    try screen.settle()
    expect(tools.tabBar.isCustomizing)
    expectGolden(screen.picture, "tools")
    screen.drag(from: try icon("Text", in: screen), to: tab(0, of: tools.tabBar, in: screen))
    try screen.settle()
    expectEqual(tools.tabBar.items?.map(\.title), ["Text", "Brush", "Eraser", "Fill"])
    expect(tools.tabBar.endCustomizing(animated: true))
    try screen.settle()
    let all = "Pencil, Brush, Eraser, Fill, Line, Text"
    expectEqual(
      tools.log,
      [
        "will begin: \(all); customizing: true", "did begin: \(all); customizing: true", "will end, changed: \(all)",
        "did end, changed: \(all)",
      ])
    expect(!tools.tabBar.isCustomizing && !tools.tabBar.endCustomizing(animated: false))
    try screen.tap(.text("Brush"))
    expectEqual(tools.log.last, "did select Brush")
  }
}
