import ListCore

/// The command of a key in a text, as on desktops: words by control or option, ends of the text by command.
enum TextKeyCommand: Equatable {
  case moveLeft(TextUnit, extending: Bool)
  case moveRight(TextUnit, extending: Bool)
  case move(TextUnit, TextDirection, extending: Bool)
  /// Moves by lines, downwards if the number is positive.
  case moveLines(Int, extending: Bool)
  case movePage(TextDirection, extending: Bool)
  case moveToParagraphEnd(TextDirection, extending: Bool)
  case moveToLineEnd(TextDirection, extending: Bool)
  /// To the left or the right end of the line.
  case moveToLineSide(left: Bool, extending: Bool)
  case delete(TextUnit, TextDirection)
  case deleteToLineEnd(TextDirection)
  case edit(Selector)
  case undo, redo
  case enter
  case tab
  case nextField, previousField
  /// The key types a character, which arrives separately.
  case type

  /// Nil for keys that have no meaning in a text.
  init?(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, hasSeveralLines: Bool = false) {
    let keys = Modifiers(modifiers)
    if hasSeveralLines, let command = TextKeyCommand(inLines: code, keys) {
      self = command
      return
    }
    switch code {
    case .keyboardLeftArrow: self = .moveLeft(keys.unit, extending: keys.extending)
    case .keyboardRightArrow: self = .moveRight(keys.unit, extending: keys.extending)
    case .keyboardUpArrow, .keyboardHome, .keyboardPageUp: self = .move(.text, .backward, extending: keys.extending)
    case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown: self = .move(.text, .forward, extending: keys.extending)
    case .keyboardDeleteOrBackspace: self = .delete(keys.unit, .backward)
    case .keyboardDeleteForward: self = keys.extending ? .edit("cut:") : .delete(keys.unit, .forward)
    case .keyboardInsert where keys.extending: self = .edit("paste:")
    case .keyboardInsert where keys.byWord: self = .edit("copy:")
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardTab where modifiers.isDisjoint(with: [.control, .command, .alternate]):
      self = keys.extending ? .previousField : .nextField
    default:
      guard let command = TextKeyCommand(shortcut: code, modifiers) else { return nil }
      self = command
    }
  }

  private struct Modifiers {
    let extending: Bool
    let byWord: Bool
    let byControl: Bool
    let toEnd: Bool

    init(_ flags: UIKeyModifierFlags) {
      extending = flags.contains(.shift)
      byWord = !flags.isDisjoint(with: [.control, .alternate])
      byControl = flags.contains(.control)
      toEnd = flags.contains(.command)
    }

    var unit: TextUnit { toEnd ? .text : byWord ? .word : .character }
  }

  /// The keys that mean something else in a text of several lines.
  private init?(inLines code: UIKeyboardHIDUsage, _ keys: Modifiers) {
    let extending = keys.extending
    switch code {
    case .keyboardUpArrow where !keys.toEnd:
      self = keys.byWord ? .moveToParagraphEnd(.backward, extending: extending) : .moveLines(-1, extending: extending)
    case .keyboardDownArrow where !keys.toEnd:
      self = keys.byWord ? .moveToParagraphEnd(.forward, extending: extending) : .moveLines(1, extending: extending)
    case .keyboardLeftArrow where keys.toEnd: self = .moveToLineSide(left: true, extending: extending)
    case .keyboardRightArrow where keys.toEnd: self = .moveToLineSide(left: false, extending: extending)
    case .keyboardHome where !keys.toEnd && !keys.byWord: self = .moveToLineEnd(.backward, extending: extending)
    case .keyboardEnd where !keys.toEnd && !keys.byWord: self = .moveToLineEnd(.forward, extending: extending)
    case .keyboardPageUp: self = .movePage(.backward, extending: extending)
    case .keyboardPageDown: self = .movePage(.forward, extending: extending)
    case .keyboardDeleteOrBackspace where keys.toEnd: self = .deleteToLineEnd(.backward)
    case .keyboardDeleteForward where keys.toEnd: self = .deleteToLineEnd(.forward)
    // [?] In a text in which Tab enters a tab, Control-Tab moves to the next field.
    case .keyboardTab where keys.byControl: self = extending ? .previousField : .nextField
    case .keyboardTab where !keys.byWord && !keys.toEnd: self = extending ? .previousField : .tab
    default: return nil
    }
  }

  private init?(shortcut code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    guard !modifiers.isDisjoint(with: [.control, .command]) else {
      guard TextKeyCommand.types(code) else { return nil }
      self = .type
      return
    }
    switch code {
    case .keyboardA: self = .edit("selectAll:")
    case .keyboardC: self = .edit("copy:")
    case .keyboardX: self = .edit("cut:")
    case .keyboardV: self = .edit("paste:")
    case .keyboardZ: self = modifiers.contains(.shift) ? .redo : .undo
    case .keyboardY: self = .redo
    default: return nil
    }
  }

  private static func types(_ code: UIKeyboardHIDUsage) -> Bool {
    (UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboard0.rawValue).contains(code.rawValue)
      || (UIKeyboardHIDUsage.keyboardSpacebar.rawValue...UIKeyboardHIDUsage.keyboardSlash.rawValue).contains(
        code.rawValue)
      || (UIKeyboardHIDUsage.keypadSlash.rawValue...UIKeyboardHIDUsage.keyboardNonUSBackslash.rawValue).contains(
        code.rawValue)
  }

  /// Whether the command is repeated while its key is held down.
  var repeats: Bool {
    switch self {
    case .moveLeft, .moveRight, .move, .moveLines, .movePage, .moveToParagraphEnd, .delete, .undo, .redo: true
    case .moveToLineEnd, .moveToLineSide, .deleteToLineEnd, .edit, .enter, .tab, .nextField, .previousField, .type:
      false
    }
  }

  /// Whether the command leaves the text unchanged, so that it works in a text that cannot be edited, too.
  var leavesText: Bool {
    switch self {
    case .moveLeft, .moveRight, .move, .moveLines, .movePage, .moveToParagraphEnd, .moveToLineEnd, .moveToLineSide,
      .edit, .nextField, .previousField:
      true
    case .delete, .deleteToLineEnd, .undo, .redo, .enter, .tab, .type: false
    }
  }
}
