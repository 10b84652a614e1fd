import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct HoverEffectTests {
  private func hover<V: View>(_ hosted: Hosted<V>, at point: CGPoint) {
    hosted.screen.hover(at: point)
    hosted.screen.advance(by: 0.5)
  }

  private func card<V: View>(_ hosted: Hosted<V>) throws -> ContainedView {
    try require(hosted.views.lazy.compactMap { $0 as? ContainedView }.first { $0.takesPointer })
  }

  @Test func theLiftEffectScalesTheViewUnderThePointer() throws {
    struct Card: View {
      @State private var isEnabled = true
      var body: some View {
        Color.red.frame(width: 60, height: 40).hoverEffect(.lift, isEnabled: isEnabled)
        Button("Off") { isEnabled = false }
      }
    }
    let hosted = Hosted(VStack { Card() }, width: 300, height: 200)
    let view = try card(hosted)
    let place = view.convert(CGPoint(x: 30, y: 20), to: nil)
    expect(view.layer.shadowOpacity == 0 && view.transform.isIdentity)
    let before = hosted.screen.picture
    hover(hosted, at: place)
    expect(hosted.pixel(Int(view.frame.midX), Int(view.frame.minY) - 1) != "ffffff", "the view is larger")
    hover(hosted, at: .zero)
    expectEqual(hosted.screen.picture.dataProvider?.data, before.dataProvider?.data)
    try hosted.press("Off")
    hover(hosted, at: place)
    expectEqual(hosted.pixel(Int(view.frame.midX), Int(view.frame.minY) - 1), "ffffff")
  }

  @Test func aHoverEffectInALabelLeavesTapsToTheButton() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text("Taps \(count)").hoverEffect()
        }
      }
    }
    let hosted = Hosted(Counter(), width: 300, height: 200)
    hosted.screen.tap(at: CGPoint(x: 150, y: 100))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["Taps 1"])
  }

  @Test func hoverEffectDisabledPreventsTheEffect() throws {
    let hosted = Hosted(
      Color.red.frame(width: 60, height: 40).hoverEffect(.lift).hoverEffectDisabled(), width: 300, height: 200)
    hover(hosted, at: CGPoint(x: 150, y: 100))
    expectEqual(hosted.pixel(150, 79), "ffffff")
  }
}
