import UIKit

/// The fonts of the feed at one text size.
@MainActor
struct FeedFonts {
  let name: UIFont
  let detail: UIFont
  let text: UIFont
  let hint: UIFont

  init(textSize: UIContentSizeCategory) {
    let traits = UITraitCollection(preferredContentSizeCategory: textSize)
    text = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    name = .systemFont(ofSize: text.pointSize, weight: .semibold)
    detail = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    let caption = UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits)
    hint = .systemFont(ofSize: caption.pointSize, weight: .medium)
  }
}
