import Foundation

/// The fonts of the text styles, one object per style and text size, so that they can be compared by identity.
final class PreferredFonts: @unchecked Sendable {
  private struct Key: Hashable {
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
  }

  static let shared = PreferredFonts()
  private let lock = NSLock()
  private var fonts: [Key: UIFont] = [:]

  /// More than the number of UIKit's styles times sizes; an app may define any number of its own.
  private static let limit = 256

  func font(_ style: UIFont.TextStyle, at category: UIContentSizeCategory) -> UIFont {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(style: style, category: category)
    if let font = fonts[key] { return font }
    let font = UIFont(TextStyleSizes.description(of: style, at: category), scaling: .textStyle(style))
    if fonts.count < Self.limit { fonts[key] = font }
    return font
  }
}
