import ListCore

/// Changes a text by keys: movement, selection, deletion and shortcuts.
@MainActor
final class TextKeys: KeyRepeating {
  private unowned let host: any EditingHost

  init(_ host: any EditingHost) { self.host = host }

  /// Uses the keys that edit and hands on the rest.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { !handle($0) }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard host.editor.isActive, let key = press.key else { return false }
    // While an input method composes, it gets the keys.
    if host.edited.marked != nil { return true }
    if key.keyCode == .keyboardEscape, host.editMenu.isOpen {
      host.editMenu.dismiss()
      return true
    }
    host.handles.isWanted = false
    guard let command = command(key) else { return false }
    if command.repeats { press.repeater = self }
    perform(command)
    return true
  }

  /// A text that cannot be changed leaves plain movements to its scroll view.
  private func command(_ key: UIKey) -> TextKeyCommand? {
    let command = TextKeyCommand(key.keyCode, key.modifierFlags, hasSeveralLines: host.hasSeveralLines)
    guard let command, !host.editor.isEditing else { return command }
    if case .edit = command { return command }
    return command.leavesText && key.modifierFlags.contains(.shift) ? command : nil
  }

  func repeatKey(of press: UIPress) {
    guard host.editor.isActive, host.edited.marked == nil, let key = press.key, let command = command(key) else {
      return
    }
    perform(command)
  }

  private func perform(_ command: TextKeyCommand) {
    if host.performFirst(command) { return }
    let editor = host.editor
    switch command {
    case .moveLeft(let unit, let extending): move(unit, left: true, extending: extending)
    case .moveRight(let unit, let extending): move(unit, left: false, extending: extending)
    case .move(let unit, let direction, let extending): editor.move(unit, direction, extending: extending)
    case .moveLines(let lines, let extending): editor.move(byLines: lines, extending: extending)
    case .movePage(let direction, let extending):
      let lines = host.textGeometry.linesOfPage
      editor.move(byLines: direction == .backward ? -lines : lines, extending: extending)
    case .moveToParagraphEnd(let direction, let extending):
      editor.move(to: paragraphEnd(direction), extending: extending)
    case .moveToLineEnd(let direction, let extending): editor.move(to: lineEnd(direction), extending: extending)
    case .moveToLineSide(let left, let extending):
      let leadsBack = left != host.textGeometry.isRightToLeft(at: focus)
      editor.move(to: lineEnd(leadsBack ? .backward : .forward), extending: extending)
    case .delete(.character, .backward): host.deleteBackward()
    case .delete(let unit, let direction): editor.delete(unit, direction)
    case .deleteToLineEnd(let direction): editor.delete(upTo: lineEnd(direction))
    case .edit(let action):
      if host.canPerformAction(action, withSender: host) { ActionTable.send(action, to: host, sender: host) }
    case .undo: if host.undoManager?.canUndo == true { host.undoManager?.undo() }
    case .redo: if host.undoManager?.canRedo == true { host.undoManager?.redo() }
    case .enter: enter()
    case .tab: host.insertText("\t")
    case .nextField: hop(backwards: false)
    case .previousField: hop(backwards: true)
    case .type: break
    }
  }

  private var focus: Int { host.edited.selection.focus }

  private func enter() {
    if host.hasSeveralLines { host.insertText("\n") } else { host.editor.pressReturn() }
  }

  private func lineEnd(_ direction: TextDirection) -> Int {
    let line = host.textGeometry.line(at: focus)
    return direction == .backward ? line.lowerBound : line.upperBound
  }

  private func paragraphEnd(_ direction: TextDirection) -> Int {
    let paragraphs = host.edited.paragraphs
    return direction == .backward
      ? paragraphs.paragraphStart(before: focus) : paragraphs.paragraphEnd(after: focus)
  }

  private func hop(backwards: Bool) {
    if let window = host.window { FieldHopping(window: window).hop(from: host, backwards: backwards) }
  }

  /// Arrows go where they point, whichever way the text runs.
  private func move(_ unit: TextUnit, left: Bool, extending: Bool) {
    let text = host.edited
    let paragraph = text.paragraphs[text.paragraphs.paragraph(at: text.selection.focus).index]
    guard paragraph.hasRightToLeftLetters else {
      return host.editor.move(unit, left ? .backward : .forward, extending: extending)
    }
    let isRightToLeft = host.textGeometry.isRightToLeft(at: text.selection.focus)
    guard unit == .character, extending || text.selection.isCaret else {
      return host.editor.move(unit, left != isRightToLeft ? .backward : .forward, extending: extending)
    }
    guard let offset = host.textGeometry.neighbour(of: text.selection.focus, left: left) else { return }
    host.editor.move(to: offset, extending: extending)
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
