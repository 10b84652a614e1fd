import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct GaugeStyleTests {
  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.minimumValueLabel
        Text(configuration.value, format: .number)
        configuration.currentValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  private func gauge(_ value: Double = 3) -> some View {
    Gauge(value: value, in: 1...5) {
      Text("Label")
    } currentValueLabel: {
      Text("three")
    } minimumValueLabel: {
      Text("one")
    } maximumValueLabel: {
      Text("five")
    }
  }

  @Test func aGaugeStyleReceivesTheFractionAndAllLabels() {
    expectEqual(Hosted(gauge().gaugeStyle(Words())).texts, ["Label", "one", "0.5", "three", "five"])
    let bare = Gauge(value: 0.25) { Text("Bare") }.gaugeStyle(Words())
    expectEqual(Hosted(bare).texts, ["Bare", "0.25"])
  }

  @Test func circularGaugesShowTheValueInTheMiddle() throws {
    let open = Hosted(gauge().gaugeStyle(.accessoryCircular))
    expectEqual(Set(open.texts), ["three", "one", "five"])
    let closed = Hosted(gauge().gaugeStyle(.accessoryCircularCapacity))
    expectEqual(closed.texts, ["three"])
    let size = closed.size(nil, nil)
    expect(size.width == size.height && size == open.size(nil, nil))
    expectEqual(Hosted(Gauge(value: 1) { Text("Alone") }.gaugeStyle(.accessoryCircularCapacity)).texts, ["Alone"])
    expectEqual(Hosted(Gauge(value: 1) { Text("Alone") }.gaugeStyle(.accessoryCircular)).texts, ["Alone"])
  }

  @Test func textsInCircularGaugesIgnoreDynamicType() {
    let ring = gauge().gaugeStyle(.accessoryCircular)
    expectEqual(Hosted(ring.dynamicTypeSize(.accessibility5)).frames, Hosted(ring).frames)
  }

  @Test func circularCapacityGaugesAreFilledFromTheTop() {
    func color(_ value: Double, _ x: Int, _ y: Int) -> String {
      let view = Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.black)
      return Hosted(view, width: 62, height: 62).pixel(x, y)
    }
    // At the right, below and at the left.
    expect(color(0.6, 59, 31) == "000000" && color(0.6, 31, 59) == "000000" && color(0.6, 3, 31) != "000000")
    expect(color(0.3, 59, 31) == "000000" && color(0.3, 31, 59) != "000000")
  }

  @Test func theMarkOfALinearGaugeMovesWithTheValue() throws {
    func mark(_ value: Double) throws -> CGFloat {
      let hosted = Hosted(gauge(value).gaugeStyle(.accessoryLinear))
      return try require(hosted.frames.filter { $0.width == 10 && $0.height == 10 }.first).minX
    }
    let (least, middle, most) = (try mark(1), try mark(3), try mark(5))
    expect(least < middle && middle < most && abs((least + most) / 2 - middle) < 1)
  }

  @Test func linearCapacityGaugesHaveTheLabelAbove() {
    let hosted = Hosted(gauge().gaugeStyle(.accessoryLinearCapacity))
    expectEqual(hosted.texts, ["Label", "three"])
    expectEqual(Set(Hosted(gauge().gaugeStyle(.linearCapacity)).texts), Set(Hosted(gauge()).texts))
  }
}
