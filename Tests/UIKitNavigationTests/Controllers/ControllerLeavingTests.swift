import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A controller goes in each call that it gets, and nothing stops.
@MainActor @Suite(.serialized) struct ControllerLeavingTests {
  @Test func theScreenMayBeReleasedInContainmentCallbacks() throws {
    try Use(
      name: "children",
      calls: [
        "child viewWillAppear(_:)", "child viewDidAppear(_:)", "child viewWillDisappear(_:)",
        "child viewDidDisappear(_:)", "child viewDidLayoutSubviews()", "parent viewDidLayoutSubviews()",
        "transition", "child viewWillTransition(to:with:)",
      ],
      build: { $0.show(ToldController("parent", $0)) },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func parent() -> UIViewController? { holdings.controller.object }
        if let parent = parent() {
          let child = ToldController("child", holdings)
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
        screen.advance(frames: 2)
        screen.resize(to: CGSize(width: 440, height: 320))
        screen.advance(frames: 2)
        if let parent = parent(), let child = parent.children.first {
          let other = ToldController("other", holdings)
          parent.addChild(other)
          parent.transition(
            from: child, to: other, duration: 0.3, options: .transitionCrossDissolve, animations: nil
          ) { [weak holdings] _ in holdings?.tell("transition") }
        }
        screen.advance(by: 1)
        if let child = parent()?.children.last {
          child.willMove(toParent: nil)
          child.viewIfLoaded?.removeFromSuperview()
          child.removeFromParent()
        }
        screen.advance(frames: 2)
      }
    ).leaveAtEachCall()
  }
}
