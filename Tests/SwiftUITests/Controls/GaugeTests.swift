import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GaugeTests {
  @Test func theBarOfAGaugeIsAsLongAsItsValue() throws {
    let hosted = Hosted(
      Gauge(value: 30, in: 0...120) {
        Text("Speed")
      } currentValueLabel: {
        Text("30")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("120")
      })
    expectEqual(Set(hosted.texts), ["Speed", "30", "0", "120"])
    let bars = hosted.views.filter { $0 is ShapeDrawingView }.map(\.frame.width)
    expect(bars.count == 2 && abs(bars[1] - bars[0] / 4) < 1)
    let element = try require(hosted.views.first { $0.isAccessibilityElement })
    expectEqual(element.accessibilityValue, "25%")
  }

  @Test func valuesOutsideTheRangeAreClamped() throws {
    func fraction(_ value: Double) -> CGFloat {
      let bars = Hosted(Gauge(value: value) { Text("x") }).views.filter { $0 is ShapeDrawingView }.map(\.frame.width)
      return bars[1] / bars[0]
    }
    expect(fraction(7) == 1 && fraction(-3) < 0.05)
  }
}
