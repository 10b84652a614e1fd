import XCTest

@testable import Notebook

final class PlainTests: XCTestCase {
  var sut: NoteViewController!

  @MainActor override func setUpWithError() throws {
    sut = NoteViewController()
    sut.loadViewIfNeeded()
  }

  override func tearDownWithError() throws { sut = nil }

  @MainActor func testLabel() throws { XCTAssertEqual(sut.label.text, "Empty") }

  @MainActor func testClear() {
    sut.clear()
    XCTAssertEqual(sut.label.text, "Cleared")
  }

  func testPerformance() { measure { _ = (0..<10).reduce(0, +) } }

  func testSkipped() throws { throw XCTSkip("later") }
}

extension PlainTests {
  func testInExtension() { XCTAssertNotNil(sut) }
}

@MainActor
final class MainActorTests: XCTestCase {
  var sut: NoteViewController!

  override func setUp() async throws {
    sut = NoteViewController()
    sut.loadViewIfNeeded()
  }

  override func tearDown() async throws { sut = nil }

  func testAsync() async throws {
    let count = await sut.load()
    XCTAssertEqual(count, 3)
  }

  func testExpectation() {
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done.fulfill() }
    waitForExpectations(timeout: 5)
  }

  func testFulfillment() async {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
  }

  func testAnimation() {
    let done = expectation(description: "animated")
    show()
    UIView.animate(withDuration: 0.05, animations: { self.sut.label.alpha = 0 }) { _ in done.fulfill() }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(sut.label.alpha, 0)
  }

  func testPresentation() {
    let window = show()
    let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
    sut.present(alert, animated: false)
    XCTAssertTrue(sut.presentedViewController === alert)
    XCTAssertTrue(UIApplication.shared.windows.contains(window))
  }

  @discardableResult
  private func show() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = sut
    window.makeKeyAndVisible()
    return window
  }
}

class LeakTests: XCTestCase {
  @MainActor func makeController(file: StaticString = #filePath, line: UInt = #line) -> NoteViewController {
    let controller = NoteViewController()
    addTeardownBlock { [weak controller] in XCTAssertNil(controller, file: file, line: line) }
    return controller
  }
}

final class NoteLeakTests: LeakTests {
  @MainActor func testController() async {
    let controller = makeController()
    XCTAssertNotNil(controller.view)
  }
}
