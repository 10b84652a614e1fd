import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Objects whose class an app changes.
@MainActor @Suite(.serialized) struct ObjectClassTests {
  private class HighBar: UITabBar {
    static var draws = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
    override func draw(_ rect: CGRect) { Self.draws += 1 }
  }

  private final class StoringBar: UITabBar {
    var height: CGFloat = 90
  }

  @Test func setClassMakesATabBarTheAppsSubclass() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let bar = tabs.tabBar
    let screen = MountedScreen(tabs, size: CGSize(width: 390, height: 844))
    screen.advance(frames: 2)
    expectEqual(bar.frame.height, 49)
    expect(object_setClass(bar, HighBar.self) == UITabBar.self)
    screen.advance(frames: 2)
    expect(bar is HighBar && tabs.tabBar === bar && bar.frame.height == 90 && HighBar.draws > 0)
    expect(object_setClass(bar, UITabBar.self) == HighBar.self && !(bar is HighBar))
    expectNil(object_setClass(nil, HighBar.self))
  }

  @Test func anObjectOfChangedClassIsReleased() {
    weak var gone: UITabBar?
    func make() {
      let bar = UITabBar()
      gone = bar
      object_setClass(bar, HighBar.self)
    }
    make()
    expectNil(gone)
  }

  @Test func settingAClassWithMoreStoredPropertiesStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      object_setClass(UITabBar(), StoringBar.self)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("has no room for the properties"))
  }
}
