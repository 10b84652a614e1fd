import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct GlassButtonStyleTests {
  private func label(_ view: some View) -> UILabel? {
    Hosted(view).views.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test func glassButtonsHaveABlurredBackground() throws {
    let hosted = Hosted(Button("Go") {}.buttonStyle(.glass))
    let ground = try require(hosted.blurs.first)
    let text = try require(hosted.views.first { $0 is UILabel })
    expect(ground.convert(ground.bounds, to: nil).contains(text.convert(text.bounds, to: nil)))
    expectEqual(label(Button("Go") {}.buttonStyle(.glass))?.textColor, .label)
    expectEqual(label(Button("Go") {}.buttonStyle(.glass(.clear)))?.textColor, .label)
    expectEqual(label(Button("Go") {}.buttonStyle(.glassProminent))?.textColor, .white)
    expectEqual(label(Button("Go", role: .destructive) {}.buttonStyle(.glass))?.textColor, .systemRed)
    expectEqual(label(Button("Go") {}.buttonStyle(.glassProminent).disabled(true))?.textColor, .tertiaryLabel)
  }

  @Test func glassButtonsRespondToTaps() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n\(count)") { count += 1 }.buttonStyle(.glassProminent) }
    }
    let hosted = Hosted(Counter())
    try hosted.press("n0")
    expectEqual(hosted.texts, ["n1"])
  }
}
