import UIKit

/// The distances and fonts of the feed's cells. Fonts are those of text size L; labels adjust them.
enum FeedStyle {
  static let verticalPadding: CGFloat = 14
  static let avatarSide: CGFloat = 44
  static let avatarSpacing: CGFloat = 12
  /// The space between lines that belong together, and between blocks, in points.
  static let lineSpacing: CGFloat = 2
  static let blockSpacing: CGFloat = 8
  static let pictureCornerRadius: CGFloat = 14
  /// Width over height of an ad's picture.
  static let pictureAspect: CGFloat = 1074 / 480

  @MainActor static let name = font(.subheadline, weight: .semibold)
  @MainActor static let detail = UIFont.preferredFont(forTextStyle: .footnote)
  @MainActor static let text = UIFont.preferredFont(forTextStyle: .subheadline)
  @MainActor static let hint = font(.caption2, weight: .medium)

  /// A text style's font in another weight, which grows with the text size as the style does.
  @MainActor
  private static func font(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// A label that follows the reader's text size.
  @MainActor
  static func makeLabel(_ font: UIFont, _ color: UIColor, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }
}
