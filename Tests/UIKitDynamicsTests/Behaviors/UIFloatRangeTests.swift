import Expectations
import Testing
import UIKit

@Suite struct UIFloatRangeTests {
  @Test func floatRangesAreFiniteOrInfinite() {
    expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    expectEqual(UIFloatRange(), .zero)
    expect(UIFloatRangeIsEqualToRange(UIFloatRange(minimum: 1, maximum: 2), UIFloatRange(minimum: 1, maximum: 2)))
    expect(!UIFloatRangeIsEqualToRange(.zero, .infinite))
  }
}
