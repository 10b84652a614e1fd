import TextLayout

/// How a font follows the reader's preferred text size.
enum FontScaling: Equatable {
  /// Scales like the font of a text style.
  case textStyle(UIFont.TextStyle)
  /// A custom font that scales like a text style.
  case metrics(UIFont.TextStyle, base: FontDescription, maximum: Double?)

  var textStyle: UIFont.TextStyle? {
    if case .textStyle(let style) = self { return style }
    return nil
  }
}

extension UIFont {
  /// This font at another preferred text size; a font that does not follow it stays as it is.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    switch scaling {
    case nil: return self
    case .textStyle(let style):
      // A descriptor may have made the style's font bold or italic: only the size follows.
      var description = layoutDescription
      let size = TextStyleSizes.entry(of: style, at: category).size
      guard description.size != size else { return self }
      description.size = size
      return UIFont(description, scaling: scaling)
    case .metrics(let style, let base, let maximum):
      return UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, category: category)
    }
  }
}
