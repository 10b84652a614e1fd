import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct GuideScreens {
  private let guide = GuideViewController(style: .plain)
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    navigation = UINavigationController(rootViewController: guide)
    screen = MountedScreen(navigation)
    try screen.settle()
  }

  private func swipe(_ distance: CGFloat) throws {
    screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 420 + distance))
    try screen.settle()
  }

  @Test func aSwipeUpHidesTheBarsAndASwipeDownShowsThem() throws {
    expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    try swipe(-200)
    expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    expectEqual(guide.view.safeAreaInsets, .zero)
    expect(guide.tableView.contentOffset.y > 100, "the content scrolled under the swipe")
    try swipe(60)
    expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    expectEqual(guide.view.safeAreaInsets.top, 44)
  }

  @Test func shortAndSidewaysSwipesKeepTheBars() throws {
    try swipe(-12)
    expect(!navigation.isNavigationBarHidden)
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 330, y: 380))
    try screen.settle()
    expect(!navigation.isNavigationBarHidden, "a swipe sideways is none")
    expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    navigation.hidesBarsOnSwipe = false
    try swipe(-200)
    expect(!navigation.isNavigationBarHidden && !navigation.barHideOnSwipeGestureRecognizer.isEnabled)
  }

  @Test func aToolbarWithoutItemsStaysHidden() throws {
    guide.toolbarItems = nil
    navigation.isToolbarHidden = true
    try swipe(-200)
    try swipe(100)
    expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }
}
