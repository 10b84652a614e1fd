import Foundation

/// The fonts of the text styles, one object a style and text size: whatever compares them is done at once.
final class PreferredFonts: @unchecked Sendable {
  private struct Key: Hashable {
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
  }

  static let shared = PreferredFonts()
  private let lock = NSLock()
  private var fonts: [Key: UIFont] = [:]

  /// More than the styles times the sizes that UIKit has; an app may think of any number of its own.
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
