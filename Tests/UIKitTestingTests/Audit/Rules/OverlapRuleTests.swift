import CoreGraphics
import Expectations
import Testing

@testable import UIKitTesting

@Suite("Overlapping rectangles")
struct OverlapRuleTests {
  private let row = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("share more than two points in both directions")
  func overlap() {
    expectEqual(OverlapRule.overlap(row, CGRect(x: 90, y: 30, width: 50, height: 50)), CGSize(width: 10, height: 10))
    expectNil(OverlapRule.overlap(row, CGRect(x: 98, y: 0, width: 50, height: 40)))
    expectNil(OverlapRule.overlap(row, CGRect(x: 0, y: 38, width: 100, height: 40)))
    expectEqual(
      OverlapRule.overlap(row, CGRect(x: 0, y: 37.5, width: 100, height: 40)), CGSize(width: 100, height: 2.5))
    expectNil(OverlapRule.overlap(row, CGRect(x: 120, y: 0, width: 10, height: 10)))
    expectEqual(OverlapRule.overlap(row, row), row.size)
  }

  @Test("reach beyond another by the side that is furthest out")
  func excess() {
    expectEqual(OverlapRule.excess(of: row, beyond: row), 0)
    expectEqual(OverlapRule.excess(of: row, beyond: CGRect(x: 5, y: -10, width: 100, height: 100)), 5)
    expectEqual(OverlapRule.excess(of: row, beyond: CGRect(x: -5, y: 0, width: 60, height: 39)), 45)
  }
}
