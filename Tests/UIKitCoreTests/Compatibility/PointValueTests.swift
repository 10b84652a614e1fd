import Testing
import UIKit

/// Points and sizes among objects are found by either of their names.
@Suite struct PointValueTests {
  @Test func aValueIsAPointAndTheOtherWayRound() {
    let point = CGPoint(x: 1, y: 2)
    let change: [String: Any] = ["value": NSValue(cgPoint: point), "point": point]
    for key in ["value", "point"] {
      #expect(change[key] as? CGPoint == point)
      #expect((change[key] as? NSValue)?.cgPointValue == point)
      #expect(change[key] as? CGSize == nil)
    }
  }

  @Test func aValueIsASizeAndTheOtherWayRound() {
    let size = CGSize(width: 3, height: 4)
    let change: [String: Any] = ["value": NSValue(cgSize: size), "size": size]
    for key in ["value", "size"] {
      #expect(change[key] as? CGSize == size)
      #expect((change[key] as? NSValue)?.cgSizeValue == size)
      #expect(change[key] as? CGRect == nil && change[key] as? CGPoint == nil)
    }
  }

  @Test func numbersAreNeither() {
    let number: Any = NSNumber(value: 3)
    #expect(number as? CGPoint == nil && number as? CGSize == nil)
  }
}
