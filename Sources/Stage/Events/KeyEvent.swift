import CoreGraphics

/// A key went down or up.
package struct KeyEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case down
    /// Held down long enough to act again.
    case `repeat`
    case up
  }

  /// The position of the key on the keyboard: a usage of the USB HID keyboard page.
  package var usage: Int
  /// The characters that the key types under the user's layout with these modifiers; empty if it types nothing.
  package var characters: String
  /// The characters that the key types under the user's layout without modifiers.
  package var charactersIgnoringModifiers: String
  package var modifiers: KeyModifiers
  package var phase: Phase
  package var timestamp: CFTimeInterval

  package init(
    usage: Int, characters: String, charactersIgnoringModifiers: String? = nil, modifiers: KeyModifiers = [],
    phase: Phase, timestamp: CFTimeInterval
  ) {
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifiers = modifiers
    self.phase = phase
    self.timestamp = timestamp
  }
}

/// The modifier keys. The raw values are those of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let capsLock = KeyModifiers(rawValue: 1 << 16)
  package static let shift = KeyModifiers(rawValue: 1 << 17)
  package static let control = KeyModifiers(rawValue: 1 << 18)
  package static let alternate = KeyModifiers(rawValue: 1 << 19)
  package static let command = KeyModifiers(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
