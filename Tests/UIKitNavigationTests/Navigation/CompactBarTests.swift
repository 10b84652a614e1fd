import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Bars on windows that are not high, as of a phone on its side.
@MainActor @Suite(.serialized) struct CompactBarTests {
  private let root = UITableViewController(style: .plain)
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    root.title = "Root"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    root.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    navigation.isToolbarHidden = false
    screen = MountedScreen(navigation, size: CGSize(width: 390, height: 844), scale: 1)
    try screen.settle()
  }

  @Test func compactBarsAreLowWithSmallTitles() throws {
    expect(navigation.navigationBar.frame.height == 96 && navigation.toolbar.frame.height == 44)
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 844, height: 32))
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 358, width: 844, height: 32))
    expect(root.tableView.adjustedContentInset.top == 32 && root.tableView.adjustedContentInset.bottom == 32)
    expectEqual(root.tableView.contentOffset.y, -32)
    expect(
      navigation.navigationBar.sizeThatFits(.zero).height == 32 && navigation.toolbar.sizeThatFits(.zero).height == 32)
    let content = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.last
    expectEqual(content?.titleView?.alpha, 1)
    expectGolden(screen.picture, "sideways")
    screen.resize(to: CGSize(width: 390, height: 844))
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 96 && navigation.toolbar.frame.height == 44)
    expectEqual(root.tableView.contentOffset.y, -96)
  }

  @Test func onlyLandscapePhoneSizesAreVerticallyCompact() {
    screen.resize(to: CGSize(width: 320, height: 300))
    expectEqual(screen.window.traitCollection.verticalSizeClass, .regular)
    screen.resize(to: CGSize(width: 568, height: 320))
    expectEqual(screen.window.traitCollection.verticalSizeClass, .compact)
  }

  @Test func pushedControllersHaveACompactBar() throws {
    screen.resize(to: CGSize(width: 844, height: 390))
    navigation.pushViewController(UIViewController(), animated: true)
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 32 && navigation.topViewController?.view.safeAreaInsets.top == 32)
    navigation.popViewController(animated: true)
    try screen.settle()
    expect(navigation.navigationBar.frame.height == 32 && root.tableView.contentOffset.y == -32)
  }
}
