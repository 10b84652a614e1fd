import Expectations
import Testing
import UIKit

/// A rectangle among objects is found by either of its names.
@Suite struct RectangleValueTests {
  private let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func valuesAndRectanglesCastIntoEachOther() {
    let information: [String: Any] = ["value": NSValue(cgRect: rectangle), "rectangle": rectangle]
    for key in ["value", "rectangle"] {
      expectEqual(information[key] as? CGRect, rectangle)
      expectEqual((information[key] as? NSValue)?.cgRectValue, rectangle)
    }
  }

  @Test func otherValuesDoNotCastToRectangles() {
    let others: [Any] = [
      NSValue(range: NSRange(location: 1, length: 2)), NSNumber(value: 3), NSValue(point: .zero), "rectangle",
    ]
    for other in others { expectNil(other as? CGRect) }
  }
}
