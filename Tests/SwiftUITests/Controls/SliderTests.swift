import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SliderTests {
  @Test func minimumAndMaximumLabelsMayBeGivenInAnyOrder() {
    let first = Slider(
      value: .constant(5), in: 0...10, step: 1, label: { Text("Speed") }, minimumValueLabel: { Text("slow") },
      maximumValueLabel: { Text("fast") })
    let last = Slider(
      value: .constant(5), in: 0...10, minimumValueLabel: Text("slow"), maximumValueLabel: Text("fast")
    ) {
      Text("Speed")
    }
    for hosted in [Hosted(AnyView(first)), Hosted(AnyView(last))] {
      expectEqual(hosted.texts, ["slow", "fast"])
      let slider = hosted.views.lazy.compactMap { $0 as? UISlider }.first
      expect(slider?.value == 5 && slider?.maximumValue == 10)
    }
  }

  @Test func aSliderReportsEditingAndHidesItsLabel() throws {
    var told: [Bool] = []
    let slider = Slider(value: .constant(0.5), onEditingChanged: { told.append($0) }) { Text("Speed") }
    let hosted = Hosted(slider)
    expect(hosted.texts.isEmpty, "the label is for assistive tools")
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 220, y: 100))
    try hosted.screen.settle()
    expectEqual(told, [true, false])
  }
}
