import UIKit

/// The texts of a product, each as a content configuration.
@MainActor
enum ProductText {
  static func title(_ text: String) -> UIListContentConfiguration {
    make(text, .title2) { $0.textProperties.font = bold(.title2) }
  }

  static func heading(_ text: String) -> UIListContentConfiguration {
    make(text, .headline) { $0.textProperties.font = .preferredFont(forTextStyle: .headline) }
  }

  static func plain(_ text: String) -> UIListContentConfiguration { make(text, .body) { _ in } }

  /// Lines that are shown as they are.
  static func code(_ text: String) -> UIListContentConfiguration {
    make(text, .footnote) {
      let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
      $0.textProperties.font = .monospacedSystemFont(ofSize: size, weight: .regular)
    }
  }

  static func price(_ price: Int) -> UIListContentConfiguration {
    make("\(price) kr", .title3) { $0.textProperties.color = .systemRed }
  }

  static func note(_ text: String) -> UIListContentConfiguration {
    make(text, .subheadline) { $0.textProperties.color = .secondaryLabel }
  }

  static func link(_ text: String) -> UIListContentConfiguration {
    make(text, .body) { $0.textProperties.color = .systemBlue }
  }

  static func line(_ text: String, symbol: String) -> UIListContentConfiguration {
    make(text, .body) {
      $0.image = UIImage(systemName: symbol)
      $0.imageProperties.tintColor = .systemOrange
    }
  }

  static func value(_ name: String, _ value: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = name
    content.secondaryText = value
    return content
  }

  static func comment(_ author: String, _ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = author
    content.textProperties.font = bold(.subheadline)
    content.secondaryText = text
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .label
    return content
  }

  static func recommendation(_ title: String, _ price: Int, _ picture: UIImage?) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.secondaryText = "\(price) kr"
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = picture
    content.imageProperties.maximumSize = CGSize(width: 64, height: 48)
    content.imageProperties.cornerRadius = 6
    return content
  }

  private static func make(
    _ text: String, _ style: UIFont.TextStyle, _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.font = .preferredFont(forTextStyle: style)
    change(&content)
    return content
  }

  /// A text style's font in bold, which grows with the text size as the style does.
  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .semibold))
  }
}
