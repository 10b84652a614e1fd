/// The rule by which a logged value is shown or hidden.
public struct OSLogPrivacy: Sendable {
  /// The text that replaces a hidden value.
  public enum Mask: Sendable {
    /// A hash of the value, so that equal values can be recognised.
    case hash
    /// The word `private`.
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

  /// Numbers and Boolean values are shown, strings and objects are hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: .none) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .shown, mask: .none) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
  /// The value is hidden, even where private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .alwaysHidden, mask: .none) }

  /// Like `auto`; a hidden value is replaced by the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
  /// The value is replaced by the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
  /// The value is replaced by the mask, even where private values are shown.
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
