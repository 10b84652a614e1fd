import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The orders in which a tab bar controller, its delegate and its controllers are told, as files beside this one.
@MainActor @Suite(.serialized)
struct TabBarGoldenTraceTests {
  private let trace = GoldenTrace()
  private let log = RecordingController.Log()

  private func make(_ name: String) -> RecordingController {
    let controller = RecordingController(name, log: log)
    controller.title = name
    log.onLine = { [recorder = trace.recorder] line in
      // Layout comes any number of times.
      if !line.contains("LayoutSubviews") { recorder.note(method: line) }
    }
    return controller
  }

  /// A tab bar controller notes what its bar, whose delegate it is, tells it.
  private final class Tabs: UITabBarController {
    var recorder: CallbackRecorder?

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      recorder?.note(item.title, method: "tabBar(_:didSelect:)")
    }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let recorder: CallbackRecorder
    var refuses = false

    init(_ recorder: CallbackRecorder) { self.recorder = recorder }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      recorder.note(viewController.title)
      return !refuses
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      recorder.note(viewController.title)
    }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      recorder.note(fromVC.title, toVC.title)
      return nil
    }
    func tabBarController(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { recorder.note(viewControllers.count) }
    func tabBarController(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { recorder.note(viewControllers.count, changed) }
    func tabBarController(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { recorder.note(viewControllers.count, changed) }
  }

  @Test func tabCallbacksMatchTheirTrace() throws {
    let tabs = Tabs()
    let delegate = Delegate(trace.recorder)
    tabs.recorder = trace.recorder
    tabs.delegate = delegate
    let all = ["A", "B", "C"].map(make)
    trace.during("controllers are set") { tabs.viewControllers = all }
    var mounted: MountedScreen?
    trace.during("mounted") { mounted = MountedScreen(tabs, scale: 1) }
    let screen = try require(mounted)
    try trace.during("another tab is tapped") {
      try screen.tap(.text("B"))
      try screen.settle()
    }
    try trace.during("the selected tab is tapped") {
      try screen.tap(.text("B"))
      try screen.settle()
    }
    try trace.during("a tab is tapped that the delegate refuses") {
      delegate.refuses = true
      try screen.tap(.text("C"))
      try screen.settle()
      delegate.refuses = false
    }
    try trace.during("a tab is selected by its index") {
      tabs.selectedIndex = 2
      trace.recorder.note(method: "selection returned")
      try screen.settle()
    }
    try trace.during("a tab is selected by its controller") {
      tabs.selectedViewController = all[0]
      trace.recorder.note(method: "selection returned")
      try screen.settle()
    }
    try trace.during("the selected tab is removed") {
      tabs.setViewControllers([all[1], all[2]], animated: false)
      try screen.settle()
    }
    try trace.during("a screen is presented over the tabs, and dismissed") {
      let above = make("above")
      above.modalPresentationStyle = .fullScreen
      tabs.present(above, animated: false)
      try screen.settle()
      tabs.dismiss(animated: false)
      try screen.settle()
    }
    expectGolden(trace.text, "tabs")
  }

  @Test func moreTabCallbacksMatchTheirTrace() throws {
    let tabs = Tabs()
    let delegate = Delegate(trace.recorder)
    tabs.recorder = trace.recorder
    tabs.delegate = delegate
    tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map(make)
    let screen = MountedScreen(tabs, scale: 1)
    try trace.during("More is tapped") {
      try screen.tap(.text("More"))
      try screen.settle()
    }
    try trace.during("a row of the list is tapped") {
      try screen.tap(.text("F"))
      try screen.settle()
    }
    try trace.during("a tab of the bar is tapped") {
      try screen.tap(.text("A"))
      try screen.settle()
    }
    try trace.during("More is tapped again") {
      try screen.tap(.text("More"))
      try screen.settle()
    }
    expectGolden(trace.text, "more")
  }
}
