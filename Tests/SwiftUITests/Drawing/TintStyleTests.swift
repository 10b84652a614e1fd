import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TintStyleTests {
  @Test func aGradientTintFillsShapes() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let hosted = Hosted(Rectangle().fill(.tint).tint(gradient), width: 100, height: 20)
    expect(hosted.pixel(1, 10) != hosted.pixel(98, 10))
    expect(hosted.pixel(1, 10).hasPrefix("f"))
    let inner = Hosted(Rectangle().fill(.tint).tint(.green).tint(gradient), width: 100, height: 20)
    expectEqual(inner.pixel(1, 10), inner.pixel(98, 10), "a colour further inside counts alone")
    let unset = Hosted(Rectangle().fill(.tint).tint(Color?.none).tint(gradient), width: 100, height: 20)
    expectEqual(unset.pixel(1, 10), unset.pixel(98, 10))
  }

  @Test func aSliderTakesTheFirstColourOfAGradientTint() throws {
    let hosted = Hosted(
      Slider(value: .constant(0.5)).tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    let slider = try require(hosted.views.lazy.compactMap { $0 as? UISlider }.first)
    expectEqual(slider.minimumTrackTintColor, .systemRed)
  }

  @Test func aGradientTintRunsAlongTheBarOfAGauge() {
    let gauge = Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
    let hosted = Hosted(gauge.tint(Gradient(colors: [.red, .blue])).padding(20), width: 200, height: 60)
    let colors = Set(stride(from: 40, to: 160, by: 20).map { hosted.pixel($0, 30) })
    expectEqual(colors.count, 6)
  }
}
