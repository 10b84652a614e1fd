/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits 16 to 21.
  public let rawValue: Int

  /// The keys of a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock is on.
  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  /// A shift key is down.
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  /// A control key is down.
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  /// An option key is down, Alt on most keyboards.
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  /// A command key is down, the key with a logo on most keyboards.
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
  /// The key is on the numeric pad.
  public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }
}
