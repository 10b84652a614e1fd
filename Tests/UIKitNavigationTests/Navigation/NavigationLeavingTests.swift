import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A navigation controller goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct NavigationLeavingTests {
  @Test func theScreenMayBeReleasedInNavigationCallbacks() throws {
    try Use(
      name: "navigation",
      calls: [
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        "second viewWillAppear(_:)", "second viewDidAppear(_:)", "second viewWillDisappear(_:)",
        "second viewDidDisappear(_:)", "second viewDidLoad()", "second willMove(toParent:)",
        "second didMove(toParent:)", "alongside", "after the transition", "button", "back",
        "navigationController(_:animationControllerFor:from:to:)",
      ],
      build: { holdings in
        let first = ToldController("first", holdings)
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let teller = NavigationTeller()
        teller.holdings = holdings
        navigation.delegate = teller
        navigation.navigationBar.prefersLargeTitles = true
        holdings.hold(teller)
        holdings.show(navigation)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func navigation() -> UINavigationController? {
          holdings.controller.object as? UINavigationController
        }
        @MainActor func push(animated: Bool) {
          guard let navigation = navigation() else { return }
          let second = ToldController("second", holdings)
          second.title = "Second"
          second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add") { [weak holdings] _ in holdings?.tell("button") })
          second.navigationItem.backAction = UIAction(title: "Leave") { [weak holdings, weak navigation] _ in
            holdings?.tell("back")
            navigation?.popViewController(animated: true)
          }
          second.toolbarItems = [UIBarButtonItem(systemItem: .add)]
          navigation.pushViewController(second, animated: animated)
          navigation.transitionCoordinator?.animate(
            alongsideTransition: { [weak holdings] _ in holdings?.tell("alongside") },
            completion: { [weak holdings] _ in holdings?.tell("after the transition") })
        }
        push(animated: true)
        screen.advance(by: 1)
        holdings.tap("Add")
        screen.advance(by: 0.5)
        holdings.tap("First")
        screen.advance(by: 1)
        push(animated: false)
        screen.advance(frames: 3)
        screen.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 300, y: 200))
        screen.advance(by: 1)
        push(animated: true)
        screen.advance(frames: 4)
        push(animated: true)
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 60, y: 200), hold: 0.5)
        screen.advance(by: 1)
        navigation()?.setToolbarHidden(false, animated: true)
        screen.advance(frames: 4)
        navigation()?.setNavigationBarHidden(true, animated: true)
        screen.advance(by: 1)
        navigation()?.setNavigationBarHidden(false, animated: false)
        navigation()?.popToRootViewController(animated: true)
        screen.advance(frames: 5)
        navigation()?.setViewControllers([ToldController("third", holdings)], animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  private final class Renamer: UINavigationItemRenameDelegate {
    weak var holdings: Holdings?

    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
      holdings?.tell("should begin")
      return true
    }
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      holdings?.tell("will begin")
      return (suggestedTitle, selectedRange)
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      holdings?.tell("should end")
      return true
    }
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      holdings?.tell("did end")
    }
  }

  @Test func theScreenMayBeReleasedInTitleRenamingCallbacks() throws {
    try Use(
      name: "title menu", calls: ["menu", "should begin", "will begin", "should end", "did end"],
      build: { holdings in
        let first = ToldController("first", holdings)
        first.title = "First"
        let renamer = Renamer()
        renamer.holdings = holdings
        holdings.hold(renamer)
        first.navigationItem.renameDelegate = renamer
        first.navigationItem.titleMenuProvider = { [weak holdings] in
          holdings?.tell("menu")
          return UIMenu(children: $0)
        }
        holdings.show(UINavigationController(rootViewController: first))
      },
      perform: { holdings in
        let screen = holdings.screen
        holdings.tap("First")
        screen.advance(by: 0.6)
        holdings.tap("Rename")
        screen.advance(by: 0.6)
        screen.type("Next")
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.5)
        let navigation = holdings.controller.object as? UINavigationController
        navigation?.rename(nil)
        screen.type("Last")
        navigation?.pushViewController(UIViewController(), animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
