/// A view whose font can follow the user's preferred text size automatically.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a change of the preferred text size changes the font. Works for fonts made by
  /// `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
