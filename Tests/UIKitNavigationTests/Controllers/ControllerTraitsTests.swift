import Expectations
import Testing
import UIKit
import UIKitTesting

/// Traits that a parent sets for a child.
@MainActor @Suite(.serialized) struct ControllerTraitsTests {
  private let parent = UIViewController()
  private let child = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(parent, size: CGSize(width: 390, height: 600), scale: 1)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.advance(frames: 1)
  }

  @Test func overrideTraitsReachTheChildAndItsDescendants() {
    let grandchild = UIViewController()
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    screen.advance(frames: 1)
    expectEqual(parent.traitCollection.verticalSizeClass, .regular)
    expectEqual(child.traitCollection.verticalSizeClass, .compact)
    expectEqual(child.view.traitCollection.verticalSizeClass, .compact)
    expectEqual(grandchild.traitCollection.verticalSizeClass, .compact)
    expectEqual(child.traitCollection.horizontalSizeClass, .compact, "what the collection does not say is inherited")
  }

  @Test func theChildsOwnOverridesTakePrecedence() {
    parent.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      ]), forChild: child)
    child.overrideUserInterfaceStyle = .light
    screen.advance(frames: 1)
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    expectEqual(child.traitCollection.verticalSizeClass, .compact)
  }

  @Test func otherTraitsFollowTheWindow() {
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.advance(frames: 1)
    expect(child.traitCollection.userInterfaceStyle == .dark && child.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aRemovedChildLosesItsOverrideTraits() {
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectNil(parent.overrideTraitCollection(forChild: child))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    screen.advance(frames: 1)
    expectEqual(child.traitCollection.verticalSizeClass, .regular)
  }

  @Test func overrideTraitsForANonChildStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIViewController().setOverrideTraitCollection(nil, forChild: UIViewController())
    }
    expectEqual(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("addChild") }, true)
  }
}
