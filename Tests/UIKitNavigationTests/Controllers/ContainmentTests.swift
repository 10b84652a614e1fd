import Expectations
import ScreenTesting
import Testing
import UIKit

@MainActor
@Suite("Controllers in controllers")
struct ContainmentTests {
  private let log = RecordingController.Log()

  @Test("adding tells the child before, removing tells it after")
  func addChildAndRemoveFromParentCallWillAndDidMove() {
    let parent = UIViewController()
    let child = RecordingController(log: log)
    parent.addChild(child)
    expectEqual(log.take(), ["willMove(parent)"])
    expect(child.parent === parent && parent.children == [child])
    expect(child.isMovingToParent)
    child.removeFromParent()
    expectEqual(log.take(), ["didMove(nil)"])
    expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("a child has one parent at a time")
  func aChildHasOneParentAtATime() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    expect(first.children.isEmpty)
    expect(child.parent === second)
  }

  @Test("preferred sizes reach the parent")
  func preferredContentSizeReachesTheParent() {
    final class Parent: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        heard.append(container.preferredContentSize)
      }
    }
    let parent = Parent()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expectEqual(parent.heard, [CGSize(width: 10, height: 20)])
  }

  @Test("children inherit traits, and overrides reach views and children")
  func childrenInheritTraitsAndOverrides() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    parent.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    expectEqual(parent.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
    child.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    expectEqual(child.view.traitCollection.userInterfaceStyle, .light)
    expectEqual(parent.view.traitCollection.userInterfaceStyle, .dark)
    child.overrideUserInterfaceStyle = .unspecified
    window.layoutIfNeeded()
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("additional insets and the system's margins reach the view")
  func additionalSafeAreaInsetsAndSystemMarginsReachTheView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    expectEqual(controller.view.safeAreaInsets.top, window.safeAreaInsets.top + 10)
    expectEqual(controller.view.layoutMargins.left, 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(controller.view.layoutMargins.left, 8)
  }
}
