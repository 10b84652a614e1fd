import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Bars of an app's own classes in navigation controllers, and controllers that are the delegates of their bars.
@MainActor @Suite(.serialized) struct NavigationBarPlaceTests {
  private final class OwnBar: UINavigationBar {
    var layouts = 0
    var draws = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      draws += 1
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private final class OwnToolbar: UIToolbar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func mounted(_ navigation: UINavigationController) -> MountedScreen {
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 844))
    screen.advance(frames: 3)
    return screen
  }

  @Test func navigationControllersUseTheGivenBarClasses() throws {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    expect(navigation.viewControllers.isEmpty)
    navigation.pushViewController(screen("First"), animated: false)
    let screen = mounted(navigation)
    let bar = try require(navigation.navigationBar as? OwnBar)
    expect(bar.layouts > 0 && bar.draws > 0 && bar.topItem?.title == "First")
    expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    navigation.pushViewController(self.screen("Second"), animated: true)
    try screen.settle()
    expectEqual(bar.items?.map(\.title), ["First", "Second"])
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    expectEqual(navigation.topViewController?.title, "First")
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Do", image: nil)]
    navigation.setToolbarHidden(false, animated: false)
    screen.advance(frames: 2)
    expect(navigation.toolbar is OwnToolbar && navigation.toolbar.items?.count == 1)
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 774, width: 390, height: 70))
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, 70)
  }

  @Test func withoutBarClassesTheBarsAreUIKits() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    navigation.viewControllers = [screen("First")]
    expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    expect(type(of: navigation.toolbar!) == UIToolbar.self)
  }

  @Test func anInvalidNavigationBarClassStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UINavigationController(navigationBarClass: UIToolbar.self, toolbarClass: nil)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("UIToolbar is no subclass of UINavigationBar"))
  }

  @Test func settingTheNavigationBarReplacesIt() throws {
    let navigation = UINavigationController(rootViewController: screen("First"))
    let screen = mounted(navigation)
    navigation.pushViewController(self.screen("Second"), animated: true)
    screen.advance(frames: 4)
    let bar = OwnBar()
    bar.prefersLargeTitles = true
    bar.tintColor = .systemPink
    weak let old = navigation.navigationBar
    // In the middle of a push, which is at its end then.
    navigation.setValue(bar, forKey: "navigationBar")
    try screen.settle()
    expect(navigation.navigationBar === bar && navigation.value(forKey: "navigationBar") as? UIView === bar)
    expect(old == nil && bar.superview === navigation.view && bar.tintColor == .systemPink)
    expectEqual(bar.items?.map(\.title), ["First", "Second"])
    expect(abs(bar.frame.height - 96) < 0.01)
    navigation.isNavigationBarHidden = true
    screen.advance(frames: 2)
    expect(bar.isHidden)
    let next = OwnBar()
    navigation.setValue(next, forKey: "navigationBar")
    expect(next.isHidden)
    navigation.isNavigationBarHidden = false
    screen.advance(frames: 2)
    expect(!next.isHidden && next.frame.height == 44)
  }

  @Test func settingTheToolbarReplacesIt() {
    let navigation = UINavigationController(rootViewController: screen("First"))
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Do", image: nil)]
    navigation.isToolbarHidden = false
    let screen = mounted(navigation)
    let bar = OwnToolbar()
    navigation.setValue(bar, forKey: "toolbar")
    screen.advance(frames: 2)
    expect(navigation.toolbar === bar && !bar.isHidden && bar.items?.count == 1 && bar.window != nil)
    expectEqual(bar.frame.height, 70)
  }

  // MARK: Going back

  /// A controller that the app made the delegate of its bar.
  private final class Asking: UINavigationController, UINavigationBarDelegate {
    var answer = false
    var goesBackItself = false
    var asked: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item.title ?? "")
      if goesBackItself { popViewController(animated: true) }
      return answer
    }
  }

  @Test func shouldPopItemDecidesAboutGoingBack() throws {
    let navigation = Asking(rootViewController: screen("First"))
    let screen = mounted(navigation)
    expect(navigation.navigationBar.delegate === navigation)
    for title in ["Second", "Third"] { navigation.pushViewController(self.screen(title), animated: false) }
    screen.advance(frames: 2)
    let back = CGPoint(x: 30, y: 22)
    screen.tap(at: back)
    try screen.settle()
    expect(navigation.asked == ["Third"] && navigation.viewControllers.count == 3)
    navigation.answer = true
    screen.tap(at: back)
    try screen.settle()
    expectEqual(navigation.viewControllers.count, 2)
    navigation.goesBackItself = true
    screen.tap(at: back)
    try screen.settle()
    expect(navigation.viewControllers.count == 1 && navigation.asked == ["Third", "Third", "Second"])
  }
}
