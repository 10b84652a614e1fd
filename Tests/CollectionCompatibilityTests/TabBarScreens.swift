import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// Tab bar controllers of a music player, and a tab bar of its own, on screens written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct TabBarScreens {
  enum Look: String, CaseIterable, Sendable {
    case light, dark, rightToLeft = "right to left", largest

    @MainActor func apply(_ traits: inout UITraitOverrides) {
      switch self {
      case .light: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
  }

  private let tabs = MusicTabBarController()

  private func mount(
    _ controller: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844),
    _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(controller ?? tabs, size: size, traits: traits)
    try screen.settle()
    return screen
  }

  private func list(_ index: Int) throws -> MusicListViewController {
    let navigation = try require(tabs.viewControllers?[index] as? UINavigationController)
    return try require(navigation.viewControllers.first as? MusicListViewController)
  }

  private func take() -> [String] {
    defer { tabs.log = [] }
    return tabs.log
  }

  // MARK: Looks

  @Test(arguments: Look.allCases) func tabsMatchTheirPicture(_ look: Look) throws {
    let screen = try mount(size: CGSize(width: 390, height: 420), look.apply)
    expectGolden(screen.picture, "tabs \(look.rawValue)")
  }

  @Test func atTheEndOfTheContentTheBarHasNoBackground() throws {
    let screen = try mount(size: CGSize(width: 390, height: 420))
    let table: UITableView = try list(0).tableView
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    try screen.settle()
    expectEqual(table.contentOffset.y, table.contentSize.height + table.adjustedContentInset.bottom - 420)
    expectEqual(table.adjustedContentInset.bottom, 49)
    expectGolden(screen.picture, "end of the content")
  }

  @Test(arguments: [Look.light, .dark]) func tintedBarsMatchTheirPictures(_ look: Look) throws {
    tabs.tabBar.standardAppearance = BrandedTabBar.appearances().standard
    tabs.tabBar.scrollEdgeAppearance = BrandedTabBar.appearances().scrollEdge
    let screen = try mount(size: CGSize(width: 390, height: 420), look.apply)
    expectGolden(screen.picture, "brand \(look.rawValue)")
    let table: UITableView = try list(0).tableView
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    try screen.settle()
    expectGolden(screen.picture, "brand at the end \(look.rawValue)")
  }

  @Test(arguments: [Look.light, .rightToLeft]) func tabTitlesAreBesideTheirImagesOnAWideScreen(_ look: Look) throws {
    let screen = try mount(size: CGSize(width: 1024, height: 500), look.apply)
    expectGolden(screen.picture, "wide \(look.rawValue)")
    expectEqual(tabs.tabBar.frame.height, 49)
  }

  @Test func theTabBarIsLowerOnALowScreen() throws {
    let screen = try mount(size: CGSize(width: 600, height: 300))
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 268, width: 600, height: 32))
    expectGolden(screen.picture, "low")
  }

  // MARK: Selection

  @Test func aTapSelectsATab() throws {
    let screen = try mount()
    expectEqual(tabs.selectedIndex, 0)
    expect(try !list(2).isViewLoaded, "a view is loaded when its tab is first selected")
    try screen.tap(.text("Library"))
    try screen.settle()
    expectEqual(take(), ["should select Library", "did select Library at 2"])
    expect(tabs.selectedViewController === tabs.viewControllers?[2])
    expect(try list(2).view.window != nil && list(0).view.window == nil)
    expectEqual(tabs.tabBar.selectedItem?.title, "Library")
  }

  @Test func aTabThatMayNotBeSelectedIsNot() throws {
    let screen = try mount()
    tabs.locked = ["Browse"]
    try screen.tap(.text("Browse"))
    try screen.settle()
    expectEqual(take(), ["should select Browse"])
    expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "Listen Now")
  }

  @Test func tappingTheSelectedTabPopsToTheRootAndScrollsToTheTop() throws {
    let screen = try mount()
    let root = try list(0)
    let second = MusicListViewController(title: "Second")
    root.navigationController?.pushViewController(second, animated: false)
    try screen.settle()
    let bar = tabs.tabBar.frame
    screen.tap(at: CGPoint(x: bar.width / 8, y: bar.midY))
    try screen.settle()
    expectEqual(root.navigationController?.viewControllers.count, 1)
    root.tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    try screen.settle()
    expect(root.tableView.contentOffset.y > 500)
    screen.tap(at: CGPoint(x: bar.width / 8, y: bar.midY))
    try screen.settle()
    expectEqual(root.tableView.contentOffset.y, -root.tableView.adjustedContentInset.top)
    expectEqual(take().filter { $0.hasPrefix("did") }.count, 2, "the delegate hears of it each time")
  }

  @Test func selectingByCodeDoesNotCallTheDelegate() throws {
    let screen = try mount()
    tabs.selectedIndex = 3
    try screen.settle()
    expectEqual(tabs.tabBar.selectedItem?.title, "Search")
    tabs.selectedViewController = tabs.viewControllers?[1]
    try screen.settle()
    expectEqual(tabs.selectedIndex, 1)
    tabs.selectedIndex = 17
    expectEqual(tabs.selectedIndex, 1)
    expectEqual(take(), [])
  }

  @Test func arrowKeysMoveTheFocusAmongTabs() throws {
    let screen = try mount()
    // The list, then the bar.
    screen.press(.keyboardTab)
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardSpacebar)
    try screen.settle()
    expectEqual(take(), ["should select Browse", "did select Browse at 1"])
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(tabs.selectedIndex, 0)
    expectGolden(screen.picture, "focus")
  }

  @Test func tabsHaveAccessibilityElements() throws {
    let screen = try mount()
    let lines = screen.accessibility.split(separator: "\n").map(String.init)
    let start = try require(lines.firstIndex { $0.contains("tabBar") })
    expectEqual(
      lines[start...].joined(separator: "\n"),
      """
      tabBar
        button selected "Listen Now" = "tab, 1 of 4"
        button "Browse" = "3 items, tab, 2 of 4"
        button "Library" = "New, tab, 3 of 4"
        button "Search" = "tab, 4 of 4"
      """)
  }

  // MARK: Hiding

  @Test func aPushedScreenHidesTheTabBar() throws {
    let screen = try mount(size: CGSize(width: 390, height: 420))
    try screen.tap(row: IndexPath(row: 2, section: 0))
    screen.advance(frames: 12)
    expectGolden(screen.picture, "player half-way")
    try screen.settle()
    let player = try require(list(0).navigationController?.topViewController as? PlayerViewController)
    expect(tabs.tabBar.isHidden && player.view.safeAreaInsets.bottom == 0)
    expectGolden(screen.picture, "player")
    screen.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 60, y: 200), hold: 0.5)
    try screen.settle()
    expect(tabs.tabBar.isHidden && player.view.window != nil, "the drag was taken back")
    try list(0).navigationController?.popViewController(animated: true)
    screen.advance(frames: 12)
    expectGolden(screen.picture, "player half-way back")
    try screen.settle()
    expect(!tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
    expectEqual(try list(0).tableView.adjustedContentInset.bottom, 49)
    expectGolden(screen.picture, "tabs light")
  }

  @Test func theTabBarIsHiddenAndShown() throws {
    let screen = try mount(size: CGSize(width: 390, height: 420))
    tabs.setTabBarHidden(true, animated: true)
    expect(tabs.isTabBarHidden)
    try screen.settle()
    expectEqual(try list(0).tableView.adjustedContentInset.bottom, 0)
    tabs.isTabBarHidden = false
    try screen.settle()
    expectGolden(screen.picture, "tabs light")
  }

  @Test func contentEndsAtAnOpaqueTabBar() throws {
    tabs.tabBar.isTranslucent = false
    let screen = try mount()
    expectEqual(tabs.viewControllers?[0].view.frame.height, 795)
    expectEqual(try list(0).tableView.adjustedContentInset.bottom, 0)
    _ = screen
  }

  // MARK: More

  @Test(arguments: [Look.light, .dark]) func furtherTabsAreInTheMoreList(_ look: Look) throws {
    let many = makeManyTabs()
    many.viewControllers?[5].tabBarItem.badgeValue = "9"
    let screen = try mount(many, size: CGSize(width: 390, height: 420), look.apply)
    try screen.tap(.text("More"))
    try screen.settle()
    expect(many.selectedViewController === many.moreNavigationController && many.selectedIndex == NSNotFound)
    expectGolden(screen.picture, "more \(look.rawValue)")
  }

  @Test func aTabOfTheMoreListIsPushed() throws {
    let many = makeManyTabs()
    let screen = try mount(many, size: CGSize(width: 390, height: 420))
    try screen.tap(.text("More"))
    try screen.settle()
    try screen.tap(.text("Six"))
    try screen.settle()
    expect(many.selectedIndex == 5 && many.tabBar.selectedItem?.title == "More")
    expectGolden(screen.picture, "further tab")
    screen.tap(at: CGPoint(x: 351, y: 396))
    try screen.settle()
    try screen.tap(.text("Seven"))
    try screen.settle()
    expectEqual(many.selectedIndex, 6)
    expectGolden(screen.picture, "further stack")
    // Back by its own bar.
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    expectEqual(many.selectedIndex, NSNotFound)
    many.selectedIndex = 4
    try screen.settle()
    expect(many.viewControllers?[4].view.window != nil)
    expectEqual(many.viewControllers?.allSatisfy { $0.tabBarController === many }, true)
  }

  @Test func aWiderWindowShowsMoreTabs() throws {
    let many = makeManyTabs()
    let screen = try mount(many)
    many.selectedIndex = 5
    try screen.settle()
    expectEqual(many.tabBar.items?.count, 5)
    screen.resize(to: CGSize(width: 1024, height: 768))
    try screen.settle()
    expect(many.tabBar.items?.count == 7 && many.tabBar.selectedItem?.title == "Six")
    expect(many.selectedIndex == 5 && many.viewControllers?[5].view.window != nil)
    screen.resize(to: CGSize(width: 390, height: 844))
    try screen.settle()
    expect(many.tabBar.items?.count == 5 && many.tabBar.selectedItem?.title == "More")
    expect(many.selectedIndex == 5 && many.viewControllers?[5].view.window != nil)
  }

  // MARK: A bar of its own

  @Test func aTabBarWithoutAControllerCallsItsDelegate() throws {
    let filter = FilterBarViewController()
    let screen = try mount(filter, size: CGSize(width: 390, height: 200))
    expectEqual(filter.tabBar.frame, CGRect(x: 0, y: 151, width: 390, height: 49))
    expectEqual(filter.label.text, "All")
    try screen.tap(.text("Favorites"))
    expect(filter.label.text == "2" && filter.tabBar.selectedItem?.title == "Favorites")
    try screen.settle()
    expectGolden(screen.picture, "filter")
  }

  // MARK: Change

  @Test func aTabIsRemovedWhileItIsShown() throws {
    let screen = try mount()
    tabs.selectedIndex = 1
    try screen.settle()
    weak var removed = tabs.viewControllers?[1]
    tabs.viewControllers?.remove(at: 1)
    try screen.settle()
    expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "Library", "the one in its place is selected")
    expectNil(removed, "nobody holds it any more")
    tabs.viewControllers?.removeLast()
    tabs.viewControllers?.removeLast()
    try screen.settle()
    expectEqual(tabs.selectedIndex, 0)
    tabs.viewControllers = nil
    try screen.settle()
    expect(tabs.selectedViewController == nil && tabs.tabBar.items == [])
  }

  @Test func titlesAndBadgesChangeWhileTheyAreShown() throws {
    let screen = try mount()
    try list(2).title = "Records"
    try list(2).tabBarItem.badgeValue = nil
    try screen.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), ["Listen Now", "Browse", "Records", "Search"])
    expect(!screen.accessibility.contains("New"))
  }
}
