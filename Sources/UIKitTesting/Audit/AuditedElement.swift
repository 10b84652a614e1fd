import UIKit

/// A text, picture or control on a screen, with everything that the rules ask about it.
@MainActor
struct AuditedElement {
  enum Kind {
    case text(AuditedText)
    /// A picture that tells something by itself.
    case picture
    case symbol
    case control
  }

  let view: UIView
  let kind: Kind
  /// Class, identifier and text.
  let name: String
  /// The row, in words; nil outside of rows.
  let row: String?
  /// In points of the window: the lines of a text, the bounds of anything else.
  let frame: CGRect
  /// The part of the frame that can be seen, as far as views clip it.
  let visible: CGRect
  /// The part of the window that views cut off for good: scrolling does not show more.
  let limits: CGRect
  /// Where the element can be seen after scrolling.
  let reach: CGRect
  /// The nearest scroll view, or the window: elements overlap only within it.
  let plane: ObjectIdentifier
  /// Whether a bar has the element: bars lay their content out, and give it room for touches, by themselves.
  let isInBar: Bool
  /// The position in the order of painting.
  let order: Int

  /// The text; nil if it is none.
  var text: AuditedText? {
    if case .text(let text) = kind { text } else { nil }
  }

  var isControl: Bool { if case .control = kind { true } else { false } }
  var isPicture: Bool { if case .picture = kind { true } else { false } }
  var isSymbol: Bool { if case .symbol = kind { true } else { false } }
}

/// The text of an element as it is laid out.
struct AuditedText {
  let string: String
  let font: UIFont
  let color: UIColor?
  /// The lines, in points of the window.
  let frame: CGRect
  /// Whether text was left out because it did not fit.
  let isTruncated: Bool
  /// The width and height that the shown lines need, in points.
  let needed: CGSize
  /// The width and height of the view.
  let room: CGSize
  /// Whether the text is part of something disabled, whose contrast does not count [D].
  let isDisabled: Bool

  /// Whether text of its size needs a contrast of 3 only: 18 points, or 14 in bold (WCAG 1.4.3).
  var isLarge: Bool {
    font.pointSize >= 18 || (font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
