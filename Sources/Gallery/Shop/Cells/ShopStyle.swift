import UIKit

/// The distances and fonts of the shop's cells. Fonts are those of text size L; labels adjust them.
enum ShopStyle {
  static let padding: CGFloat = 12
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 10
  /// The minimum width and height of a touch target.
  static let target: CGFloat = 44
  /// Width over height of the pictures on top.
  static let bannerAspect: CGFloat = 2
  /// The width of an item on the shelf at text size L, the most it grows to, and its picture's width over height.
  static let itemWidth: CGFloat = 140
  static let widestItem: CGFloat = 260
  static let itemAspect: CGFloat = 4 / 3
  /// The number and the picture of an item in the ranking.
  static let rankWidth: CGFloat = 20
  static let thumbnail = CGSize(width: 72, height: 54)

  @MainActor static let heading = font(.title3, weight: .semibold)
  @MainActor static let name = UIFont.preferredFont(forTextStyle: .subheadline)
  @MainActor static let price = font(.subheadline, weight: .semibold)
  @MainActor static let rank = font(.headline, weight: .bold)

  static func price(_ crowns: Int) -> String { "\(crowns) kr" }

  /// A text style's font in another weight, which grows with the text size as the style does.
  @MainActor
  private static func font(_ style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }

  /// A label that follows the reader's text size.
  @MainActor
  static func makeLabel(_ font: UIFont, _ color: UIColor = .label, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = lines
    return label
  }
}
