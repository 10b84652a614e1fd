import Expectations
import Testing

@testable import SwiftUI

struct UnitCurveTests {
  @Test func unitCurvesRunFromZeroToOneAndDifferInBetween() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
      expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    }
    expectEqual(UnitCurve.linear.value(at: 0.25), 0.25)
    expect(UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25)
    let same = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    expectEqual(same, .easeIn)
  }
}
