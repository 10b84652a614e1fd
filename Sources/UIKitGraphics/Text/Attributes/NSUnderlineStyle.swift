import TextLayout

/// How a line under or through text is drawn: a kind of stroke, a pattern, and whether spaces stay free.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a number: the stroke in the lowest four bits, the pattern in bits 8 to 11.
  public let rawValue: Int

  /// The style of a number. One whose lowest four bits are 0 draws no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x01) }
  /// One line of twice the thickness.
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x02) }
  /// Two thin lines.
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x09) }
  /// Dots; to be combined with a stroke, as `[.single, .patternDot]`.
  public static var patternDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0100) }
  /// Dashes; to be combined with a stroke.
  public static var patternDash: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0200) }
  /// Alternating dashes and dots; to be combined with a stroke.
  public static var patternDashDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0300) }
  /// A dash followed by two dots; to be combined with a stroke.
  public static var patternDashDotDot: NSUnderlineStyle { NSUnderlineStyle(rawValue: 0x0400) }
}

extension NSUnderlineStyle {
  /// The decoration for layout; nil for no line.
  func decoration(color: TextColor?) -> TextDecoration? {
    let stroke: TextDecoration.Stroke
    switch rawValue & 0x0F {
    case 0: return nil
    case 0x02: stroke = .thick
    case 0x09: stroke = .double
    default: stroke = .single
    }
    let pattern: TextDecoration.Pattern =
      switch rawValue & 0x0F00 {
      case 0x0100: .dot
      case 0x0200: .dash
      case 0x0300: .dashDot
      case 0x0400: .dashDotDot
      default: .solid
      }
    return TextDecoration(stroke: stroke, pattern: pattern, color: color)
  }

  /// The style in an attribute's value: apps write the raw value.
  init?(attribute: Any?) {
    if let style = attribute as? NSUnderlineStyle {
      self = style
    } else if let raw = number(attribute) {
      self.init(rawValue: Int(raw))
    } else {
      return nil
    }
  }
}
