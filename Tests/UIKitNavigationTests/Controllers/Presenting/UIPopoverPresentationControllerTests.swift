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
    #expect(screen.controller.presentedViewController != nil && delegate.calls.first == "should")
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

  @Test func presentationDelegateMethodsOverrideTheOlderNames() throws {
    let delegate = Both()
    try present(delegate)
    try tapOutside()
    expectEqual(delegate.calls, ["present"])
  }
}
