import Expectations
import Testing

@testable import SwiftUI

@MainActor @Suite(.serialized) struct AccessibilityValuesTests {
  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    var body: some View { Text(verbatim: "\(reducesMotion) \(differentiates)") }
  }

  private let settings: [(AccessibilitySettings.Setting, (EnvironmentValues) -> Bool)] = [
    (.reduceMotion, \.accessibilityReduceMotion), (.reduceTransparency, \.accessibilityReduceTransparency),
    (.differentiateWithoutColor, \.accessibilityDifferentiateWithoutColor),
    (.invertColors, \.accessibilityInvertColors), (.buttonShapes, \.accessibilityShowButtonShapes),
  ]

  @Test func environmentValuesFollowTheAccessibilitySettings() {
    for (setting, value) in settings {
      expect(!value(EnvironmentValues()))
      AccessibilitySettings.set(setting, true)
      expect(value(EnvironmentValues()))
      AccessibilitySettings.set(setting, false)
    }
  }

  @Test func viewsReadAccessibilitySettings() {
    AccessibilitySettings.set(.differentiateWithoutColor, true)
    defer { AccessibilitySettings.set(.differentiateWithoutColor, false) }
    expectEqual(Hosted(Reader()).texts, ["false true"])
  }

  @Test func accessibilityEnabledFollowsRunningAssistiveTechnologies() {
    let values = EnvironmentValues()
    expect(!values.accessibilityEnabled && !values.accessibilityVoiceOverEnabled)
    AccessibilitySettings.set(.switchControl, true)
    expect(values.accessibilityEnabled && values.accessibilitySwitchControlEnabled)
    AccessibilitySettings.set(.switchControl, false)
  }
}
