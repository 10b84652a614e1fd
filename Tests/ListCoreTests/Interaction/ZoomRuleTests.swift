import Expectations
import Testing

@testable import ListCore

@Suite("How far content may be zoomed")
struct ZoomRuleTests {
  private let rule = ZoomRule(minimum: 0.5, maximum: 4)

  @Test("scales are clamped to the limits")
  func clamped() {
    expect(rule.clamped(0.1) == 0.5 && rule.clamped(2) == 2 && rule.clamped(9) == 4)
    expectEqual(ZoomRule(minimum: 2, maximum: 1).clamped(5), 2, "a maximum below the minimum counts as it")
    expect(rule.allowsZooming && !ZoomRule().allowsZooming)
  }

  @Test("a pinch beyond the limits meets growing resistance")
  func shown() {
    expectEqual(rule.shown(pinchedTo: 3), 3)
    let (near, far) = (rule.shown(pinchedTo: 5), rule.shown(pinchedTo: 8))
    expect(near > 4 && near < 5 && far > near && far - near < 3)
    let small = rule.shown(pinchedTo: 0.1)
    expect(small < 0.5 && small > 0.1)
    var strict = rule
    strict.bounces = false
    expect(strict.shown(pinchedTo: 8) == 4 && strict.shown(pinchedTo: 0.1) == 0.5)
    expect(rule.shown(pinchedTo: 0) == 0.5 && rule.shown(pinchedTo: -1) == 0.5)
  }

  @Test("a rectangle is zoomed to fit")
  func fitting() {
    expectEqual(rule.scale(fitting: (100, 50), in: (300, 300)), 3)
    expectEqual(rule.scale(fitting: (1, 1), in: (300, 300)), 4)
    expectEqual(rule.scale(fitting: (0, 50), in: (300, 300)), 0.5)
  }

  @Test("the point under the fingers stays there")
  func offset() {
    // At scale 1 the point 120 is seen at 20 where the offset is 100.
    expectEqual(ZoomRule.offset(showing: 120, at: 20, scale: 1, origin: 0), 100)
    expectEqual(ZoomRule.offset(showing: 120, at: 20, scale: 2, origin: 0), 220)
    expectEqual(ZoomRule.offset(showing: 120, at: 20, scale: 2, origin: 10), 230)
  }
}
