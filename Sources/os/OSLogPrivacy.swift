/// Whether a message shows a value.
public struct OSLogPrivacy: Sendable {
  /// The text in place of a value that is not shown.
  public enum Mask: Sendable {
    /// A number by which equal values can be told.
    case hash
    /// Nothing but the word that it is private.
    case none
  }

  enum Level {
    case automatic
    case shown
    case hidden
    case alwaysHidden
  }

  let level: Level
  let mask: Mask

  /// Numbers and truth values are shown, texts and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: .none) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .shown, mask: .none) }
  /// The value is not shown.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
  /// The value is not shown, also where private ones are.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .alwaysHidden, mask: .none) }

  /// The value is as by default; where it is not shown a mask takes its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
  /// A mask takes the value's place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
  /// A mask takes the value's place, also where private ones are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .alwaysHidden, mask: mask) }

  /// - Parameter isNumber: Whether the value is shown by default.
  func shown(_ text: String, isNumber: Bool, showsPrivate: Bool) -> String {
    let isShown =
      switch level {
      case .shown: true
      case .automatic: isNumber || showsPrivate
      case .hidden: showsPrivate
      case .alwaysHidden: false
      }
    if isShown { return text }
    guard mask == .hash else { return "<private>" }
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
