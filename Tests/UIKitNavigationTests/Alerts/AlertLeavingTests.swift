import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// An alert goes with its presenter in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct AlertLeavingTests {
  nonisolated private static let styles = [UIAlertController.Style.alert, .actionSheet]

  private static func present(_ holdings: Holdings, _ style: UIAlertController.Style) {
    guard let presenter = holdings.controller.object else { return }
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    holdings.watch("alert", alert)
    alert.addAction(UIAlertAction(title: "Agree", style: .default) { [weak holdings] _ in holdings?.tell("agree") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak holdings] _ in holdings?.tell("cancel") })
    if style == .alert {
      alert.addTextField { [weak holdings] field in
        holdings?.tell("field")
        for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
          field.addAction(UIAction { _ in holdings?.tell("field event \(event.rawValue)") }, for: event)
        }
      }
    }
    alert.popoverPresentationController?.sourceView = presenter.view
    presenter.present(alert, animated: true) { [weak holdings] in holdings?.tell("completion") }
    holdings.screen.advance(by: 1)
  }

  @Test(arguments: styles) func theScreenMayBeReleasedInAlertHandlers(_ style: UIAlertController.Style) throws {
    try Use(
      name: "alert \(style.rawValue)", calls: ["agree", "cancel", "completion"],
      build: { $0.show(ToldController("presenter", $0)) },
      perform: { holdings in
        let screen = holdings.screen
        Self.present(holdings, style)
        screen.type("a")
        holdings.tap("Agree")
        screen.advance(by: 1)
        Self.present(holdings, style)
        holdings.tap("Cancel")
        screen.advance(by: 1)
        Self.present(holdings, style)
        screen.press(.keyboardEscape)
        screen.advance(by: 1)
        Self.present(holdings, style)
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  /// The window that an alert alone is for, as apps have it: the handler lets go of it.
  @Test func anAlertsActionMayReleaseItsWindow() throws {
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 440), scale: 1)
    var window: UIWindow? = UIWindow(windowScene: screen.window.windowScene!)
    weak let gone = window
    weak var alert: UIAlertController?
    var isCalled = false
    do {
      let controller = UIViewController()
      window?.rootViewController = controller
      window?.windowLevel = .alert
      window?.isHidden = false
      let made = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert = made
      made.addAction(
        UIAlertAction(title: "Agree", style: .default) { _ in
          isCalled = true
          window = nil
        })
      controller.present(made, animated: true)
    }
    screen.advance(by: 1)
    screen.tap(at: try require(window.flatMap { Holdings.place(of: "Agree", in: $0) }))
    screen.advance(by: 2)
    expect(isCalled)
    expect(gone == nil && alert == nil)
    // The window beneath is touched again.
    screen.tap(at: CGPoint(x: 160, y: 220))
    try screen.settle()
  }

  /// A window that goes while the button is down, and while the alert fades.
  @Test(arguments: [0.0, 0.05, 0.2, 0.5]) func theWindowMayBeReleasedDuringDismissal(seconds: TimeInterval) throws {
    for way in Holdings.Way.allCases {
      let holdings = Holdings(way: way)
      holdings.show(ToldController("presenter", holdings))
      Self.present(holdings, .alert)
      holdings.tap("Agree")
      holdings.screen.advance(by: seconds)
      holdings.leave()
      holdings.settle()
      expectEqual(holdings.remaining, [], "\(way)")
      holdings.end()
    }
  }
}
