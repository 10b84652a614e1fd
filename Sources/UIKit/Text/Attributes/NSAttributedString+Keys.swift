extension NSAttributedString.Key {
  /// A `UIFont`; the default is the 12 point system font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; the default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`; the default is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points added after every character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; the default is the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A number, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; the default is the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points by which the text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
