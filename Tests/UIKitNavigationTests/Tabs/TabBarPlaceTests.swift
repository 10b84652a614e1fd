import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Bars of an app's own class in tab bar controllers: the bar that the controller has is the app's, with all that a class
/// of its own may override.
@MainActor @Suite(.serialized) struct TabBarPlaceTests {
  /// A higher bar with a round button in the middle that reaches above its upper edge.
  private final class MiddleBar: UITabBar {
    let button = UIButton(type: .custom)
    var log: [String] = []
    var height: CGFloat?

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.setTitle("+", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.log.append("middle") }, for: .touchUpInside)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      button.frame = CGRect(x: bounds.midX - 28, y: -28, width: 56, height: 56)
      bringSubviewToFront(button)
      let tabs = subviews.filter { NSStringFromClass(type(of: $0)).hasSuffix("UITabBarButton") }
      for (number, tab) in tabs.sorted(by: { $0.frame.minX < $1.frame.minX }).enumerated() {
        let width = bounds.width / CGFloat(tabs.count + 1)
        tab.frame.origin.x = width * CGFloat(number < tabs.count / 2 ? number : number + 1)
        tab.frame.size.width = width
      }
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      log.append("draw")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      var fitting = super.sizeThatFits(size)
      if let height { fitting.height = height }
      return fitting
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) || button.frame.contains(point)
    }
  }

  private final class Tabs: UITabBarController {
    let middle = MiddleBar()
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      setValue(middle, forKey: "tabBar")
      viewControllers = ["A", "B"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }
  }

  private func mounted(_ tabs: UITabBarController) -> MountedScreen {
    let screen = MountedScreen(tabs, size: CGSize(width: 390, height: 844))
    screen.advance(frames: 3)
    return screen
  }

  @Test func settingTheTabBarReplacesIt() throws {
    let tabs = Tabs()
    let screen = mounted(tabs)
    let bar = tabs.middle
    expect(tabs.tabBar === bar && tabs.value(forKey: "tabBar") as? UITabBar === bar)
    expect(bar.delegate === tabs && bar.window === screen.window)
    expect(bar.items?.map(\.title) == ["A", "B"] && bar.selectedItem?.title == "A")
    expectEqual(bar.frame, CGRect(x: 0, y: 795, width: 390, height: 49))
    expectEqual(tabs.view.subviews.filter { $0 is UITabBar }.count, 1)
    expect(bar.log.contains("draw"))
    try screen.tap(.text("B"))
    screen.advance(frames: 3)
    expect(tabs.selectedIndex == 1 && bar.selectedItem?.title == "B" && tabs.chosen == ["B"])
  }

  @Test func aButtonAboveTheTabBarIsTappable() throws {
    let tabs = Tabs()
    let screen = mounted(tabs)
    // Above the bar's upper edge, where the content lies beneath.
    screen.tap(at: CGPoint(x: 195, y: 780))
    expect(tabs.middle.log.filter { $0 == "middle" } == ["middle"] && tabs.selectedIndex == 0)
    let first = try require(
      tabs.middle.subviews.first { ($0 as? UIControl)?.frame.minX == 0 && $0.frame.width == 130 })
    expectEqual(first.frame.maxX, 130)
  }

  @Test func theTabBarTakesItsFittingHeight() throws {
    let tabs = Tabs()
    tabs.middle.height = 80
    let screen = mounted(tabs)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 764, width: 390, height: 80))
    let shown = try require(tabs.selectedViewController?.view)
    expect(shown.safeAreaInsets.bottom == 80 && shown.frame.height == 844)
    tabs.tabBar.isTranslucent = false
    screen.advance(frames: 2)
    expectEqual(shown.frame.height, 764)
  }

  @Test func aFittingHeightThatIncludesTheSafeAreaIsUsedAsIs() throws {
    let tabs = Tabs()
    tabs.middle.height = 34 + 60
    tabs.additionalSafeAreaInsets.bottom = 34
    _ = mounted(tabs)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 750, width: 390, height: 94))
    expectEqual(tabs.selectedViewController?.view.safeAreaInsets.bottom, 94)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func appearanceSetOnACustomTabBarApplies() {
    let bar = MiddleBar()
    bar.tintColor = .systemPurple
    bar.unselectedItemTintColor = .systemBrown
    bar.barTintColor = .systemTeal
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.viewControllers?[1].tabBarItem.title = "Second"
    tabs.setValue(bar, forKey: "tabBar")
    let screen = mounted(tabs)
    expect(tabs.tabBar.tintColor == .systemPurple && tabs.tabBar.unselectedItemTintColor == .systemBrown)
    expectEqual(tabs.tabBar.standardAppearance.backgroundColor, .systemTeal)
    expectEqual(label("Second", in: bar)?.textColor, .systemBrown)
    tabs.selectedIndex = 1
    screen.advance(frames: 2)
    expectEqual(label("Second", in: bar)?.textColor, .systemPurple)
  }

  @Test func anEmptyImageRemovesTheTabBarsBackground() throws {
    let tabs = Tabs()
    tabs.middle.backgroundImage = UIImage()
    tabs.middle.shadowImage = UIImage()
    _ = mounted(tabs)
    tabs.middle.contents.isAtScrollEdge = false
    let background = try require(tabs.middle.subviews.first { $0 is BarBackground })
    expect(!background.subviews.contains { ($0 as? UIVisualEffectView)?.effect != nil })
    tabs.middle.backgroundImage = nil
    expect(background.subviews.contains { ($0 as? UIVisualEffectView)?.effect != nil })
  }

  @Test func theReplacedTabBarIsReleasedAndUnmanaged() {
    weak var first: UITabBar?
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let screen = mounted(tabs)
    do {
      let old = tabs.tabBar
      first = old
      tabs.setValue(MiddleBar(), forKey: "tabBar")
      expect(old.superview == nil && old.delegate == nil && old.items?.isEmpty != false)
      old.items = [UITabBarItem(title: "Own", image: nil, tag: 0)]
    }
    screen.advance(frames: 3)
    expect(first == nil && tabs.tabBar.items?.count == 2)
    // The bar is hidden and shown as another one is.
    tabs.isTabBarHidden = true
    screen.advance(frames: 2)
    expect(tabs.tabBar.isHidden)
  }

  @Test func aTabBarHiddenByAPushReturns() throws {
    let tabs = Tabs()
    let screen = mounted(tabs)
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    screen.advance(frames: 2)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    try screen.settle()
    expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: true)
    screen.advance(frames: 4)
    tabs.setValue(MiddleBar(), forKey: "tabBar")
    try screen.settle()
    expect(!tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view && tabs.tabBar.items?.count == 1)
  }

  @Test func settingAnInvalidTabBarStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.setValue(UIView(), forKey: "tabBar") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("the key tabBar takes"))
  }
}
