import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A presenter goes with what it presents in each call that this makes, and nothing stops.
@MainActor @Suite(.serialized) struct PresentationLeavingTests {
  private static func present(_ holdings: Holdings, animated: Bool = true, _ change: (UIViewController) -> Void) {
    guard let presenter = holdings.controller.object else { return }
    let presented = ToldController("presented", holdings)
    change(presented)
    presenter.present(presented, animated: animated) { [weak holdings] in holdings?.tell("completion") }
  }

  private static func dismiss(_ holdings: Holdings, animated: Bool = true) {
    guard let presenter = holdings.controller.object, presenter.presentedViewController != nil else { return }
    presenter.dismiss(animated: animated) { [weak holdings] in holdings?.tell("completion of the dismissal") }
  }

  private static func teller(_ holdings: Holdings) -> PresentationTeller {
    let teller = PresentationTeller()
    teller.holdings = holdings
    holdings.hold(teller)
    return teller
  }

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .overCurrentContext, .currentContext,
  ]

  @Test(arguments: styles) func theScreenMayBeReleasedInPresentationCalls(_ style: UIModalPresentationStyle) throws {
    try Use(
      name: "presentation \(style.rawValue)",
      calls: [
        "presented viewDidLoad()", "presented viewWillAppear(_:)", "presented viewDidAppear(_:)", "completion",
        "presented viewWillDisappear(_:)", "presented viewDidDisappear(_:)", "completion of the dismissal",
      ],
      build: { $0.show(ToldController("presenter", $0)) },
      perform: { holdings in
        let screen = holdings.screen
        for animated in [true, false] {
          Self.present(holdings, animated: animated) { $0.modalPresentationStyle = style }
          screen.advance(frames: 4)
          screen.advance(by: 1)
          Self.dismiss(holdings, animated: animated)
          screen.advance(by: 1)
        }
        Self.present(holdings) { $0.modalPresentationStyle = style }
        screen.advance(frames: 4)
        Self.dismiss(holdings)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test(arguments: styles, [0, 5, 60]) func theWindowMayBeReleasedDuringAPresentation(
    _ style: UIModalPresentationStyle, frames: Int
  ) {
    for isGoing in [false, true] {
      for way in Holdings.Way.allCases {
        let holdings = Holdings(way: way)
        holdings.show(ToldController("presenter", holdings))
        Self.present(holdings) { $0.modalPresentationStyle = style }
        if isGoing {
          holdings.screen.advance(by: 1)
          Self.dismiss(holdings)
        }
        holdings.screen.advance(frames: frames)
        holdings.leave()
        holdings.settle()
        expectEqual(holdings.remaining, [], "\(way), is going: \(isGoing)")
        holdings.end()
      }
    }
  }

  @Test func theScreenMayBeReleasedInSheetCallbacks() throws {
    try Use(
      name: "sheet",
      calls: [
        "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", "detent",
      ],
      build: { holdings in
        holdings.show(ToldController("presenter", holdings))
        _ = Self.teller(holdings)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func present() {
          Self.present(holdings) { presented in
            let sheet = presented.sheetPresentationController
            sheet?.delegate = holdings.held(PresentationTeller.self)
            sheet?.prefersGrabberVisible = true
            sheet?.detents = [
              .custom { [weak holdings] _ in
                MainActor.assumeIsolated { holdings?.tell("detent") }
                return 200
              }, .large(),
            ]
          }
          screen.advance(by: 1)
        }
        present()
        screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 40))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 160, y: 28))
        screen.advance(by: 1)
        if let sheet = holdings.controller.object?.presentedViewController?.sheetPresentationController {
          sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        }
        screen.advance(by: 1)
        holdings.held(PresentationTeller.self)?.mayDismiss = false
        screen.tap(at: CGPoint(x: 160, y: 5))
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 430))
        screen.advance(by: 1)
        holdings.held(PresentationTeller.self)?.mayDismiss = true
        screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 430))
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 430))
        screen.advance(by: 1)
        present()
        screen.tap(at: CGPoint(x: 160, y: 20))
        screen.advance(by: 1)
        present()
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInPopoverCallbacks() throws {
    try Use(
      name: "popover",
      calls: [
        "prepareForPopoverPresentation(_:)", "presentationControllerShouldDismiss(_:)",
        "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
        "adaptivePresentationStyle(for:traitCollection:)",
      ],
      build: { holdings in
        let presenter = ToldController("presenter", holdings)
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        presenter.view.addSubview(source)
        holdings.show(presenter)
        Self.teller(holdings).isPopover = true
      },
      perform: { holdings in
        let screen = holdings.screen
        for isTouched in [true, false] {
          Self.present(holdings) { presented in
            presented.modalPresentationStyle = .popover
            presented.preferredContentSize = CGSize(width: 100, height: 100)
            let popover = presented.popoverPresentationController
            popover?.delegate = holdings.held(PresentationTeller.self)
            popover?.sourceView = holdings.controller.object?.view.subviews.first
          }
          screen.advance(by: 1)
          if isTouched { screen.tap(at: CGPoint(x: 300, y: 430)) } else { screen.press(.keyboardEscape) }
          screen.advance(by: 1)
        }
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInCustomTransitionCallbacks() throws {
    try Use(
      name: "custom transition",
      calls: [
        "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)", "duration",
        "animate", "ended", "completion", "completion of the dismissal",
      ],
      build: { holdings in
        holdings.show(ToldController("presenter", holdings))
        let animator = Fading()
        animator.holdings = holdings
        Self.teller(holdings).animator = animator
      },
      perform: { holdings in
        let screen = holdings.screen
        Self.present(holdings) {
          $0.modalPresentationStyle = .fullScreen
          $0.transitioningDelegate = holdings.held(PresentationTeller.self)
        }
        screen.advance(by: 1)
        Self.dismiss(holdings)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
    weak var holdings: Holdings?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      holdings?.tell("duration")
      return 0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let moving = context.view(forKey: .from)
      UIView.animate(withDuration: 0.3) {
        moving?.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
      holdings?.tell("animate")
    }
    func animationEnded(_ transitionCompleted: Bool) { holdings?.tell("ended") }
  }
}
