extension NSAttributedString.Key {
  /// A `UIFont`; the default is the 12 point system font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; the default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`; by default there is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points added after every character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; by default the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; by default the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points by which the text is above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number; 0 writes letters apart that the font would join, any other as the font does.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number, in hundredths of the font's size: positive for outlines alone, negative for letters with outlines.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor`; by default the text's.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A number: the slant of the letters to the right, relative to their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the logarithm of the factor by which letters are wider.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A `URL` or a string. Labels show links in the tint colour, underlined; they do not react to touches.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An array of numbers, the outermost direction first: each the raw value of an `NSWritingDirection`, left to right or
  /// right to left, with that of an `NSWritingDirectionFormatType` or'ed to it.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// An `NSTextAttachment`, shown instead of the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
