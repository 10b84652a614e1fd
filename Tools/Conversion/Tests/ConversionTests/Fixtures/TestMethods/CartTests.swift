import UIKit
import XCTest

@MainActor
final class CartTests: XCTestCase {
    private var label: UILabel!

    override func setUp() {
        super.setUp()
        label = UILabel()
    }

    override func tearDown() async throws {
        label = nil
    }

    func testIsEmpty() {
        show("empty")
        XCTAssertEqual(label.text, "empty")
    }

    func testThrows() throws {
        let text = try XCTUnwrap(label.text as String?)
        XCTAssertEqual(text, "")
    }

    func testLater() async throws {
        show("later")
        XCTAssertEqual(label.text, "later")
    }

    private func show(_ text: String) { label.text = text }
}

class PriceTests: XCTestCase {
    @MainActor func testPrice() {
        XCTAssertNil(UILabel().text)
    }

    func testPlain() {
        XCTAssertEqual(1 + 1, 2)
    }
}

final class CouponTests: XCTestCase {
    private var label: UILabel!

    @MainActor override func setUpWithError() throws {
        label = UILabel()
    }

    @MainActor func testText() {
        label.text = "5 %"
        XCTAssertEqual(label.text, "5 %")
    }

    func testNothing() {
        XCTAssertNil(Int("five"))
    }
}
