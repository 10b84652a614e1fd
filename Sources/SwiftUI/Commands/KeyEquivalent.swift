import UIKit

/// A key, by the character that it types.
///
/// Documentation: `SwiftUI/KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers, or a private use character for a key that types none.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key, which deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of number pads.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// The key's name in UIKit.
  @MainActor var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .deleteForward: UIKeyCommand.inputDelete
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    default: character.lowercased()
    }
  }
}

/// Keys that are held down with another.
///
/// Documentation: `SwiftUI/EventModifiers`.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The keys as bits.
  public let rawValue: Int
  /// Keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The modifier of most shortcuts. On this platform the control key works as well.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if contains(.capsLock) { flags.insert(.alphaShift) }
    if contains(.shift) { flags.insert(.shift) }
    if contains(.control) { flags.insert(.control) }
    if contains(.option) { flags.insert(.alternate) }
    if contains(.command) { flags.insert(.command) }
    if contains(.numericPad) { flags.insert(.numericPad) }
    return flags
  }
}
