import CoreGraphics
import Expectations
import Testing

@testable import UIKitTesting

@Suite("The order of reading")
struct OrderRuleTests {
  private func box(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 40, height: 20) }

  @Test("goes down, and along a line")
  func inOrder() {
    let lines = [box(0, 0), box(50, 0), box(0, 30), box(50, 30)]
    expectEqual(OrderRule.breaks(lines, isRightToLeft: false), [])
    expectEqual(OrderRule.breaks([lines[1], lines[0], lines[3], lines[2]], isRightToLeft: true), [])
  }

  @Test("goes back where an element is above the one before it, or begins its line")
  func broken() {
    expectEqual(OrderRule.breaks([box(0, 30), box(0, 0)], isRightToLeft: false), [1])
    expectEqual(OrderRule.breaks([box(0, 0), box(0, 60), box(10, 30)], isRightToLeft: false), [2])
    expectEqual(OrderRule.breaks([box(50, 0), box(0, 2)], isRightToLeft: false), [1])
    expectEqual(OrderRule.breaks([box(0, 0), box(50, 0)], isRightToLeft: true), [1])
  }

  @Test("may take one column after another")
  func columns() {
    let columns = [box(0, 0), box(0, 30), box(50, 0), box(50, 30)]
    expectEqual(OrderRule.breaks(columns, isRightToLeft: false), [])
    expectEqual(OrderRule.breaks([], isRightToLeft: false), [])
    expectEqual(OrderRule.breaks([box(0, 0)], isRightToLeft: false), [])
  }
}
