import Expectations
import Foundation
import Fuzzing
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The bar and the sidebar of wide windows: modes, places, calls, life, and anything in any order.
@MainActor @Suite(.serialized) struct TabSidebarTests {
  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in UIViewController() }
  }

  private func mount(_ tabs: UITabBarController) throws -> MountedScreen {
    let screen = MountedScreen(tabs, size: CGSize(width: 1000, height: 700))
    try screen.settle()
    return screen
  }

  @MainActor private final class Teller: NSObject, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate {
    weak var holdings: Holdings?
    var log: [String] = []
    var refuses = false

    private func note(_ text: String) {
      log.append(text)
      holdings?.tell(text.split(separator: ":")[0].description)
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      note("should select: \(tab.identifier)")
      return !refuses
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { note("did select: \(selectedTab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      note("visibility: \(!sidebar.isHidden)")
      animator.addAnimations { [weak self] in self?.note("animations") }
      animator.addCompletion { [weak self] in self?.note("completion") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {
      guard case .tab(let tab) = item.content else { return }
      note("update: \(tab.identifier)\(item.configurationState.isSelected ? " selected" : "")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) { note("will display: \(tab.identifier)") }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) { note("did end displaying: \(tab.identifier)") }
  }

  // MARK: Modes and places

  @Test func theModeDecidesWhetherTheSidebarIsAvailable() throws {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    let screen = try mount(tabs)
    expect(tabs.mode == .automatic && !tabs.tabControllers.sidebar.isAvailable, "no group, no sidebar")
    tabs.mode = .tabSidebar
    expect(tabs.tabControllers.sidebar.isAvailable)
    tabs.mode = .automatic
    tabs.tabs.append(group("G", [tab("g")]))
    expect(tabs.tabControllers.sidebar.isAvailable)
    tabs.mode = .tabBar
    tabs.sidebar.isHidden = false
    try screen.settle()
    expect(!tabs.tabControllers.sidebar.isShown && !tabs.tabBar.isHidden)
    tabs.viewControllers = [UIViewController()]
    tabs.mode = .tabSidebar
    try screen.settle()
    expect(!tabs.tabControllers.sidebar.isShown, "controllers without tabs have no sidebar")
    expectEqual(tabs.tabBar.frame.maxY, 700, "and their bar is at the lower edge")
  }

  @Test func preferredPlacementOrdersTheTabs() throws {
    let all = ["A", "B", "C", "D", "E"].map(tab)
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [search] + all)
    let screen = try mount(tabs)
    expectEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "E", "Search"], "the search is at the end")
    (all[0].preferredPlacement, all[1].preferredPlacement) = (.pinned, .optional)
    (all[2].preferredPlacement, all[3].preferredPlacement) = (.fixed, .sidebarOnly)
    all[4].preferredPlacement = .movable
    expectEqual(tabs.tabBar.items?.map(\.title), ["C", "E", "Search", "A"])
    expectEqual(all.map(\.hasVisiblePlacement), [true, false, true, false, true])
    screen.resize(to: CGSize(width: 390, height: 700))
    try screen.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), ["Search", "A", "B", "C", "More"], "a narrow one has them all")
    expect(all.allSatisfy { !$0.hasVisiblePlacement })
  }

  @Test func contentLiesBelowTheFloatingTabBar() throws {
    let stack = UITab(title: "S", image: nil, identifier: "S") { _ in
      let root = UIViewController()
      root.title = "Root"
      return UINavigationController(rootViewController: root)
    }
    let tabs = UITabBarController(tabs: [tab("A"), stack])
    let screen = try mount(tabs)
    expectEqual(tabs.selectedViewController?.view.safeAreaInsets.top, 50)
    expect(tabs.tabBar.frame.minY == 3 && tabs.tabBar.frame.midX == 500)
    tabs.selectedTab = stack
    try screen.settle()
    let navigation = try require(tabs.selectedViewController as? UINavigationController)
    expectEqual(navigation.view.safeAreaInsets.top, 0, "a navigation bar is in line with it")
    expect(navigation.navigationBar.contents.isCovered)
    tabs.setTabBarHidden(true, animated: true)
    try screen.settle()
    expect(!navigation.navigationBar.contents.isCovered && tabs.tabBar.isHidden)
    tabs.isTabBarHidden = false
    navigation.setNavigationBarHidden(true, animated: false)
    try screen.settle()
    expectEqual(navigation.view.safeAreaInsets.top, 50)
  }

  // MARK: Calls

  @Test func theSidebarDelegateIsCalledForRows() throws {
    let (tabs, teller) = (UITabBarController(tabs: [tab("A"), tab("B")]), Teller())
    tabs.mode = .tabSidebar
    tabs.delegate = teller
    tabs.sidebar.delegate = teller
    let screen = try mount(tabs)
    tabs.sidebar.isHidden = false
    try screen.settle()
    expectEqual(
      teller.log.filter { !$0.hasPrefix("update") },
      [
        "visibility: true", "will display: A", "will display: B", "animations", "completion",
      ])
    teller.log = []
    tabs.selectedTab = tabs.tabs[1]
    try screen.settle()
    expect(teller.log.contains("update: A") && teller.log.contains("update: B selected"))
    expect(!teller.log.contains { $0.contains("select:") })
    teller.log = []
    tabs.sidebar.reconfigureItem(for: tabs.tabs[0])
    try screen.settle()
    expectEqual(teller.log, ["update: A"])
    teller.refuses = true
    try screen.tap(.text("A"))
    try screen.settle()
    expect(tabs.selectedTab?.identifier == "B" && screen.accessibility.contains("selected \"B"))
    teller.log = []
    tabs.tabs.removeFirst()
    try screen.settle()
    expect(teller.log.contains("did end displaying: A"))
  }

  @Test func sidebarRowsFollowTheirTabs() throws {
    let all = [tab("A"), tab("B")]
    let tabs = UITabBarController(tabs: all)
    tabs.mode = .tabSidebar
    tabs.sidebar.isHidden = false
    let screen = try mount(tabs)
    (all[0].title, all[0].subtitle, all[0].badgeValue) = ("First", "the best", "7")
    try screen.settle()
    for text in ["First", "the best", "7"] { expect(screen.accessibility.contains(text), "\(text)") }
    tabs.sidebar.scroll(to: .tab(all[1]), animated: false)
    tabs.sidebar.scroll(to: .header, animated: true)
    tabs.sidebar.scroll(to: .footer, animated: false)
    try screen.settle()
    expect(screen.accessibility.contains("\"B"))
  }

  @Test func theSidebarScrollsToHeaderAndFooter() throws {
    let tabs = UITabBarController(tabs: (0..<40).map { tab("tab \($0)") })
    tabs.mode = .tabSidebar
    tabs.sidebar.isHidden = false
    var footer = UIListContentConfiguration.footer()
    footer.text = "The end"
    tabs.sidebar.footerContentConfiguration = footer
    let screen = try mount(tabs)
    expect(!screen.accessibility.contains("The end"))
    tabs.sidebar.scroll(to: .footer, animated: true)
    try screen.settle()
    expect(screen.accessibility.contains("The end"))
    tabs.sidebar.scroll(to: .tab(tabs.tabs[1]), animated: false)
    try screen.settle()
    expect(screen.accessibility.contains("tab 1\"") && !screen.accessibility.contains("The end"))
  }

  // MARK: Life

  @Test func aTabBarControllerIsReleasedWithItsSidebar() throws {
    weak var tabs: UITabBarController?
    weak var sidebar: UITabBarController.Sidebar?
    weak var first: UITab?
    weak var view: UIView?
    do {
      let controller = UITabBarController(tabs: [tab("A"), group("G", [tab("g")])])
      controller.sidebar.isHidden = false
      let screen = try mount(controller)
      (tabs, sidebar, first) = (controller, controller.sidebar, controller.tabs[0])
      view = controller.view.subviews.first { $0 is TabSidebarView }
      expect(view != nil)
      screen.window.rootViewController = UIViewController()
      screen.advance(frames: 2)
    }
    expect(tabs == nil && sidebar == nil && first == nil && view == nil)
  }

  /// The order of the calls, as a file beside this one.
  @Test func sidebarCallbacksMatchTheirTrace() throws {
    let trace = GoldenTrace()
    let tabs = UITabBarController(tabs: [tab("A"), group("G", [tab("g"), tab("h")]), tab("B")])
    let teller = Teller()
    tabs.mode = .tabSidebar
    tabs.delegate = teller
    tabs.sidebar.delegate = teller
    let screen = try mount(tabs)
    func during(_ heading: String, _ body: () throws -> Void) rethrows {
      try trace.during(heading) {
        teller.log = []
        try body()
        teller.log.forEach { trace.recorder.note(method: $0) }
      }
    }
    try during("shown") {
      tabs.sidebar.isHidden = false
      try screen.settle()
    }
    try during("a tab is tapped") {
      try screen.tap(.text("B"))
      try screen.settle()
    }
    try during("a tab of a group is tapped") {
      try screen.tap(.text("h"))
      try screen.settle()
    }
    try during("a tab that the delegate refuses is tapped") {
      teller.refuses = true
      try screen.tap(.text("A"))
      try screen.settle()
      teller.refuses = false
    }
    try during("a tab is selected by the app") {
      tabs.selectedTab = tabs.tabs[0]
      try screen.settle()
    }
    try during("a tab is removed") {
      tabs.tabs.removeLast()
      try screen.settle()
    }
    try during("hidden") {
      tabs.sidebar.isHidden = true
      try screen.settle()
    }
    expectGolden(trace.text, "sidebar")
  }

  @Test func aSidebarOutlivingItsControllerDoesNothing() {
    var controller: UITabBarController? = UITabBarController(tabs: [tab("A")])
    let sidebar = controller?.sidebar
    controller = nil
    sidebar?.isHidden = false
    sidebar?.scroll(to: .header, animated: false)
    expectEqual(sidebar?.isHidden, false)
  }

  @Test func theScreenMayBeReleasedInSidebarCallbacks() throws {
    try Use(
      name: "sidebar",
      calls: ["visibility", "animations", "completion", "should select", "did select", "will display", "update"],
      build: { holdings in
        let tabs = UITabBarController(tabs: [tab("first"), tab("second")])
        tabs.mode = .tabSidebar
        tabs.traitOverrides.horizontalSizeClass = .regular
        let teller = Teller()
        teller.holdings = holdings
        tabs.delegate = teller
        tabs.sidebar.delegate = teller
        holdings.hold(teller)
        holdings.show(tabs)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func tabs() -> UITabBarController? { holdings.controller.object as? UITabBarController }
        tabs()?.tabControllers.sidebar.toggle()
        screen.advance(by: 1)
        holdings.tap("second")
        screen.advance(by: 0.5)
        tabs()?.tabControllers.sidebar.toggle()
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  // MARK: Anything

  @Test func randomStepsKeepSidebarAndTabBarConsistent() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    var number = 0
    @MainActor func make(depth: Int) -> UITab {
      number += 1
      guard depth > 0, random.int(0...2) == 0 else { return tab("\(number)") }
      let made = group("\(number)", (0..<random.int(0...4)).map { _ in make(depth: depth - 1) })
      if random.int(0...1) == 0 { made.managingNavigationController = UINavigationController() }
      return made
    }
    @MainActor func descendants(_ tabs: [UITab]) -> [UITab] {
      tabs.flatMap { [$0] + descendants(($0 as? UITabGroup)?.children ?? []) }
    }
    let tabs = UITabBarController(tabs: [tab("A"), group("G", [tab("g")])])
    let screen = try mount(tabs)
    for _ in 0..<120 {
      let all = descendants(tabs.tabs)
      switch random.int(0...9) {
      case 0: tabs.tabs = (0..<random.int(1...8)).map { _ in make(depth: 2) }
      case 1: tabs.selectedTab = all.randomElement(using: &random)
      case 2: (all.randomElement(using: &random) as? UITabGroup)?.children.shuffle(using: &random)
      case 3: all.randomElement(using: &random)?.isHidden.toggle()
      case 4: screen.resize(to: CGSize(width: random.int(0...2) == 0 ? 320 : 1000, height: 700))
      case 5: tabs.tabControllers.sidebar.toggle()
      case 6: tabs.sidebar.isHidden = random.int(0...1) == 0
      case 7: tabs.sidebar.preferredLayout = random.int(0...1) == 0 ? .tile : .overlap
      case 8: all.randomElement(using: &random)?.title = "\(random.int(0...99))"
      default: screen.tap(at: CGPoint(x: random.int(0...319), y: random.int(0...699)))
      }
      screen.advance(frames: random.int(0...4))
    }
    try screen.settle()
    let sidebar = tabs.tabControllers.sidebar
    let view = tabs.view.subviews.first { $0 is TabSidebarView }
    expectEqual((view != nil), sidebar.isShown, "seed \(seed)")
    if !tabs.tabs.allSatisfy(\.isHidden) { expectEqual(tabs.tabBar.isHidden, sidebar.isShown, "seed \(seed)") }
    expect(tabs.selectedViewController?.view.window != nil, "seed \(seed)")
  }
}
