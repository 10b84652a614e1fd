import Expectations
import Foundation
import Fuzzing
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Tabs and groups of tabs: members, the calls that their controllers get, errors, life, and anything in any order.
@MainActor @Suite(.serialized) struct UITabTests {
  private let log = RecordingController.Log()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { [log] _ in RecordingController(name, log: log) }
  }

  private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  @MainActor private final class Teller: NSObject, UITabBarControllerDelegate {
    weak var holdings: Holdings?
    var log: [String] = []
    var hidesGroups = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      log.append("should select \(tab.identifier)")
      holdings?.tell("should select")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      log.append("did select \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
      holdings?.tell("did select")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      log.append("displayed for \(tab.identifier): \(proposedViewControllers.map { $0.title ?? "-" })")
      holdings?.tell("displayed")
      return hidesGroups && tab is UITabGroup ? [] : proposedViewControllers
    }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should select a controller")
      return true
    }
  }

  // MARK: Members

  @Test func aTabKeepsItsInitialProperties() {
    let image = UIImage(systemName: "star")
    let one = UITab(title: "One", image: image, identifier: "1")
    expect(one.title == "One" && one.image === image && one.identifier == "1" && one.isEnabled && !one.isHidden)
    expect(one.badgeValue == nil && one.parent == nil && one.tabBarController == nil && one.viewController == nil)
    expect(one.userInfo == nil && one.managingTabGroup == nil)
    one.userInfo = 17
    expectEqual(one.userInfo as? Int, 17)
    let search = UISearchTab { _ in UIViewController() }
    expect(search.title == "Search" && search.image != nil && search.viewController?.tab === search)
    expectEqual(UISearchTab(title: "Find", image: nil, identifier: "f").title, "Find")
    expectEqual(UITabGroup(title: "G", image: nil, identifier: "g").children, [])
  }

  @Test func groupsFindTheirTabsByIdentifier() {
    let (inner, leaf) = (group("inner", []), tab("leaf"))
    let outer = group("outer", [tab("first"), inner])
    inner.children = [leaf]
    expect(outer.tab(forIdentifier: "leaf") === leaf && leaf.parent === inner && inner.parent === outer)
    expect(outer.tab(forIdentifier: "outer") == nil && outer.tab(forIdentifier: "none") == nil)
    outer.selectedChild = inner
    expect(outer.selectedChild === inner && inner.selectedChild == nil)
    outer.children.append(leaf)
    expect(inner.children == [] && leaf.parent === outer, "a tab is in one group")
    outer.managingNavigationController = UINavigationController()
    expect(leaf.managingTabGroup === outer && outer.managingTabGroup == nil)
    outer.children = []
    expect(outer.selectedChild == nil && inner.parent == nil)
  }

  @Test func settingTabsReplacesViewControllersAndBack() throws {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    expect(tabs.tabs.map(\.title) == ["A", "B"] && tabs.selectedTab?.title == "A")
    expect(tabs.viewControllers?.count == 2 && tabs.viewControllers?[1].tab === tabs.tabs[1])
    let (old, plain) = (tabs.tabs, UIViewController())
    tabs.viewControllers = [plain]
    try screen.settle()
    expect(tabs.tabs == [] && tabs.selectedTab == nil && tabs.selectedViewController === plain)
    expect(old.allSatisfy { $0.tabBarController == nil } && old[0].viewController?.parent == nil)
    tabs.tabs = old
    try screen.settle()
    expect(plain.parent == nil && tabs.selectedTab === old[0] && old[0].viewController?.view.window != nil)
    expect(tabs.tab(forIdentifier: "B") === old[1] && tabs.tab(forIdentifier: "C") == nil)
    tabs.selectedTab = nil
    expect(tabs.selectedTab === old[0], "something is selected")
  }

  // MARK: Calls

  @Test func tabControllersAreCreatedLazilyAndAppear() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    expectEqual(log.take(), ["A.willMove(parent)", "A.didMove(parent)"], "only the shown one is made")
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    _ = log.take()
    tabs.selectedTab = tabs.tabs[1]
    screen.advance(frames: 2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "B.willMove(parent)", "B.didMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)",
      ])
    tabs.tabs = [tabs.tabs[0]]
    screen.advance(frames: 2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "B.willMove(nil)", "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "B.didMove(nil)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test func theDelegateChoosesTheDisplayedControllersOfAGroup() throws {
    let outer = group("outer", [group("inner", [tab("leaf")])])
    let navigation = UINavigationController()
    outer.managingNavigationController = navigation
    let (tabs, teller) = (UITabBarController(), Teller())
    tabs.delegate = teller
    tabs.tabs = [tab("A"), outer]
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    expectEqual(teller.log, [])
    tabs.selectedTab = tabs.tab(forIdentifier: "leaf")
    try screen.settle()
    expectEqual(
      teller.log,
      [
        "displayed for outer: [\"outer\"]", "displayed for inner: [\"inner\"]", "displayed for leaf: [\"-\"]",
      ])
    expectEqual(navigation.viewControllers.count, 3)
    teller.hidesGroups = true
    screen.resize(to: CGSize(width: 1024, height: 768))
    try screen.settle()
    expect(navigation.viewControllers.count == 1 && navigation.viewControllers[0].tab?.identifier == "leaf")
    teller.hidesGroups = false
    screen.resize(to: CGSize(width: 390, height: 844))
    try screen.settle()
    expect(navigation.viewControllers.count == 3 && tabs.selectedTab?.identifier == "leaf")
    expect(!teller.log.contains { $0.contains("select") })
  }

  @Test func withoutAManagingNavigationControllerTheAppShowsChildren() throws {
    let plain = group("group", [tab("A"), tab("B")])
    let (tabs, teller) = (UITabBarController(tabs: [plain]), Teller())
    tabs.delegate = teller
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    plain.selectedChild = plain.children[1]
    try screen.settle()
    expect(tabs.selectedTab?.identifier == "B" && tabs.selectedViewController === plain.viewController)
    let navigation = UINavigationController()
    plain.managingNavigationController = navigation
    try screen.settle()
    expect(tabs.selectedViewController === navigation && navigation.viewControllers.count == 2)
    expect(navigation.view.window != nil && tabs.selectedTab?.identifier == "B")
    plain.managingNavigationController = nil
    try screen.settle()
    expect(tabs.selectedViewController === plain.viewController && navigation.parent == nil)
    expect(plain.viewController?.view.window != nil)
  }

  // MARK: Errors

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func invalidTabsStop() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let inner = UITab(title: "Inner", image: nil, identifier: "same")
      let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner]) { _ in
        UIViewController()
      }
      let other = UITab(title: "Other", image: nil, identifier: "same") { _ in UIViewController() }
      _ = UITabBarController(tabs: [group, other])
    }
    expect(Self.text(twice).contains("must be unique across the tab bar controller"))
    let foreign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "A") { _ in UIViewController() }])
      tabs.selectedTab = UITab(title: "B", image: nil, identifier: "B")
    }
    expect(Self.text(foreign).contains("can be selected"))
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UITabBarController(tabs: [UITab(title: "A", image: nil, identifier: "A")])
    }
    expect(Self.text(empty).contains("The view controller of a root-level UITab must not be nil."))
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let group = UITabGroup(title: "Group", image: nil, identifier: "group")
      group.selectedChild = UITab(title: "B", image: nil, identifier: "B")
    }
    expect(Self.text(child).contains("the selectedChild must be one of the group's children"))
  }

  // MARK: Life

  @Test func aTabBarControllerIsReleasedWithItsTabs() throws {
    weak var tabs: UITabBarController?
    weak var outer: UITabGroup?
    weak var leaf: UITab?
    weak var navigation: UINavigationController?
    weak var shown: UIViewController?
    do {
      let group = group("outer", [tab("leaf")])
      group.managingNavigationController = UINavigationController()
      let controller = UITabBarController(tabs: [tab("A"), group])
      let screen = MountedScreen(controller)
      controller.selectedTab = group.children[0]
      try screen.settle()
      (tabs, outer, leaf, navigation, shown) = (
        controller, group, group.children[0], group.managingNavigationController, group.children[0].viewController
      )
      expect(shown?.view.window != nil)
      screen.window.rootViewController = UIViewController()
      screen.advance(frames: 2)
    }
    expect(tabs == nil && outer == nil && leaf == nil && navigation == nil && shown == nil)
  }

  @Test func theScreenMayBeReleasedInTabCallbacks() throws {
    try Use(
      name: "tabs",
      calls: ["should select", "did select", "displayed", "second viewWillAppear(_:)", "leaf viewDidAppear(_:)"],
      build: { holdings in
        let second = UITab(title: "second", image: nil, identifier: "second") { [weak holdings] _ in
          holdings.map { ToldController("second", $0) } ?? UIViewController()
        }
        let leaf = UITab(title: "leaf", image: nil, identifier: "leaf") { [weak holdings] _ in
          holdings.map { ToldController("leaf", $0) } ?? UIViewController()
        }
        let outer = group("outer", [leaf])
        outer.managingNavigationController = UINavigationController()
        let tabs = UITabBarController(tabs: [
          UITab(title: "first", image: nil, identifier: "first") { _ in UIViewController() }, second, outer,
        ])
        let teller = Teller()
        teller.holdings = holdings
        tabs.delegate = teller
        holdings.hold(teller)
        holdings.show(tabs)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func tabs() -> UITabBarController? { holdings.controller.object as? UITabBarController }
        holdings.tap("second")
        screen.advance(by: 0.5)
        holdings.tap("outer")
        screen.advance(by: 0.5)
        tabs().map { $0.selectedTab = $0.tab(forIdentifier: "leaf") }
        screen.advance(by: 0.5)
        (tabs()?.selectedViewController as? UINavigationController)?.popViewController(animated: true)
        screen.advance(by: 1)
        tabs()?.tabs = []
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }

  // MARK: Anything

  @Test func randomStepsKeepOneTabSelected() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    var number = 0
    @MainActor func make(depth: Int) -> UITab {
      number += 1
      guard depth > 0, random.int(0...2) == 0 else { return tab("\(number)") }
      let made = group("\(number)", (0..<random.int(0...3)).map { _ in make(depth: depth - 1) })
      if random.int(0...1) == 0 { made.managingNavigationController = UINavigationController() }
      return made
    }
    @MainActor func descendants(_ tabs: [UITab]) -> [UITab] {
      tabs.flatMap { [$0] + descendants(($0 as? UITabGroup)?.children ?? []) }
    }
    let tabs = UITabBarController()
    let teller = Teller()
    tabs.delegate = teller
    let screen = MountedScreen(tabs, size: CGSize(width: 320, height: 480))
    for _ in 0..<150 {
      let all = descendants(tabs.tabs)
      switch random.int(0...8) {
      case 0: tabs.tabs = (0..<random.int(0...8)).map { _ in make(depth: 2) }
      case 1: tabs.selectedTab = all.randomElement(using: &random)
      case 2: (all.randomElement(using: &random) as? UITabGroup)?.children.shuffle(using: &random)
      case 3: _ = (all.randomElement(using: &random) as? UITabGroup)?.children.popLast()
      case 4: all.randomElement(using: &random)?.isHidden.toggle()
      case 5: screen.resize(to: CGSize(width: random.int(0...1) == 0 ? 320 : 1024, height: 480))
      case 6: screen.tap(at: CGPoint(x: random.int(0...319), y: 460))
      case 7:
        let navigation = tabs.selectedViewController as? UINavigationController
        if navigation === tabs.moreNavigationController { break }
        if random.int(0...1) == 0 {
          navigation?.popViewController(animated: random.int(0...1) == 0)
        } else {
          navigation?.pushViewController(UIViewController(), animated: random.int(0...1) == 0)
        }
      default:
        let found = all.randomElement(using: &random) as? UITabGroup
        found?.managingNavigationController = random.int(0...2) == 0 ? nil : UINavigationController()
      }
      screen.advance(frames: random.int(0...3))
      let isMore = tabs.selectedViewController === tabs.moreNavigationController
      expectEqual((tabs.selectedTab == nil), (tabs.tabs.isEmpty || isMore), "seed \(seed)")
      if let selected = tabs.selectedTab {
        expect(descendants(tabs.tabs).contains { $0 === selected }, "seed \(seed)")
        let root = sequence(first: selected, next: { $0.parent }).reversed()[0]
        expectEqual(tabs.selectedIndex, tabs.tabs.firstIndex { $0 === root }, "seed \(seed)")
      }
    }
    try screen.settle()
    if let shown = tabs.selectedViewController { expect(shown.view.window != nil, "seed \(seed)") }
  }
}
