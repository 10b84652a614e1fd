import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("The toolbar of a navigation controller", .serialized)
struct NavigationToolbarTests {
  private let root = UITableViewController(style: .plain)
  private let navigation: UINavigationController
  private let screen: MountedScreen
  private let counter = Counter()

  private final class Counter {
    var taps = 0
  }

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    screen = MountedScreen(navigation)
    try screen.settle()
    let item = UIBarButtonItem(title: "Sort", primaryAction: UIAction { [counter] _ in counter.taps += 1 })
    root.toolbarItems = [item, .flexibleSpace(), UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in })]
  }

  @Test("it is hidden until it is shown, and takes space then")
  func theToolbarIsHiddenByDefault() throws {
    expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 0)
    navigation.setToolbarHidden(false, animated: true)
    try screen.settle()
    expect(!navigation.isToolbarHidden && root.tableView.adjustedContentInset.bottom == 44)
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 800, width: 390, height: 44))
    screen.tap(at: CGPoint(x: 30, y: 822))
    expectEqual(counter.taps, 1)
    navigation.isToolbarHidden = true
    try screen.settle()
    expect(navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 0)
  }

  @Test("it shows the items of the screen on top, and goes for screens that are pushed without it")
  func theToolbarFollowsTheTopController() throws {
    navigation.isToolbarHidden = false
    let second = UIViewController()
    second.toolbarItems = [UIBarButtonItem(title: "Other", primaryAction: UIAction { _ in })]
    navigation.pushViewController(second, animated: true)
    try screen.settle()
    expectEqual(navigation.toolbar.items?.first?.title, "Other")
    let third = UIViewController()
    third.hidesBottomBarWhenPushed = true
    navigation.pushViewController(third, animated: true)
    try screen.settle()
    expect(third.view.safeAreaInsets.bottom == 0 && navigation.toolbar.isHidden)
    navigation.popToRootViewController(animated: true)
    try screen.settle()
    expect(!navigation.toolbar.isHidden && navigation.toolbar.items?.first?.title == "Sort")
    root.setToolbarItems(nil, animated: false)
    expectEqual(navigation.toolbar.items, [])
  }

  @Test("custom views are as large as their content, and follow it")
  func customViewsInAToolbarFollowTheirContent() throws {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "1 plant"
    button.setTitle("Sort", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.spacing = 8
    let bar = UIView()
    bar.widthAnchor.constraint(equalToConstant: 60).isActive = true
    bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
    root.toolbarItems = [UIBarButtonItem(customView: stack), .flexibleSpace(), UIBarButtonItem(customView: bar)]
    navigation.isToolbarHidden = false
    try screen.settle()
    let width = stack.bounds.width
    expect(width >= label.intrinsicContentSize.width + 8 + button.intrinsicContentSize.width)
    expectEqual(bar.bounds.size, CGSize(width: 60, height: 4))
    expect(abs(bar.convert(bar.bounds, to: nil).midY - 822) <= 1)
    label.text = "1,200 plants"
    try screen.settle()
    expect(stack.bounds.width > width + 20 && label.bounds.width >= label.intrinsicContentSize.width)
    // What stays does not come anew.
    let holder = stack.superview
    root.setToolbarItems([UIBarButtonItem(customView: stack)], animated: true)
    expect(stack.superview === holder && holder?.superview === navigation.toolbar && holder?.alpha == 1)
  }

  @Test(arguments: TraitVariant.allCases)
  func toolbarsMatchTheirPictures(_ variant: TraitVariant) throws {
    variant.apply(to: &screen.window.traitOverrides)
    screen.resize(to: CGSize(width: 320, height: 200))
    navigation.isToolbarHidden = false
    try screen.settle()
    expectGolden(screen.picture, "toolbar \(variant.rawValue)")
  }
}

@MainActor
private final class FakeToolbarHost: NavigationToolbarHost {
  var barTraits = UITraitCollection.current
  var hiding: UIViewController?
  lazy var toolbar = NavigationToolbar(host: self)

  func hidesBottomBar(over controller: UIViewController) -> Bool { controller === hiding }
}

@MainActor @Suite struct NavigationToolbarHostTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  @Test func aHiddenToolbarIsNotCreated() {
    let fake = FakeToolbarHost()
    fake.toolbar.showItems(of: UIViewController(), animated: false)
    fake.toolbar.layOut(in: view, share: 1)
    expect(view.subviews.isEmpty && fake.toolbar.isHidden)
  }

  @Test func aPartlyShownToolbarRisesFromTheEdge() {
    let fake = FakeToolbarHost()
    fake.toolbar.setHidden(false)
    fake.toolbar.layOut(in: view, share: 0.5)
    expect(
      fake.toolbar.bar.superview === view && fake.toolbar.bar.frame.minY == 500 - fake.toolbar.bar.bounds.height / 2)
  }

  @Test func theToolbarIsHiddenAfterItsAnimation() {
    let fake = FakeToolbarHost()
    let (a, b) = (UIViewController(), UIViewController())
    fake.hiding = b
    fake.toolbar.setHidden(false)
    fake.toolbar.layOut(in: view, share: 1)
    fake.toolbar.didMove(over: a)
    expect(!fake.toolbar.bar.isHidden && fake.toolbar.height(over: a) > 0)
    fake.toolbar.didMove(over: b)
    expect(fake.toolbar.bar.isHidden && fake.toolbar.height(over: b) == 0)
  }
}
