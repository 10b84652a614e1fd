import Testing
import UIKit
import UIKitTesting

/// How a screen is looked at: appearance, text size and direction.
package struct ScreenLook: Sendable, CustomTestStringConvertible {
  package let name: String
  package let style: UIUserInterfaceStyle
  package let textSize: UIContentSizeCategory
  package let direction: UITraitEnvironmentLayoutDirection

  package init(
    name: String, style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.name = name
    self.style = style
    self.textSize = textSize
    self.direction = direction
  }

  package var testDescription: String { name }

  package static let all = [
    ScreenLook(name: "light"), ScreenLook(name: "dark", style: .dark),
    ScreenLook(name: "right-to-left", direction: .rightToLeft),
    ScreenLook(name: "largest-text", textSize: .accessibilityExtraExtraExtraLarge),
  ]

  /// A screen in this look that shows a view controller under a navigation bar.
  /// - Parameter height: in points.
  @MainActor
  package func mount(_ controller: UIViewController, height: CGFloat = 844) -> MountedScreen {
    MountedScreen(UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: height)) {
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = textSize
      $0.layoutDirection = direction
    }
  }
}
