import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Nothing that bars, presentations and alerts are given outlives them: closures go when what holds them has left the screen,
/// delegates and targets are not held at all.
@MainActor @Suite("Delegates and closures of controllers") struct ControllerLifeTests {
  /// An object that closures retain, and that is a delegate and a target.
  private final class Witness: UIResponder, UINavigationControllerDelegate, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate
  {
    var calls = 0

    override class var _actions: [_Action] { super._actions + [_Action("called", Witness.called)] }
    func called() { calls += 1 }
    func action(_ title: String) -> UIAction { UIAction(title: title) { _ in self.calls += 1 } }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls += 1 }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls += 1
      return true
    }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { calls += 1 }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls += 1
      return nil
    }
  }

  /// A stack of controllers on a screen, and what a person does there.
  @MainActor
  private final class Stage {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen: MountedScreen

    init() {
      navigation.topViewController?.title = "First"
      screen = MountedScreen(navigation)
    }

    func wait() { screen.advance(by: 1) }

    func tap(_ text: String) throws {
      try screen.tap(.text(text))
      wait()
    }

    func push(_ change: (UIViewController) -> Void) {
      let controller = UIViewController()
      controller.title = "Second"
      change(controller)
      navigation.pushViewController(controller, animated: true)
      wait()
    }

    func pop() {
      navigation.popViewController(animated: true)
      wait()
    }

    func present(_ controller: UIViewController, completion: (() -> Void)? = nil) {
      navigation.present(controller, animated: true, completion: completion)
      wait()
    }

    func dismiss(completion: (() -> Void)? = nil) {
      navigation.dismiss(animated: true, completion: completion)
      wait()
    }
  }

  private struct Member: CustomTestStringConvertible, Sendable {
    var name: String
    /// Uses the member on a screen; what comes there is gone again at the end.
    var use: @MainActor (Witness, Stage) throws -> Void
    var testDescription: String { name }
  }

  nonisolated private static let closures: [Member] = [
    Member(name: "UIAlertAction, its handler") { witness, stage in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Agree", style: .default) { _ in witness.calls += 1 })
      stage.present(alert)
      try stage.tap("Agree")
    },
    Member(name: "UIAlertController.addTextField(configurationHandler:)") { witness, stage in
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addTextField { _ in witness.calls += 1 }
      alert.addAction(UIAlertAction(title: "Agree", style: .default))
      stage.present(alert)
      try stage.tap("Agree")
    },
    Member(name: "present and dismiss, their completions") { witness, stage in
      stage.present(UIViewController()) { witness.calls += 1 }
      stage.dismiss { witness.calls += 1 }
    },
    Member(name: "UIBarButtonItem.primaryAction") { witness, stage in
      stage.push { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: witness.action("Add")) }
      try stage.tap("Add")
      stage.pop()
    },
    Member(name: "UIBarButtonItem.menu") { witness, stage in
      stage.push {
        $0.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "More", menu: UIMenu(children: [witness.action("Share")]))
      }
      try stage.tap("More")
      try stage.tap("Share")
      stage.pop()
    },
    Member(name: "UINavigationItem.backAction") { witness, stage in
      stage.push { $0.navigationItem.backAction = witness.action("Leave") }
      try stage.tap("First")
      stage.pop()
    },
    Member(name: "UISheetPresentationController.Detent.custom") { witness, stage in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [
        .custom { _ in
          MainActor.assumeIsolated { witness.calls += 1 }
          return 200
        }
      ]
      stage.present(sheet)
      stage.dismiss()
    },
    Member(name: "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)") { witness, stage in
      stage.navigation.pushViewController(UIViewController(), animated: true)
      stage.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in witness.calls += 1 }, completion: { _ in witness.calls += 1 })
      stage.wait()
      stage.pop()
    },
  ]

  @Test("is released once it has left the screen", arguments: closures)
  private func closuresAreReleasedAfterLeavingTheScreen(_ member: Member) throws {
    _ = try expectNothingHeld(by: member)
  }

  /// Members that hold the delegate: it is released only if they do not retain it.
  nonisolated private static let delegates: [Member] = [
    Member(name: "UINavigationController.delegate") { witness, stage in
      stage.navigation.delegate = witness
      stage.push { _ in }
    },
    Member(name: "UIBarButtonItem.target") { witness, stage in
      stage.push {
        $0.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", style: .plain, target: witness, action: Selector("called"))
      }
      try stage.tap("Add")
    },
    Member(name: "UIPresentationController.delegate") { witness, stage in
      let sheet = UIViewController()
      sheet.presentationController?.delegate = witness
      stage.present(sheet)
      stage.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420))
      stage.wait()
    },
    Member(name: "UISheetPresentationController.delegate") { witness, stage in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.delegate = witness
      stage.present(sheet)
      stage.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420))
      stage.wait()
    },
    Member(name: "UIPopoverPresentationController.delegate") { witness, stage in
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = stage.navigation.view
      popover.popoverPresentationController?.delegate = witness
      stage.present(popover)
    },
    Member(name: "UIViewController.transitioningDelegate") { witness, stage in
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = witness
      stage.present(other)
    },
  ]

  @Test("is called and not retained", arguments: delegates)
  private func delegatesAreCalledAndNotRetained(_ member: Member) throws {
    let stage = try expectNothingHeld(by: member)
    // Used once more without: nobody is asked, and nothing breaks.
    stage.dismiss()
    stage.pop()
  }

  /// Uses a member with a witness that nobody else keeps, sees that it is called, and then that it is gone.
  private func expectNothingHeld(by member: Member) throws -> Stage {
    weak var witness: Witness?
    let stage = Stage()
    try autoreleasepool {
      let seen = Witness()
      witness = seen
      try member.use(seen, stage)
      expect(seen.calls > 0, "\(member.name) is called")
    }
    stage.wait()
    expectNil(witness, "\(member.name) is let go")
    return stage
  }
}
