/// Matches a pressed key with key commands.
@MainActor
struct KeyCommandMatch {
  let key: UIKey

  /// The modifier keys that commands can ask for.
  private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// The action of the command, or of one of its alternates, for the key; nil if it does not match.
  func action(of command: UIKeyCommand) -> Selector? {
    guard !command.attributes.contains(.disabled), let input = command.input else { return nil }
    if matches(input, command.modifierFlags) { return command.action }
    return command.alternates.first { matches(input, command.modifierFlags.union($0.modifierFlags)) }?.action
  }

  private func matches(_ input: String, _ wanted: UIKeyModifierFlags) -> Bool {
    let held = key.modifierFlags.intersection(Self.modifiers)
    if input.lowercased() == name || isDelete(input) {
      return held == wanted || held == Self.withControl(wanted)
    }
    // A command for a character that needs shift, such as “?”, does not have to name shift.
    guard input == key.characters, held.contains(.shift), !wanted.contains(.shift) else { return false }
    let others = held.subtracting(.shift)
    return others == wanted || others == Self.withControl(wanted)
  }

  /// [?] Backspace is the key that Apple's keyboards call Delete; the one that deletes forwards is also matched.
  private func isDelete(_ input: String) -> Bool {
    key.keyCode == .keyboardDeleteOrBackspace && input == UIKeyCommand.inputDelete
  }

  /// The flags with the control key in place of the command key.
  private static func withControl(_ flags: UIKeyModifierFlags) -> UIKeyModifierFlags? {
    guard flags.contains(.command), !flags.contains(.control) else { return nil }
    return flags.subtracting(.command).union(.control)
  }

  /// The key as commands name it, in lowercase letters.
  private var name: String {
    Self.names[key.keyCode]?.lowercased() ?? plainCharacters.lowercased()
  }

  /// The characters that the key types without modifiers; if they are unknown, those of most keyboards.
  private var plainCharacters: String {
    guard key.charactersIgnoringModifiers.isEmpty else { return key.charactersIgnoringModifiers }
    let place = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    return characters.indices.contains(place) ? String(characters[place]) : ""
  }

  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
    .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
    .keyboardDeleteOrBackspace: "\u{8}", .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t",
    .keyboardSpacebar: " ", .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2,
    .keyboardF3: UIKeyCommand.f3, .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5,
    .keyboardF6: UIKeyCommand.f6, .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8,
    .keyboardF9: UIKeyCommand.f9, .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11,
    .keyboardF12: UIKeyCommand.f12,
  ]
}
