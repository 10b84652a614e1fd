import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ExtendedLayoutTests {
  private static let size = CGSize(width: 393, height: 800)

  @Test func theFrameEndsAtBarsOutsideTheExtendedEdges() {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 500)
    let bars = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
    func frame(_ layout: ExtendedLayout, _ opaque: UIRectEdge = []) -> CGRect {
      layout.frame(in: bounds, bars: bars, opaque: opaque)
    }
    expectEqual(frame(ExtendedLayout()), bounds)
    expectEqual(frame(ExtendedLayout(), .top), CGRect(x: 0, y: 60, width: 300, height: 440))
    expectEqual(frame(ExtendedLayout(includesOpaqueBars: true), .all), bounds)
    expectEqual(frame(ExtendedLayout(edges: [])), CGRect(x: 0, y: 60, width: 300, height: 400))
    expectEqual(frame(ExtendedLayout(edges: .bottom, includesOpaqueBars: true)).minY, 60)
    expectEqual(ExtendedLayout(edges: []).frame(in: .zero, bars: bars, opaque: []).height, 0)
  }

  private func screen(_ change: (UIViewController, UINavigationController) -> Void) -> (UIViewController, MountedScreen)
  {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    change(content, navigation)
    return (content, MountedScreen(navigation, size: Self.size))
  }

  @Test func aViewBeginsBelowAnOpaqueOrUnextendedBar() {
    let (plain, first) = screen { _, _ in }
    expect(plain.view.frame == CGRect(origin: .zero, size: Self.size) && plain.view.safeAreaInsets.top == 44)
    let (none, second) = screen { content, _ in content.edgesForExtendedLayout = [] }
    expect(none.view.frame == CGRect(x: 0, y: 44, width: 393, height: 756) && none.view.safeAreaInsets.top == 0)
    let (below, third) = screen { $1.navigationBar.isTranslucent = false }
    expect(below.view.frame.minY == 44 && below.view.safeAreaInsets.top == 0)
    let (beneath, fourth) = screen { content, navigation in
      navigation.navigationBar.isTranslucent = false
      content.extendedLayoutIncludesOpaqueBars = true
    }
    expect(beneath.view.frame.minY == 0 && beneath.view.safeAreaInsets.top == 44)
    withExtendedLifetime([first, second, third, fourth]) {}
  }

  @Test func changingExtendedEdgesOnScreenMovesTheView() {
    let (content, screen) = screen { _, _ in }
    content.edgesForExtendedLayout = .bottom
    screen.advance(frames: 1)
    expectEqual(content.view.frame.minY, 44)
    content.navigationController?.isNavigationBarHidden = true
    screen.advance(frames: 1)
    expectEqual(content.view.frame, CGRect(origin: .zero, size: Self.size), "a bar that is not there takes no room")
    content.navigationController?.isNavigationBarHidden = false
    content.edgesForExtendedLayout = .all
    content.navigationController?.navigationBar.isTranslucent = false
    screen.advance(frames: 1)
    expectEqual(content.view.frame.minY, 44)
  }

  @Test func aPushMovesExtendedAndUnextendedViews() throws {
    let (content, screen) = screen { content, _ in content.edgesForExtendedLayout = [] }
    let next = UIViewController()
    content.navigationController?.pushViewController(next, animated: true)
    screen.advance(by: 0.1)
    expect(content.view.frame.minX < 0 && content.view.frame.minY == 44 && next.view.frame.minY == 0)
    try screen.settle()
    expectEqual(next.view.frame, CGRect(origin: .zero, size: Self.size))
  }

  @Test func tabBarsAndToolbarsLimitAnUnextendedView() {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = MountedScreen(tabs, size: Self.size)
    let height = tabs.tabBar.frame.height
    expect(height > 0 && content.view.frame == CGRect(x: 0, y: 44, width: 393, height: 756 - height))
    navigation.isToolbarHidden = false
    screen.advance(frames: 1)
    expectEqual(content.view.frame.height, 756 - height - 44)
    let plain = UIViewController()
    plain.edgesForExtendedLayout = .top
    tabs.viewControllers = [plain]
    screen.advance(frames: 1)
    expect(plain.view.frame.height == 800 - height && plain.view.safeAreaInsets.bottom == 0)
  }

  @Test func withoutAutomaticInsetsContentLiesBeneathTheBar() {
    let scroll = UIScrollView()
    let (content, screen) = screen { content, _ in
      content.view = scroll
      content.automaticallyAdjustsScrollViewInsets = false
    }
    expectEqual(scroll.adjustedContentInset.top, 0)
    scroll.contentSize.height = 5000
    screen.advance(frames: 1)
    expectEqual(scroll.adjustedContentInset.top, 44, "content that scrolls is kept clear of bars anyway")
    expect(!content.automaticallyAdjustsScrollViewInsets && UIViewController().automaticallyAdjustsScrollViewInsets)
  }
}
