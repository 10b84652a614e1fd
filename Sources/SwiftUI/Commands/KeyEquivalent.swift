import UIKit

/// A key, by the character that it types.
///
/// Documentation: `SwiftUI/KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types alone, or a private one for keys that type none.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The arrow that moves upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that moves downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that moves to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that moves to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leaves without a change.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that leads to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key of number pads that empties a number.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key that leads from one field to the next.
  public static let tab = KeyEquivalent("\t")
  /// The key between words.
  public static let space = KeyEquivalent(" ")
  /// The key that ends a line.
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
  /// The key that makes letters large until it is pressed again.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key that makes letters large while it is held.
  public static let shift = EventModifiers(rawValue: 2)
  /// The key with that word at the lower edge of keyboards.
  public static let control = EventModifiers(rawValue: 4)
  /// The key for further characters.
  public static let option = EventModifiers(rawValue: 8)
  /// The modifier of most shortcuts. On this platform the control key works as well.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
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
