import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ToggleTests {
  @Test func aSwitchChangesItsValue() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Sound", isOn: $isOn)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let hosted = Hosted(Screen())
    let control = try #require(hosted.views.compactMap { $0 as? UISwitch }.first)
    #expect(control.frame.maxX == 300)
    hosted.screen.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    try hosted.screen.settle()
    #expect(hosted.texts == ["Sound", "on"])
    #expect(control.isOn)
  }

  @Test func aHiddenLabelLeavesTheSwitch() {
    let hosted = Hosted(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(hosted.texts == [] && hosted.views.count == 1)
  }

  @Test func aDisabledSwitchTakesNoTouches() throws {
    let hosted = Hosted(Toggle("Sound", isOn: .constant(true)).disabled(true))
    let control = try #require(hosted.views.compactMap { $0 as? UISwitch }.first)
    #expect(!control.isEnabled)
  }
}
