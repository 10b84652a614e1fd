import UIKit
import XCTest

private final class AppearanceRecorder: UIViewController {
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if events.last != "layout" { events.append("layout") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear")
  }
}

extension UIViewController {
  /// Puts a controller on the screen of a test that does not care about the window.
  fileprivate func showForTest() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = self
    window.makeKeyAndVisible()
  }
}

/// A suite whose windows are local variables of a helper function.
final class LocalWindowTests: XCTestCase {
  func testTheWindowStaysForTheRestOfTheRunLoopTurn() {
    let controller = AppearanceRecorder()
    controller.showForTest()
    XCTAssertTrue(controller.isViewLoaded)
    XCTAssertNotNil(controller.view.window)
    XCTAssertEqual(controller.view.window?.rootViewController, controller)
    XCTAssertEqual(controller.view.frame.size, CGSize(width: 375, height: 667))
    XCTAssertEqual(controller.events.prefix(2), ["load", "will appear"])
  }

  func testPresentingFindsTheWindow() {
    let controller = AppearanceRecorder()
    controller.showForTest()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    controller.present(alert, animated: false)
    XCTAssertTrue(controller.presentedViewController === alert)
  }

  func testARetainedWindowAppears() {
    let controller = AppearanceRecorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.isHidden = false
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(controller.events, ["load", "will appear", "layout", "did appear"])
    withExtendedLifetime(window) {}
  }

  func testAViewInAWindowOfAHelperTakesKeys() {
    weak var kept: UIWindow?
    func putIntoWindow(_ view: UIView) {
      let window = UIWindow()
      window.addSubview(view)
      kept = window
    }
    let field = UITextField()
    let controller = UIViewController()
    controller.view.addSubview(field)
    putIntoWindow(controller.view)
    XCTAssertNotNil(field.window)
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(field.resignFirstResponder())
    XCTAssertFalse(field.isFirstResponder)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(kept)
  }

  func testTheWindowStaysUntilItIsHidden() {
    weak var window: UIWindow?
    func show() {
      let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      shown.rootViewController = UIViewController()
      shown.makeKeyAndVisible()
      window = shown
    }
    show()
    XCTAssertNotNil(window)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertTrue(window?.isKeyWindow == true)
    window?.isHidden = true
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(window)
  }
}
