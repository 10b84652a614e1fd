import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ColorMixTests {
  private func digits(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func mixingInDeviceSpaceInterpolatesComponents() {
    let (black, white) = (Color.black, Color.white)
    expectEqual(digits(black.mix(with: white, by: 0.5, in: .device)), [128, 128, 128, 255])
    expectEqual(digits(black.mix(with: white, by: 0, in: .device)), [0, 0, 0, 255])
    expectEqual(digits(black.mix(with: white, by: 7, in: .device)), [255, 255, 255, 255])
    expectEqual(digits(black.mix(with: white.opacity(0), by: 0.5, in: .device)), [128, 128, 128, 128])
  }

  @Test func perceptualMixingInterpolatesLightness() {
    // Half of the lightness between black and white is a grey of 0.3884 of full light.
    expectEqual(digits(Color.black.mix(with: .white, by: 0.5)), [99, 99, 99, 255])
    let (blue, yellow) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0))
    expectEqual(digits(blue.mix(with: yellow, by: 0)), [0, 0, 255, 255])
    expectEqual(digits(blue.mix(with: yellow, by: 1)), [255, 255, 0, 255])
  }

  @Test func mixedColoursFollowTheAppearance() {
    let mixed = Color(.label).mix(with: .red, by: 0.5, in: .device)
    expect(digits(mixed, .light) != digits(mixed, .dark))
    expect(
      mixed == Color(.label).mix(with: .red, by: 0.5, in: .device) && mixed != Color(.label).mix(with: .red, by: 0.5))
    let hosted = Hosted(Color.black.mix(with: .white, by: 0.5, in: .device))
    expectEqual(hosted.pixel(150, 100), "808080")
  }

  @Test func resolvedColoursKeepTheirComponents() {
    expectEqual(digits(Color(Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.6))), [255, 51, 0, 153])
  }
}
