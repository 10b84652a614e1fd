import UIKit

/// The variants of a screen to compare: every size with every text size, appearance and direction.
public struct SnapshotMatrix: Sendable {
  /// The sizes of the screen in points.
  public var sizes: [CGSize]
  /// The user's text sizes.
  public var textSizes: [UIContentSizeCategory]
  /// Light and dark.
  public var appearances: [UIUserInterfaceStyle]
  /// Left to right and right to left.
  public var directions: [UITraitEnvironmentLayoutDirection]

  /// The product of the four lists; by default one variant, a phone in the usual settings.
  public init(
    sizes: [CGSize] = [SnapshotMatrix.phone], textSizes: [UIContentSizeCategory] = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
  ) {
    (self.sizes, self.textSizes, self.appearances, self.directions) = (sizes, textSizes, appearances, directions)
  }

  /// A phone held upright, in points.
  public static let phone = CGSize(width: 390, height: 844)

  /// A phone with the usual and the largest text, light and dark, in both directions: eight.
  public static let standard = SnapshotMatrix(
    textSizes: [.large, .accessibilityExtraExtraExtraLarge], appearances: [.light, .dark],
    directions: [.leftToRight, .rightToLeft])

  /// One way to look at a screen.
  struct Look: Sendable, Hashable {
    var size: CGSize
    var textSize: UIContentSizeCategory
    var appearance: UIUserInterfaceStyle
    var direction: UITraitEnvironmentLayoutDirection

    /// `390x844 L dark rtl`.
    var name: String {
      let text = textSize.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
      return "\(Int(size.width))x\(Int(size.height)) \(text) \(appearance == .dark ? "dark" : "light") "
        + (direction == .rightToLeft ? "rtl" : "ltr")
    }

    @MainActor
    func mount(_ controller: UIViewController) -> MountedScreen {
      MountedScreen(controller, size: size) {
        $0.preferredContentSizeCategory = textSize
        $0.userInterfaceStyle = appearance
        $0.layoutDirection = direction
      }
    }
  }

  /// All of them, sizes outermost, directions innermost.
  var looks: [Look] {
    sizes.flatMap { size in
      textSizes.flatMap { textSize in
        appearances.flatMap { appearance in
          directions.map { Look(size: size, textSize: textSize, appearance: appearance, direction: $0) }
        }
      }
    }
  }
}
