import XCTest

@testable import CounterKit

class CounterViewControllerTests: XCTestCase {
  @MainActor func testSelectorsReachTheirMethods() {
    let controller = CounterViewController()
    controller.loadViewIfNeeded()
    controller.perform(#selector(CounterViewController.increase(_:)), with: nil)
    controller.perform(#selector(CounterViewController.reset))
    XCTAssertEqual(controller.log, ["count 1", "count 0"])
  }

  @MainActor func testTheAppKnowsThatItIsTested() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate)
    XCTAssertEqual(String(describing: type(of: delegate)), "TestedAppDelegate")
  }
}
