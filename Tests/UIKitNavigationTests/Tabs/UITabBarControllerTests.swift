import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The calls that controllers in tabs get, and the life of all that takes part.
@MainActor @Suite(.serialized) struct UITabBarControllerTests {
  private let log = RecordingController.Log()

  private func controllers(_ names: [String]) -> [RecordingController] {
    names.map { name in
      let controller = RecordingController(name, log: log)
      controller.title = name
      return controller
    }
  }

  /// Chooses the animation of the app's own.
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  // MARK: Calls

  @Test func theFirstTabAppearsWithItsController() {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(["A", "B"])
    expectEqual(log.take(), ["A.willMove(parent)", "B.willMove(parent)", "A.didMove(parent)", "B.didMove(parent)"])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
    expect(tabs.children.count == 2 && tabs.viewControllers?.first?.tabBarController === tabs)
  }

  @Test func viewsHaveTheirSizeInViewDidLoad() {
    final class Measuring: UIViewController {
      var sizes: [CGSize] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        sizes.append(view.bounds.size)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sizes.append(view.bounds.size)
      }
    }
    let measuring = Measuring()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: measuring)]
    let screen = MountedScreen(tabs)
    expectEqual(measuring.sizes, [screen.window.bounds.size, screen.window.bounds.size])
  }

  @Test func theAppearingTabsControllerIsCalledFirst() {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(["A", "B"])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    _ = log.take()
    tabs.selectedIndex = 1
    screen.advance(frames: 2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ])
    tabs.selectedIndex = 1
    screen.advance(frames: 2)
    expectEqual(log.takeWithoutLayout(), [])
  }

  @Test func tabsAreAddedAndRemoved() {
    let tabs = UITabBarController()
    let all = controllers(["A", "B", "C"])
    tabs.viewControllers = Array(all.prefix(2))
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    _ = log.take()
    tabs.setViewControllers([all[2], all[1]], animated: true)
    screen.advance(frames: 2)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "A.willMove(nil)", "C.willMove(parent)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "A.didMove(nil)", "C.didMove(parent)",
        "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
      ])
    expect(all[0].parent == nil && tabs.selectedIndex == 0)
    tabs.viewControllers = [all[0], all[2]]
    expectEqual(tabs.selectedIndex, 1, "the selected controller stays selected")
    screen.advance(frames: 2)
  }

  @Test func aControllerMaySelectAnotherTabInViewWillAppear() {
    final class Redirecting: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.selectedIndex = 2
      }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Redirecting(), RecordingController("C", log: log)]
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    _ = log.take()
    tabs.selectedIndex = 1
    screen.advance(frames: 2)
    expectEqual(tabs.selectedIndex, 2)
    expect(tabs.viewControllers?[1].view.window == nil && tabs.viewControllers?[2].view.window != nil)
    expectEqual(log.takeWithoutLayout().suffix(2), ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
  }

  @Test func aCustomAnimatorAnimatesATabChange() throws {
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.viewControllers = controllers(["A", "B"])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    _ = log.take()
    tabs.selectedIndex = 1
    screen.advance(frames: 4)
    expect(tabs.viewControllers?[0].view.window != nil && tabs.viewControllers?[1].view.window != nil)
    expectEqual(tabs.viewControllers?[1].transitionCoordinator?.isAnimated, true)
    try screen.settle()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ])
    expectNil(tabs.viewControllers?[0].view.window)
  }

  @Test func anInteractiveTabChangeMayBeCancelled() throws {
    let tabs = UITabBarController()
    let delegate = Delegate()
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.interaction = hand
    tabs.delegate = delegate
    tabs.viewControllers = controllers(["A", "B"])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    tabs.selectedIndex = 1
    hand.update(0.4)
    screen.advance(frames: 2)
    hand.cancel()
    try screen.settle()
    expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "A")
    expect(tabs.viewControllers?[0].view.window != nil && tabs.viewControllers?[1].view.window == nil)
    // A further selection ends one that runs.
    delegate.interaction = nil
    tabs.selectedIndex = 1
    screen.advance(frames: 3)
    tabs.selectedIndex = 0
    try screen.settle()
    expect(tabs.viewControllers?[0].view.window != nil && tabs.viewControllers?[1].view.window == nil)
  }

  // MARK: Items

  @Test func aTabBarItemFollowsItsControllersTitle() {
    let controller = UIViewController()
    controller.title = "First"
    expectEqual(controller.tabBarItem.title, "First")
    controller.title = "Second"
    expect(controller.tabBarItem.title == "Second" && controller.tabBarItem === controller.tabBarItem)
    let navigation = UINavigationController(rootViewController: controller)
    expect(navigation.tabBarItem === controller.tabBarItem, "a stack has the tab of its first controller")
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    navigation.tabBarItem = own
    expect(navigation.tabBarItem === own && own.tag == 4)
    expectEqual(UITabBarItem(tabBarSystemItem: .search, tag: 1).title, "Search")
  }

  @Test func aNewTabBarItemIsShownImmediately() {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers(["A", "B"])
    let screen = MountedScreen(tabs)
    screen.advance(frames: 2)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    expectEqual(tabs.tabBar.items?.last?.title, "Other")
  }

  @Test func appearanceProxiesStyleTabBarsAndItems() {
    AppearanceProxies.forgetting {
      UITabBar.appearance().unselectedItemTintColor = .systemRed
      UITabBar.appearance().barTintColor = .systemYellow
      UITabBarItem.appearance().badgeColor = .systemGreen
      let tabs = UITabBarController()
      tabs.viewControllers = controllers(["A", "B"])
      let screen = MountedScreen(tabs)
      screen.advance(frames: 2)
      expectEqual(tabs.tabBar.unselectedItemTintColor, .systemRed)
      expectEqual(tabs.tabBar.standardAppearance.backgroundColor, .systemYellow)
      expectEqual(tabs.tabBar.items?.allSatisfy { $0.badgeColor == .systemGreen }, true)
    }
  }

  // MARK: Errors

  @Test func modifyingAManagedTabBarStops() async {
    let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.tabBar.items = [] }
    }
    expect(Self.text(changed).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
    let delegate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.tabBar.delegate = nil }
    }
    expect(
      Self.text(delegate).contains(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test func selectingAForeignControllerStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    }
    expect(
      Self.text(result).contains(
        "only a view controller in the tab bar controller's list of view controllers can be selected."))
  }

  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  // MARK: Life

  @Test func aTabBarControllerIsReleasedWithItsParts() {
    final class Witness: NSObject, UITabBarControllerDelegate {}
    weak var tabs: UITabBarController?
    weak var bar: UITabBar?
    weak var more: UINavigationController?
    weak var shown: UIViewController?
    weak var delegate: Witness?
    do {
      let controller = UITabBarController()
      let witness = Witness()
      controller.delegate = witness
      controller.viewControllers = controllers(["A", "B", "C", "D", "E", "F", "G"])
      let screen = MountedScreen(controller)
      screen.advance(frames: 2)
      controller.selectedIndex = 5
      screen.advance(frames: 2)
      (tabs, bar, more, shown, delegate) = (
        controller, controller.tabBar, controller.moreNavigationController, controller.viewControllers?[5], witness
      )
      expect(shown?.view.window != nil)
      screen.window.rootViewController = UIViewController()
      screen.advance(frames: 2)
    }
    expect(tabs == nil && bar == nil && more == nil && shown == nil && delegate == nil)
  }

  @Test func theScreenMayBeReleasedInTabBarCallbacks() throws {
    final class Teller: NSObject, UITabBarControllerDelegate {
      weak var holdings: Holdings?

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        holdings?.tell()
        return true
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        holdings?.tell()
      }
    }
    try Use(
      name: "tabs",
      calls: [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)", "second viewDidLoad()",
        "second viewWillAppear(_:)", "second viewDidAppear(_:)", "first viewWillDisappear(_:)",
        "first viewDidDisappear(_:)", "second viewWillDisappear(_:)", "second willMove(toParent:)",
      ],
      build: { holdings in
        let tabs = UITabBarController()
        let controllers = ["first", "second", "third", "fourth", "fifth", "sixth"].map { name in
          let controller = ToldController(name, holdings)
          controller.title = name
          return controller
        }
        tabs.viewControllers = controllers
        let teller = Teller()
        teller.holdings = holdings
        tabs.delegate = teller
        holdings.hold(teller)
        holdings.show(tabs)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func tabs() -> UITabBarController? { holdings.controller.object as? UITabBarController }
        holdings.tap("second")
        screen.advance(by: 0.5)
        holdings.tap("More")
        screen.advance(by: 0.5)
        holdings.tap("sixth")
        screen.advance(by: 1)
        tabs()?.selectedIndex = 0
        screen.advance(by: 0.5)
        tabs()?.viewControllers?.remove(at: 1)
        screen.advance(by: 0.5)
        tabs()?.viewControllers = nil
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }
}
