import Expectations
import Foundation
import Fuzzing
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Users choose the items of a bar: calls, errors, life, and anything in any order.
@MainActor @Suite(.serialized) struct TabCustomizerTests {
  private func items(_ count: Int) -> [UITabBarItem] {
    (0..<count).map { UITabBarItem(title: "\($0)", image: UIImage(systemName: "star"), tag: $0) }
  }

  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
  }

  @MainActor private final class Teller: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
    weak var holdings: Holdings?
    var log: [String] = []
    var onCall: (String) -> Void = { _ in }

    private func note(_ name: String) {
      log.append(name)
      holdings?.tell(name)
      onCall(name)
    }
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { note("will begin") }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { note("will end") }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { note("did end") }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("will begin") }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("did begin") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { note("will end") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { note("did end") }
  }

  // MARK: Calls

  /// The controller is its bar's delegate and hears of it, too.
  @Test func customizingCallsTheTabBarControllerAsDelegate() throws {
    final class Listening: UITabBarController {
      var log: [String] = []
      override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        log.append("will begin \(items.count)")
      }
      override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        log.append("did begin \(items.count)")
      }
      override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("will end \(changed)")
      }
      override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("did end \(changed)")
      }
    }
    let tabs = Listening()
    tabs.viewControllers = controllers(7)
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    tabs.tabControllers.customization.begin()
    try screen.settle()
    expect(tabs.tabBar.isCustomizing && tabs.log == ["will begin 7", "did begin 7"])
    try screen.perform("Replace 0", on: .label("6"))
    expect(screen.performEscape())
    try screen.settle()
    expectEqual(tabs.log.suffix(2), ["will end true", "did end true"])
    expectEqual(tabs.viewControllers?.map(\.title), ["6", "1", "2", "3", "4", "5", "0"])
    expectEqual(tabs.selectedIndex, 6, "the selected controller stays selected, among the others now")
    expect(tabs.tabBar.selectedItem?.title == "More" && tabs.viewControllers?[6].view.window != nil)
  }

  @Test func customizingOutsideAWindowEndsImmediately() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    container.addSubview(bar)
    let (teller, all) = (Teller(), items(5))
    bar.items = Array(all.prefix(3))
    bar.delegate = teller
    bar.beginCustomizingItems(all)
    expect(bar.isCustomizing && teller.log == ["will begin", "did begin"])
    expectEqual(bar.contents.customizer?.put(all[4], inPlaceOf: all[1]), true)
    expect(bar.endCustomizing(animated: true))
    expect(!bar.isCustomizing && container.subviews == [bar])
    expectEqual(teller.log, ["will begin", "did begin", "will end", "did end"])
    bar.beginCustomizingItems(all)
    bar.beginCustomizingItems(all)
    expectEqual(teller.log.suffix(6), ["will begin", "did begin", "will end", "did end", "will begin", "did begin"])
    bar.items = Array(all.suffix(2))
    expect(!bar.isCustomizing && bar.items == Array(all.suffix(2)), "the app's items replace those of the user")
  }

  @Test func customizingMayBeEndedInEachCallback() throws {
    for moment in ["will begin", "did begin", "will end", "did end"] {
      let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
      let controller = UIViewController()
      controller.view.addSubview(bar)
      let (teller, all) = (Teller(), items(5))
      bar.items = Array(all.prefix(3))
      bar.delegate = teller
      let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
      teller.onCall = { [weak bar] in if $0 == moment { _ = bar?.endCustomizing(animated: false) } }
      bar.beginCustomizingItems(all)
      try screen.settle()
      _ = bar.endCustomizing(animated: true)
      try screen.settle()
      expect(!bar.isCustomizing && controller.view.subviews == [bar], "\(moment)")
      expect(teller.log.filter { $0 == "will end" }.count == 1 && teller.log.last == "did end", "\(moment)")
    }
  }

  // MARK: Errors

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func beginCustomizingAManagedTabBarStops() async {
    let managed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.tabBar.beginCustomizingItems([UITabBarItem()]) }
    }
    expect(Self.text(managed).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let container = UIView()
      let bar = UITabBar()
      container.addSubview(bar)
      bar.beginCustomizingItems([])
    }
    expect(Self.text(empty).contains("Asked for 0 items"))
  }

  // MARK: Life

  @Test func aCustomizedTabBarControllerIsReleased() throws {
    weak var tabs: UITabBarController?
    weak var customizer: TabCustomizer?
    weak var view: UIView?
    do {
      let controller = UITabBarController()
      controller.viewControllers = controllers(7)
      let screen = MountedScreen(controller)
      screen.advance(frames: 2)
      controller.tabControllers.customization.begin()
      try screen.settle()
      (tabs, customizer, view) = (
        controller, controller.tabBar.contents.customizer, controller.tabBar.contents.customizer?.view
      )
      expect(customizer != nil && view != nil)
      screen.window.rootViewController = UIViewController()
      screen.advance(frames: 2)
    }
    expect(tabs == nil && customizer == nil && view == nil)
  }

  @Test func theScreenMayBeReleasedInCustomizingCallbacks() throws {
    try Use(
      name: "customizing", calls: ["will begin", "will end", "did end"],
      build: { holdings in
        let tabs = UITabBarController()
        tabs.viewControllers = controllers(7)
        let teller = Teller()
        teller.holdings = holdings
        tabs.delegate = teller
        holdings.hold(teller)
        holdings.show(tabs)
      },
      perform: { holdings in
        let screen = holdings.screen
        holdings.tap("More")
        screen.advance(by: 0.5)
        holdings.tap("Edit")
        screen.advance(by: 0.5)
        holdings.tap("Done")
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }

  // MARK: Anything

  @Test func randomCustomizingStepsKeepTheTabBarConsistent() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let tabs = UITabBarController()
    let screen = MountedScreen(tabs, size: CGSize(width: 320, height: 480))
    var all = controllers(8)
    tabs.viewControllers = all
    for _ in 0..<120 {
      switch random.int(0...8) {
      case 0: tabs.tabControllers.customization.begin()
      case 1: _ = tabs.tabControllers.stopCustomizing()
      case 2:
        all = controllers(random.int(0...9))
        tabs.viewControllers = all
      case 3: tabs.customizableViewControllers = all.filter { _ in random.int(0...2) > 0 }
      case 4: screen.resize(to: CGSize(width: random.int(0...1) == 0 ? 320 : 1024, height: 480))
      case 5: tabs.selectedIndex = random.int(0...8)
      case 6:
        screen.drag(
          from: CGPoint(x: random.int(0...319), y: random.int(60...479)),
          to: CGPoint(x: random.int(0...319), y: random.int(400...479)), duration: 0.1)
      default:
        if let customizer = tabs.tabBar.contents.customizer, let item = customizer.items.randomElement(using: &random),
          let target = customizer.itemsOnBar.randomElement(using: &random)
        {
          customizer.put(item, inPlaceOf: target)
        }
      }
      screen.advance(frames: random.int(0...3))
      let shown = tabs.viewControllers ?? []
      expectEqual(Set(shown.map(ObjectIdentifier.init)), Set(all.map(ObjectIdentifier.init)), "seed \(seed)")
      expectEqual(shown.count, all.count, "seed \(seed)")
      all = shown
    }
    _ = tabs.tabControllers.stopCustomizing()
    try screen.settle()
    let bar = tabs.tabBar.items ?? []
    let direct = bar.filter { $0.title != "More" }
    expect(zip(direct, all).allSatisfy { $0 === $1.tabBarItem }, "seed \(seed)")
  }
}
