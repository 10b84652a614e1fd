import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ViewAutoresizingTests {
  /// Every mask of one axis, every start and length of a small world, against the rule in arithmetic: the change is
  /// shared by the flexible parts in proportion to their lengths, equally where all are zero.
  @Test func everyAutoresizingMaskSharesTheChangeProportionally() {
    for mask in 0..<8 {
      let parts = (0..<3).map { mask & (1 << $0) != 0 }
      for total in 0...4 {
        for start in 0...total {
          for length in 0...(total - start) {
            for newTotal in 0...8 {
              check(parts, start: start, length: length, total: total, newTotal: newTotal)
            }
          }
        }
      }
    }
  }

  private func check(_ parts: [Bool], start: Int, length: Int, total: Int, newTotal: Int) {
    let lengths = [start, length, total - start - length].map(Double.init)
    let flexible = zip(parts, lengths).filter(\.0).map(\.1)
    let sum = flexible.reduce(0, +)
    let change = Double(newTotal - total)
    let expected = zip(parts, lengths).map { isFlexible, value in
      guard isFlexible else { return value }
      return value + (sum == 0 ? change / Double(flexible.count) : change * value / sum)
    }
    var masks: [UIView.AutoresizingMask] = [[], []]
    for (index, pair) in [
      (UIView.AutoresizingMask.flexibleLeftMargin, UIView.AutoresizingMask.flexibleTopMargin),
      (.flexibleWidth, .flexibleHeight), (.flexibleRightMargin, .flexibleBottomMargin),
    ].enumerated() where parts[index] {
      masks[0].insert(pair.0)
      masks[1].insert(pair.1)
    }
    for (axis, mask) in masks.enumerated() {
      let frame =
        axis == 0
        ? CGRect(x: start, y: 1, width: length, height: 2) : CGRect(x: 1, y: start, width: 2, height: length)
      let old = axis == 0 ? CGSize(width: total, height: 4) : CGSize(width: 4, height: total)
      let new = axis == 0 ? CGSize(width: newTotal, height: 4) : CGSize(width: 4, height: newTotal)
      let result = ViewAutoresizing.frame(frame, mask: mask, from: old, to: new)
      let (origin, size) =
        axis == 0 ? (result.origin.x, result.size.width) : (result.origin.y, result.size.height)
      let comment: Comment =
        "axis \(axis), flexible \(parts), start \(start), length \(length), total \(total) to \(newTotal)"
      expect(abs(origin - expected[0]) < 1e-9, comment)
      expect(abs(size - max(0, expected[1])) < 1e-9, comment)
    }
  }

  @Test func autoresizesSubviewsDecidesWhetherSubviewsResize() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    expectEqual(inner.frame, CGRect(x: 10, y: 10, width: 180, height: 130))
    outer.autoresizesSubviews = false
    outer.bounds.size = CGSize(width: 100, height: 100)
    expectEqual(inner.frame, CGRect(x: 10, y: 10, width: 180, height: 130))
  }
}
