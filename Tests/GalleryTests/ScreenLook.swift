import Testing
import TrestleTesting
import UIKit

/// How a screen is looked at: appearance, text size and direction.
struct ScreenLook: Sendable, CustomTestStringConvertible {
  let name: String
  var style = UIUserInterfaceStyle.light
  var textSize = UIContentSizeCategory.large
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  var testDescription: String { name }

  static let all = [
    ScreenLook(name: "light"), ScreenLook(name: "dark", style: .dark),
    ScreenLook(name: "right-to-left", direction: .rightToLeft),
    ScreenLook(name: "largest-text", textSize: .accessibilityExtraExtraExtraLarge),
  ]

  @MainActor
  func mount(_ controller: UIViewController, height: CGFloat = 844) -> MountedScreen {
    MountedScreen(UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: height)) {
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = textSize
      $0.layoutDirection = direction
    }
  }
}
