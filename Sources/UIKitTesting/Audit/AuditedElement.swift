import UIKit

/// A text, picture or control on a screen, with everything that the rules ask about it.
@MainActor
struct AuditedElement {
  enum Kind {
    case text(AuditedText)
    /// An image that conveys information by itself.
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
  /// The visible part of the frame, as far as views clip it.
  let visible: CGRect
  /// The part of the window that views cut off for good: scrolling does not show more.
  let limits: CGRect
  /// The area in which the element can become visible by scrolling.
  let reach: CGRect
  /// The nearest scroll view, or the window: elements overlap only within it.
  let plane: ObjectIdentifier
  /// Whether the element is in a bar: bars lay out their content, and give it space for touches, by themselves.
  let isInBar: Bool
  /// The position in the order of painting.
  let order: Int

  /// The text; nil if the element is no text.
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
  /// Whether the text belongs to a disabled element, whose contrast is not checked [D].
  let isDisabled: Bool

  /// Whether text of its size needs a contrast of 3 only: 18 points, or 14 in bold (WCAG 1.4.3).
  var isLarge: Bool {
    font.pointSize >= 18 || (font.pointSize >= 14 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
