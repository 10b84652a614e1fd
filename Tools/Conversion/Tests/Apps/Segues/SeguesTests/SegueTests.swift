import XCTest

@testable import Segues

/// Each kind of segue in the running app: who is asked and told, and in which order.
@MainActor
final class SegueTests: XCTestCase {
  private var start: StartViewController {
    let tabs = UIApplication.shared.windows.first?.rootViewController as! UITabBarController
    let navigation = tabs.viewControllers![0] as! UINavigationController
    return navigation.viewControllers[0] as! StartViewController
  }

  /// Taps a button of the screen that is shown.
  private func tap(_ title: String, in controller: UIViewController) throws {
    let button = try XCTUnwrap(find(title, in: controller.view), "There is no button \(title).")
    button.sendActions(for: .touchUpInside)
  }

  private func find(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.configuration?.title == title { return button }
    return view.subviews.lazy.compactMap { self.find(title, in: $0) }.first
  }

  private func wait(until isReached: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isReached(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// Taps a button that shows a page, and goes back from there: the calls of both ways.
  private func calls(_ button: String, _ page: String) throws -> [String] {
    _ = start.view
    _ = CallLog.shared.take()
    try tap(button, in: start)
    wait { CallLog.shared.calls.contains("\(page) did appear") }
    let top = try XCTUnwrap(start.presentedViewController ?? start.navigationController?.topViewController)
    XCTAssertEqual(top.title, page)
    try tap("Back", in: top)
    wait { CallLog.shared.calls.contains("\(page) did disappear") }
    return CallLog.shared.take().filter { !$0.hasPrefix("Embedded") }
  }

  private func expectedCalls(_ identifier: String, _ page: String, before: [String] = [], after: [String] = [])
    -> [String]
  {
    before + ["should \(identifier)", "prepare \(identifier) for \(page)"] + after + [
      "\(page) did load", "\(page) did appear", "prepare back to Start", "unwind from \(page)", "\(page) did disappear",
    ]
  }

  func testShowPushes() throws {
    XCTAssertEqual(try calls("Show", "Shown"), expectedCalls("show", "Shown"))
    XCTAssertEqual(start.navigationController?.viewControllers.count, 1)
  }

  func testDetailIsPresentedWithoutASplitView() throws {
    XCTAssertEqual(try calls("Detail", "Detailed"), expectedCalls("detail", "Detailed"))
  }

  func testModalSeguesPresent() throws {
    XCTAssertEqual(try calls("Modal", "Presented"), expectedCalls("modal", "Presented"))
    XCTAssertEqual(try calls("Full screen", "Full"), expectedCalls("full", "Full"))
    XCTAssertEqual(try calls("Form sheet", "Form"), expectedCalls("form", "Form"))
    XCTAssertNil(start.presentedViewController)
  }

  func testAPopoverIsAnchored() throws {
    XCTAssertEqual(try calls("Popover", "Popped"), expectedCalls("popover", "Popped"))
  }

  func testACustomSegueShowsItself() throws {
    XCTAssertEqual(try calls("Custom", "Faded"), expectedCalls("custom", "Faded", after: ["fade"]))
  }

  func testAnActionMakesTheDestination() throws {
    let page = "By an action"
    XCTAssertEqual(
      try calls("Action", page),
      ["should action", "make"] + Array(expectedCalls("action", page).dropFirst()))
  }

  func testARefusedSegueDoesNothing() throws {
    _ = CallLog.shared.take()
    try tap("Refused", in: start)
    XCTAssertEqual(CallLog.shared.take(), ["should refused"])
    XCTAssertEqual(start.navigationController?.viewControllers.count, 1)
  }

  func testContainersHaveTheirChildren() {
    _ = start.view
    XCTAssertEqual(start.children.map(\.title), ["Embedded"])
    XCTAssertEqual(start.tabBarController?.viewControllers?.map { $0.tabBarItem.title }, ["Start", "Log"])
  }
}
