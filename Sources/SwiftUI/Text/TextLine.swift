import UIKit

extension Text {
  /// A line under letters or through them.
  ///
  /// Documentation: `SwiftUI/Text/LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// A line with a pattern and a colour; nil for the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line.
    public static let single = LineStyle()

    /// The dash pattern of a line.
    ///
    /// Documentation: `SwiftUI/Text/LineStyle/Pattern`.
    public struct Pattern: Hashable, Sendable {
      private let bits: Int
      init(_ style: NSUnderlineStyle) { bits = style.rawValue }
      var style: NSUnderlineStyle { NSUnderlineStyle(rawValue: bits) }

      /// A continuous line.
      public static let solid = Pattern([])
      /// Short strokes with gaps as long as them.
      public static let dot = Pattern(.patternDot)
      /// Long strokes with gaps between them.
      public static let dash = Pattern(.patternDash)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(.patternDashDot)
      /// A dash followed by two dots.
      public static let dashDotDot = Pattern(.patternDashDotDot)
    }
  }
}

/// An underline or strikethrough, or none.
struct TextLine: Equatable, Sendable {
  var isActive = false
  var pattern = Text.LineStyle.Pattern.solid
  var color: Color?

  var style: NSUnderlineStyle { NSUnderlineStyle.single.union(pattern.style) }
}

/// Text attributes set by enclosing views, for texts that do not set them.
struct TextLines: Equatable, Sendable {
  var underline = TextLine()
  var strikethrough = TextLine()
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
}

extension EnvironmentValues {
  private struct TextLinesKey: EnvironmentKey { static let defaultValue = TextLines() }
  var textLines: TextLines {
    get { self[TextLinesKey.self] }
    set { self[TextLinesKey.self] = newValue }
  }

  /// The font of texts that set none: the environment's, italic or monospaced if enclosing views request that.
  var shownFont: Font {
    var shown = font ?? .body
    if textLines.isItalic { shown = shown.italic() }
    if textLines.isMonospaced { shown = shown.monospaced() }
    if textLines.hasMonospacedDigits { shown = shown.monospacedDigit() }
    return shown
  }
}

extension View {
  /// A line under texts in the view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textLines.underline, TextLine(isActive: isActive, pattern: pattern, color: color))
  }

  /// A line through texts in the view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textLines.strikethrough, TextLine(isActive: isActive, pattern: pattern, color: color))
  }

  /// Some points more between the letters of texts in the view.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.textLines.kerning, kerning) }

  /// Some points more between the letters of texts in the view.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.textLines.kerning, tracking) }

  /// Texts in the view some points higher than their lines.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textLines.baselineOffset, baselineOffset)
  }
}
