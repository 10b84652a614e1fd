/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// The options of a set of bits; unknown bits have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text that does not fit is cut off with an ellipsis in the last visible line. Only with `usesLineFragmentOrigin`.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }
  /// The origin is the top left corner of the text, which takes as many lines as it needs; without this it is the
  /// baseline of a single line.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
  /// A line includes the font's leading, which is 0 for the system font.
  public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
}
