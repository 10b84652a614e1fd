import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// A radio with a sidebar on wide windows, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct RadioScreens {
  private let radio = RadioSidebarController()

  private func mount(
    size: CGSize = CGSize(width: 900, height: 600), _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(radio, size: size, traits: traits)
    try screen.settle()
    return screen
  }

  private func take() -> [String] {
    defer { radio.log = [] }
    return radio.log
  }

  private func showSidebar(_ screen: MountedScreen) throws {
    try screen.activate(.label("Toggle Sidebar"))
    try screen.settle()
    radio.log = []
  }

  // MARK: Looks

  @Test(arguments: TabBarScreens.Look.allCases)
  func aWideWindowHasItsTabBarAtTheTop(_ look: TabBarScreens.Look) throws {
    let screen = try mount(look.apply)
    expectGolden(screen.picture, "bar \(look.rawValue)")
  }

  @Test(arguments: TabBarScreens.Look.allCases) func aSidebarShowsAllTabs(_ look: TabBarScreens.Look) throws {
    let screen = try mount(look.apply)
    try showSidebar(screen)
    expectGolden(screen.picture, "sidebar \(look.rawValue)")
  }

  @Test func aNarrowWindowHasItsTabBarAtTheBottom() throws {
    let screen = try mount(size: CGSize(width: 390, height: 500))
    expectGolden(screen.picture, "narrow")
    expectEqual(radio.tabBar.frame, CGRect(x: 0, y: 451, width: 390, height: 49))
  }

  @Test func bottomBarViewIsAtTheBottomOfTheSidebar() throws {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(systemItem: .add)]
    radio.sidebar.bottomBarView = bar
    let screen = try mount()
    try showSidebar(screen)
    expect(bar.convert(bar.bounds, to: nil).maxY == 600 && bar.frame.width == 320 && bar.frame.height >= 44)
    radio.sidebar.bottomBarView = nil
    expectNil(bar.superview)
  }

  // MARK: Coming and going

  @Test func theSidebarReplacesTheTabBar() throws {
    let screen = try mount()
    expect(radio.sidebar.isHidden && !radio.tabBar.isHidden)
    try screen.activate(.label("Toggle Sidebar"))
    try screen.settle()
    expect(!radio.sidebar.isHidden && radio.tabBar.isHidden)
    expectEqual(take(), ["sidebar will change, hidden: false", "alongside", "sidebar changed"])
    try screen.activate(.label("Toggle Sidebar"))
    try screen.settle()
    expect(radio.sidebar.isHidden && !radio.tabBar.isHidden)
    expectEqual(take(), ["sidebar will change, hidden: true", "alongside", "sidebar changed"])
    radio.sidebar.isHidden = false
    expectEqual(take().count, 3, "at once, without animation")
  }

  @Test func theSidebarOverlapsOrTilesTheContent() throws {
    let screen = try mount()
    try showSidebar(screen)
    let view = try require(radio.selectedViewController?.view)
    expect(view.frame == CGRect(x: 0, y: 0, width: 900, height: 600) && view.safeAreaInsets.left == 320)
    radio.sidebar.preferredLayout = .tile
    try screen.settle()
    expect(view.frame == CGRect(x: 320, y: 0, width: 580, height: 600) && view.safeAreaInsets.left == 0)
    radio.sidebar.isHidden = true
    try screen.settle()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 900, height: 600))
  }

  @Test func aNarrowWindowHasNoSidebar() throws {
    let screen = try mount()
    try showSidebar(screen)
    radio.selectedTab = radio.tab(forIdentifier: "folk")
    screen.resize(to: CGSize(width: 390, height: 600))
    try screen.settle()
    expect(!radio.tabBar.isHidden && !screen.accessibility.contains("Toggle Sidebar"))
    expectEqual(radio.selectedTab?.identifier, "folk")
    screen.resize(to: CGSize(width: 900, height: 600))
    try screen.settle()
    expect(radio.tabBar.isHidden && radio.selectedTab?.identifier == "folk")
    expect(screen.accessibility.contains("selected \"Folk"))
  }

  // MARK: Rows

  @Test func theSidebarHasAccessibilityElements() throws {
    let screen = try mount()
    try showSidebar(screen)
    expectEqual(screen.accessibility.hasPrefix("Toggle Sidebar"), false)
    for text in [
      "Radio", "Live", "Saved", "Stations", "Jazz", "Folk", "News at Nine", "New Station", "Nine stations near you",
    ] {
      expect(screen.accessibility.contains(text), "\(text)")
    }
    expect(screen.accessibility.contains("selected \"Live"))
  }

  @Test func aSidebarRowSelectsItsTab() throws {
    let screen = try mount()
    try showSidebar(screen)
    let title = try screen.point(of: .text("Stations"))
    try screen.tap(.text("Folk"))
    try screen.settle()
    expectEqual(take(), ["did select folk after live"])
    let stations = try require(radio.tab(forIdentifier: "stations") as? UITabGroup)
    expectEqual(stations.selectedChild?.identifier, "folk")
    expectEqual(stations.managingNavigationController?.viewControllers.map(\.title), ["Stations", "Folk"])
    expect(radio.selectedViewController === stations.managingNavigationController)
    // The title opens and closes the group, and selects nothing.
    screen.tap(at: title)
    try screen.settle()
    expect(take() == [] && !screen.accessibility.contains("Jazz"))
    expectEqual(radio.selectedTab?.identifier, "folk")
  }

  @Test func aSidebarActionIsPerformed() throws {
    let screen = try mount()
    try showSidebar(screen)
    try screen.tap(.text("New Station"))
    try screen.settle()
    expect(radio.addedStations == 1 && take() == [])
    expectEqual(radio.selectedTab?.identifier, "live")
  }

  @Test func aTabGroupInTheBarShowsItsDefaultChild() throws {
    let screen = try mount()
    (radio.tab(forIdentifier: "stations") as? UITabGroup)?.defaultChildIdentifier = "news"
    try screen.tap(.text("Stations"))
    try screen.settle()
    expectEqual(take(), ["did select news after live"])
    expectGolden(screen.picture, "stack")
  }

  @Test func aSwipeActionRemovesASidebarRow() throws {
    let screen = try mount()
    try showSidebar(screen)
    let row = try screen.point(of: .text("Jazz"))
    screen.drag(from: CGPoint(x: 250, y: row.y), to: CGPoint(x: 120, y: row.y))
    try screen.settle()
    try screen.tap(.text("Remove"))
    try screen.settle()
    let stations = try require(radio.tab(forIdentifier: "stations") as? UITabGroup)
    expect(stations.children.map(\.title) == ["Folk", "News"] && !screen.accessibility.contains("Jazz"))
  }

  @Test func aSidebarRowHasAContextMenu() throws {
    let screen = try mount()
    try showSidebar(screen)
    screen.secondaryClick(at: try screen.point(of: .text("Folk")))
    try screen.settle()
    try screen.tap(.text("Hide Folk"))
    try screen.settle()
    expect(radio.tab(forIdentifier: "folk")?.isHidden == true && !screen.accessibility.contains("Folk"))
  }

  @Test func keysMoveTheFocusInTheSidebar() throws {
    let screen = try mount()
    try showSidebar(screen)
    // The keys reach the list, whose selected row they are on, and the button.
    for _ in 0..<2 {
      screen.press(.keyboardTab)
      screen.press(.keyboardDownArrow)
    }
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(radio.selectedTab?.identifier == "saved" && take() == ["did select saved after live"])
  }
}
