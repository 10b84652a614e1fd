import Expectations
import Testing
import UIKit
import UIKitTesting

/// Delegates of popovers that were written for the earlier names of the calls.
@MainActor @Suite(.serialized) struct UIPopoverPresentationControllerTests {
  private final class Earlier: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var mayDismiss = false

    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("should")
      return mayDismiss
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("did") }
  }

  private final class Both: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []

    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("earlier") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("present")
    }
  }

  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 1000, height: 700), scale: 1)

  private func present(_ delegate: any UIPopoverPresentationControllerDelegate) throws {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = screen.controller.view
    content.popoverPresentationController?.delegate = delegate
    screen.controller.present(content, animated: false)
    try screen.settle()
  }

  private func tapOutside() throws {
    screen.tap(at: CGPoint(x: 10, y: 690))
    try screen.settle()
  }

  @Test func popoverDelegatesAreCalledByTheirOlderNames() throws {
    let delegate = Earlier()
    try present(delegate)
    try tapOutside()
    expect(screen.controller.presentedViewController != nil && delegate.calls.first == "should")
    delegate.mayDismiss = true
    delegate.calls = []
    try tapOutside()
    expectNil(screen.controller.presentedViewController)
    expectEqual(delegate.calls, ["should", "did"])
    try present(delegate)
    delegate.calls = []
    screen.controller.dismiss(animated: false)
    try screen.settle()
    expectEqual(delegate.calls, [], "the app dismissed it")
  }

  @Test func viewsThatStayInUseTakeTouchesOutside() throws {
    var log: [String] = []
    let buttons = [600, 650].map { y in
      let button = UIButton(
        frame: CGRect(x: 0, y: y, width: 100, height: 40), primaryAction: UIAction { _ in log.append("\(y)") })
      screen.controller.view.addSubview(button)
      return button
    }
    let delegate = Both()
    try present(delegate)
    let popover = try require(screen.controller.presentedViewController?.popoverPresentationController)
    expectNil(popover.passthroughViews)
    popover.passthroughViews = [buttons[0]]
    screen.tap(at: CGPoint(x: 50, y: 620))
    try screen.settle()
    expect(log == ["600"] && screen.controller.presentedViewController != nil)
    screen.tap(at: CGPoint(x: 50, y: 670))
    try screen.settle()
    expect(log == ["600"] && screen.controller.presentedViewController == nil, "another view does not")
  }

  @Test func theDelegateSaysHowAControllerIsAdapted() {
    final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
    }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    expectEqual(popover?.adaptivePresentationStyle, UIModalPresentationStyle.none)
    let earlier = Earlier()
    popover?.delegate = earlier
    expectEqual(popover?.adaptivePresentationStyle, UIModalPresentationStyle.none, "a delegate without the method")
    let delegate = Adapting()
    popover?.delegate = delegate
    expectEqual(popover?.adaptivePresentationStyle, .fullScreen)
    expectEqual(
      popover?.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular)),
      UIModalPresentationStyle.none)
  }

  @Test func presentationDelegateMethodsOverrideTheOlderNames() throws {
    let delegate = Both()
    try present(delegate)
    try tapOutside()
    expectEqual(delegate.calls, ["present"])
  }
}
