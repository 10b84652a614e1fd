import XCTest

@testable import Board

/// The app has neither a start nor a property list: its only storyboard makes the window, once, before the tests.
final class BoardTests: XCTestCase {
  @MainActor func testTheStoryboardsControllerIsShownOnce() throws {
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let controller = try XCTUnwrap(scene.windows.first?.rootViewController as? GreetingViewController)
    XCTAssertEqual(scene.windows.count, 1)
    XCTAssertEqual(controller.label.text, "Hello from a storyboard")
    XCTAssertEqual(GreetingViewController.count, 1)
  }
}
