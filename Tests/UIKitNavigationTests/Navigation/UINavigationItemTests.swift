import Expectations
import ScreenTesting
import Testing
import UIKit

@MainActor
@Suite("Navigation items of a screen")
struct UINavigationItemTests {
  private func make() -> (UINavigationController, UINavigationItem, VirtualScreen) {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let screen = VirtualScreen(root: navigation)
    screen.advance(0.5)
    return (navigation, root.navigationItem, screen)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  @Test("buttons that are set with an animation fade in, and are there at once for touches and for reading")
  func animatedBarButtonItemsFadeIn() {
    let (navigation, item, screen) = make()
    let bar = navigation.navigationBar
    item.setRightBarButtonItems([button("Edit"), button("Share")], animated: true)
    screen.advance(1.0 / 60)
    expectEqual(bar.shownTexts, ["Root", "Share", "Edit"])
    expect(screen.loop.pendingWork.contains("an animation"))
    screen.advance(0.1)
    expect(screen.loop.pendingWork.contains("an animation"))
    screen.advance(0.3)
    expect(screen.loop.pendingWork.isEmpty, "\(screen.loop.pendingWork)")
    item.setLeftBarButton(button("Cancel"), animated: true)
    item.setRightBarButton(nil, animated: true)
    screen.advance(0.4)
    expectEqual(bar.shownTexts, ["Cancel", "Root"])
    expect(screen.loop.pendingWork.isEmpty)
  }

  @Test("without an animation they are there with the next frame")
  func unanimatedBarButtonItemsAppearWithTheNextFrame() {
    let (navigation, item, screen) = make()
    item.setRightBarButton(button("Edit"), animated: false)
    item.setLeftBarButtonItems([button("Cancel")], animated: false)
    screen.advance(1.0 / 60)
    expectEqual(navigation.navigationBar.shownTexts, ["Cancel", "Root", "Edit"])
    expect(screen.loop.pendingWork.isEmpty)
  }

  @Test("a button that leads back goes and comes gradually")
  func hidingTheBackButtonAnimates() {
    let (navigation, _, screen) = make()
    let detail = UIViewController()
    detail.title = "Detail"
    navigation.pushViewController(detail, animated: false)
    screen.advance(0.1)
    detail.navigationItem.setHidesBackButton(true, animated: true)
    expect(detail.navigationItem.hidesBackButton)
    screen.advance(1.0 / 60)
    expect(screen.loop.pendingWork.contains("an animation"))
    screen.advance(0.4)
    expectEqual(navigation.navigationBar.shownTexts, ["Detail"])
  }

  @Test("properties set during a push take part in its animation")
  func itemChangesDuringAPushJoinItsAnimation() {
    let (navigation, _, screen) = make()
    let detail = UIViewController()
    detail.title = "Detail"
    navigation.pushViewController(detail, animated: true)
    screen.advance(0.1)
    detail.navigationItem.setRightBarButton(button("Edit"), animated: true)
    screen.advance(1)
    expectEqual(navigation.navigationBar.shownTexts, ["Root", "Detail", "Edit"])
    expect(screen.loop.pendingWork.isEmpty)
  }
}
