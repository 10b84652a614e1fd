import ListCore

/// The command of a key in a text, as on desktops: words by control or option, ends of the text by command.
enum TextKeyCommand: Equatable {
  case moveLeft(TextUnit, extending: Bool)
  case moveRight(TextUnit, extending: Bool)
  case move(TextUnit, TextDirection, extending: Bool)
  case delete(TextUnit, TextDirection)
  case edit(Selector)
  case undo, redo
  case enter
  case nextField, previousField
  /// Types a character, which arrives by itself.
  case type

  /// Nil for keys that mean nothing to text.
  init?(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    let extending = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .alternate])
    let toEnd = modifiers.contains(.command)
    let unit: TextUnit = toEnd ? .text : byWord ? .word : .character
    switch code {
    case .keyboardLeftArrow: self = .moveLeft(unit, extending: extending)
    case .keyboardRightArrow: self = .moveRight(unit, extending: extending)
    case .keyboardUpArrow, .keyboardHome, .keyboardPageUp: self = .move(.text, .backward, extending: extending)
    case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown: self = .move(.text, .forward, extending: extending)
    case .keyboardDeleteOrBackspace: self = .delete(unit, .backward)
    case .keyboardDeleteForward: self = extending ? .edit("cut:") : .delete(unit, .forward)
    case .keyboardInsert where extending: self = .edit("paste:")
    case .keyboardInsert where byWord: self = .edit("copy:")
    case .keyboardReturnOrEnter, .keypadEnter: self = .enter
    case .keyboardTab where modifiers.isDisjoint(with: [.control, .command, .alternate]):
      self = extending ? .previousField : .nextField
    default:
      guard let command = TextKeyCommand(shortcut: code, modifiers) else { return nil }
      self = command
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
}

/// Changes a text field by keys: movement, selection, deletion and shortcuts.
@MainActor
final class TextFieldKeys: KeyRepeating {
  private unowned let field: UITextField

  init(_ field: UITextField) { self.field = field }

  /// Uses the keys that edit and hands on the rest.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { !handle($0) }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard field.editor.isEditing, let key = press.key else { return false }
    // While an input method composes, it gets the keys.
    if field.content.edited.marked != nil { return true }
    if key.keyCode == .keyboardEscape, field.editMenu.isOpen {
      field.editMenu.dismiss()
      return true
    }
    field.handles.isWanted = false
    guard let command = TextKeyCommand(key.keyCode, key.modifierFlags) else { return false }
    if repeats(command) { press.repeater = self }
    perform(command)
    return true
  }

  func repeatKey(of press: UIPress) {
    guard field.editor.isEditing, field.content.edited.marked == nil, let key = press.key,
      let command = TextKeyCommand(key.keyCode, key.modifierFlags)
    else { return }
    perform(command)
  }

  private func repeats(_ command: TextKeyCommand) -> Bool {
    switch command {
    case .moveLeft, .moveRight, .move, .delete, .undo, .redo: true
    case .edit, .enter, .nextField, .previousField, .type: false
    }
  }

  private func perform(_ command: TextKeyCommand) {
    switch command {
    case .moveLeft(let unit, let extending): move(unit, left: true, extending: extending)
    case .moveRight(let unit, let extending): move(unit, left: false, extending: extending)
    case .move(let unit, let direction, let extending): field.editor.move(unit, direction, extending: extending)
    case .delete(.character, .backward): field.deleteBackward()
    case .delete(let unit, let direction): field.editor.delete(unit, direction)
    case .edit(let action):
      if field.canPerformAction(action, withSender: field) { ActionTable.send(action, to: field, sender: field) }
    case .undo: if field.undoManager?.canUndo == true { field.undoManager?.undo() }
    case .redo: if field.undoManager?.canRedo == true { field.undoManager?.redo() }
    case .enter: field.editor.pressReturn()
    case .nextField: hop(backwards: false)
    case .previousField: hop(backwards: true)
    case .type: break
    }
  }

  private func hop(backwards: Bool) {
    if let window = field.window { FieldHopping(window: window).hop(from: field, backwards: backwards) }
  }

  /// Arrows go where they point, whichever way the text runs.
  private func move(_ unit: TextUnit, left: Bool, extending: Bool) {
    let text = field.content.edited
    guard text.text.hasRightToLeftLetters else {
      return field.editor.move(unit, left ? .backward : .forward, extending: extending)
    }
    let isRightToLeft = field.face.line().frame.isRightToLeft
    guard unit == .character, extending || text.selection.isCaret else {
      return field.editor.move(unit, left != isRightToLeft ? .backward : .forward, extending: extending)
    }
    guard let offset = field.face.neighbour(of: text.selection.focus, left: left) else { return }
    field.editor.select(
      extending ? TextSelection(anchor: text.selection.anchor, focus: offset) : TextSelection(offset))
  }
}

extension String {
  /// Whether a part of the text may run from right to left.
  var hasRightToLeftLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
