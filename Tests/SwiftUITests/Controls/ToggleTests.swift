import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ToggleTests {
  @Test func aToggleChangesItsBinding() throws {
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
    let control = try require(hosted.views.compactMap { $0 as? UISwitch }.first)
    expectEqual(control.frame.maxX, 300)
    hosted.screen.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["Sound", "on"])
    expect(control.isOn)
  }

  @Test func aHiddenLabelLeavesOnlyTheSwitch() {
    let hosted = Hosted(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    expect(hosted.texts == [] && hosted.views.filter { !($0 is ContainedView) }.count == 1)
  }

  @Test func aHiddenLabelIsSpoken() {
    let hosted = Hosted(
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Stepper("Volume", value: .constant(1))
      }
      .labelsHidden())
    let spoken = hosted.screen.accessibility.description
    expect(spoken.contains("\"Sound\" = \"1\"") && spoken.contains("\"Volume\""), "\(spoken)")
  }

  @Test func aToggleButtonIsSelectedWhileItIsOn() {
    func spoken(_ isOn: Bool) -> String {
      Hosted(Toggle("Bold", isOn: .constant(isOn)).toggleStyle(.button)).screen.accessibility.description
    }
    expectEqual(spoken(true), "button selected \"Bold\"")
    expectEqual(spoken(false), "button \"Bold\"")
  }

  @Test func aDisabledSwitchTakesNoTouches() throws {
    let hosted = Hosted(Toggle("Sound", isOn: .constant(true)).disabled(true))
    let control = try require(hosted.views.compactMap { $0 as? UISwitch }.first)
    expect(!control.isEnabled)
  }

  private struct Named: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration)
      }
    }
  }

  @Test func aToggleStyleWrapsTheStyleOfTheEnvironment() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn).toggleStyle(Named())
        Toggle("Light", isOn: $isOn).toggleStyle(Named()).toggleStyle(.button)
      }
    }
    let hosted = Hosted(Screen())
    expect(hosted.texts == ["off", "Sound", "off", "Light"] && hosted.views.count { $0 is UISwitch } == 1)
    try hosted.press("Light")
    expectEqual(hosted.texts, ["on", "Sound", "on", "Light"])
    expect(try require(hosted.views.lazy.compactMap { $0 as? UISwitch }.first).isOn)
  }

  @Test func labelsAreHiddenAndShownAgain() {
    let hidden = Hosted(Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden))
    expect(!hidden.texts.contains("Sound"))
    let shown = Hosted(Toggle("Sound", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden())
    expect(shown.texts.contains("Sound"), "the nearest modifier counts")
  }

  @Test func aToggleOfSeveralSourcesIsMixedAndTurnsAllOfThem() throws {
    struct Alarm: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Described: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    struct Screen: View {
      @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
      var body: some View {
        Toggle("All", sources: $alarms, isOn: \.isOn).toggleStyle(Described())
        Toggle(sources: $alarms, isOn: \.isOn) { Text("Switch") }
        Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
        Button("First") { alarms[0].isOn.toggle() }
        Toggle(String("None"), sources: [Binding<Bool>](), isOn: \.self).toggleStyle(Described())
      }
    }
    let hosted = Hosted(Screen())
    expect(hosted.texts == ["mixed", "Switch", "10", "First", "off"])
    let control = try require(hosted.views.lazy.compactMap { $0 as? UISwitch }.first)
    expect(!control.isOn)
    try hosted.press("mixed")
    expect(hosted.texts.prefix(3) == ["on", "Switch", "11"] && control.isOn)
    try hosted.press("on")
    expect(hosted.texts.prefix(3) == ["off", "Switch", "00"])
    try hosted.press("First")
    expect(hosted.texts.prefix(3) == ["mixed", "Switch", "10"])
  }
}
