#sourceLocation(file: "TestMethods/CartTests.swift", line: 1)
import UIKit
import XCTest

          
final class CartTests: XCTestCase, @unchecked Sendable {
    @MainActor private var label: UILabel!

    override func setUp() { MainActor.assumeIsolated { @MainActor () -> Void in
        super.setUp()
        label = UILabel()
    } }

    @MainActor override func tearDown() async throws {
        label = nil
    }

    func testIsEmpty() { MainActor.assumeIsolated { @MainActor () -> Void in
        show("empty")
        XCTAssertEqual(label.text, "empty")
    } }

    func testThrows() throws { try MainActor.assumeIsolated { @MainActor () throws -> Void in
        let text = try XCTUnwrap(label.text as String?)
        XCTAssertEqual(text, "")
    } }

    @MainActor func testLater() async throws {
        show("later")
        XCTAssertEqual(label.text, "later")
    }

    @MainActor private func show(_ text: String) { label.text = text }
}

class PriceTests: XCTestCase, @unchecked Sendable {
               func testPrice() { MainActor.assumeIsolated { @MainActor () -> Void in
        XCTAssertNil(UILabel().text)
    } }

    func testPlain() {
        XCTAssertEqual(1 + 1, 2)
    }
}

final class CouponTests: XCTestCase, @unchecked Sendable {
    private var label: UILabel!

               override func setUpWithError() throws { try MainActor.assumeIsolated { @MainActor () throws -> Void in
        label = UILabel()
    } }

               func testText() { MainActor.assumeIsolated { @MainActor () -> Void in
        label.text = "5 %"
        XCTAssertEqual(label.text, "5 %")
    } }

    func testNothing() {
        XCTAssertNil(Int("five"))
    }
}
