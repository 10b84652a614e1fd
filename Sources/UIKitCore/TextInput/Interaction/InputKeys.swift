import ListCore

/// Moves the caret of an app's text input by keys, selects, deletes and sends edit commands, by the input's own methods.
@MainActor
final class InputKeys {
  /// The range that keys selected last, and its end that they move: an input knows only the range.
  private var last: (range: Range<Int>, focus: Int)?

  /// - Returns: whether the key did something.
  func handle(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, in input: any UIResponder & UITextInput)
    -> Bool
  {
    guard let command = TextKeyCommand(code, modifiers, hasSeveralLines: true) else { return false }
    return perform(command, InputOffsets(input: input))
  }

  private func perform(_ command: TextKeyCommand, _ offsets: InputOffsets) -> Bool {
    let input = offsets.input
    switch command {
    case .moveLeft(let unit, let extending): move(unit, .left, extending, offsets)
    case .moveRight(let unit, let extending): move(unit, .right, extending, offsets)
    case .move(let unit, let direction, let extending):
      go(to: boundary(of: unit, direction, offsets), extending, offsets)
    case .moveLines(let lines, let extending): moveLines(lines, extending, offsets)
    case .movePage(let direction, let extending):
      let lines = pageLines(offsets)
      moveLines(direction == .backward ? -lines : lines, extending, offsets)
    case .moveToParagraphEnd(let direction, let extending):
      go(to: edge(of: .paragraph, direction, offsets), extending, offsets)
    case .moveToLineEnd(let direction, let extending): go(to: lineEnd(direction, offsets), extending, offsets)
    case .moveToLineSide(let left, let extending):
      let line = input.characterRange(byExtending: offsets.position(focus(offsets)), in: left ? .left : .right)
      let end = line.map(offsets.units)
      go(to: end.map { $0.lowerBound < focus(offsets) ? $0.lowerBound : $0.upperBound }, extending, offsets)
    case .delete(let unit, let direction): delete(boundary(of: unit, direction, offsets), unit, direction, offsets)
    case .deleteToLineEnd(let direction): delete(lineEnd(direction, offsets), .text, direction, offsets)
    case .edit(let action): return InputCommand.send(action, to: input)
    case .undo: if input.undoManager?.canUndo == true { input.undoManager?.undo() }
    case .redo: if input.undoManager?.canRedo == true { input.undoManager?.redo() }
    case .enter: input.insertText("\n")
    case .tab: input.insertText("\t")
    case .nextField, .previousField, .type: return false
    }
    return true
  }

  // MARK: Moving

  private func selection(_ offsets: InputOffsets) -> Range<Int>? {
    offsets.input.selectedTextRange.map(offsets.units)
  }

  /// The end that moves: that of the last movement, unless something else selected since.
  private func focus(_ offsets: InputOffsets) -> Int {
    guard let range = selection(offsets) else { return 0 }
    if let last, last.range == range { return last.focus }
    return range.upperBound
  }

  private func go(to target: Int?, _ extending: Bool, _ offsets: InputOffsets) {
    guard let target, let range = selection(offsets) else { return }
    let focus = focus(offsets)
    let anchor = focus == range.lowerBound ? range.upperBound : range.lowerBound
    let new = extending ? min(anchor, target)..<max(anchor, target) : target..<target
    guard let selected = offsets.range(new) else { return }
    offsets.input.selectedTextRange = selected
    last = (new, target)
  }

  private func move(
    _ unit: TextUnit, _ direction: UITextLayoutDirection, _ extending: Bool, _ offsets: InputOffsets
  ) {
    guard let selected = offsets.input.selectedTextRange else { return }
    if unit == .character, !extending, !selected.isEmpty {
      let end = offsets.input.position(within: selected, farthestIn: direction)
      return go(to: end.map(offsets.offset), false, offsets)
    }
    let place = offsets.position(focus(offsets))
    let target =
      unit == .character
      ? offsets.input.position(from: place, in: direction, offset: 1)
      : offsets.input.tokenizer.position(
        from: place, toBoundary: unit == .word ? .word : .document, inDirection: .layout(direction))
    go(to: target.map(offsets.offset), extending, offsets)
  }

  private func moveLines(_ lines: Int, _ extending: Bool, _ offsets: InputOffsets) {
    guard let range = selection(offsets) else { return }
    let start = extending ? focus(offsets) : lines < 0 ? range.lowerBound : range.upperBound
    let target = offsets.input.position(
      from: offsets.position(start), in: lines < 0 ? .up : .down, offset: abs(lines))
    let end = lines < 0 ? 0 : offsets.offset(offsets.input.endOfDocument)
    go(to: target.map(offsets.offset) ?? end, extending, offsets)
  }

  /// A page leaves one line visible.
  private func pageLines(_ offsets: InputOffsets) -> Int {
    let height = offsets.input.caretRect(for: offsets.position(focus(offsets))).height
    guard let view = offsets.input as? UIView, height > 0 else { return 1 }
    return max(1, Int(view.bounds.height / height) - 1)
  }

  private func boundary(of unit: TextUnit, _ direction: TextDirection, _ offsets: InputOffsets) -> Int? {
    let end = direction == .backward ? 0 : offsets.offset(offsets.input.endOfDocument)
    guard unit != .text else { return end }
    return edge(of: unit == .word ? .word : .character, direction, offsets) ?? end
  }

  private func edge(
    of granularity: UITextGranularity, _ direction: TextDirection, _ offsets: InputOffsets
  ) -> Int? {
    offsets.input.tokenizer.position(
      from: offsets.position(focus(offsets)), toBoundary: granularity,
      inDirection: .storage(direction == .backward ? .backward : .forward)
    ).map(offsets.offset)
  }

  private func lineEnd(_ direction: TextDirection, _ offsets: InputOffsets) -> Int? {
    let place = offsets.position(focus(offsets))
    let isRightToLeft = offsets.input.baseWritingDirection(for: place, in: .forward) == .rightToLeft
    let line = offsets.input.characterRange(
      byExtending: place, in: (direction == .backward) != isRightToLeft ? .left : .right)
    return line.map(offsets.units).map { direction == .backward ? $0.lowerBound : $0.upperBound }
  }

  // MARK: Deleting

  /// Deletes the selection, or else the text up to an offset.
  private func delete(_ target: Int?, _ unit: TextUnit, _ direction: TextDirection, _ offsets: InputOffsets) {
    guard let range = selection(offsets) else { return offsets.input.deleteBackward() }
    // An input deletes the character in front of its caret by its own rules.
    guard range.isEmpty, unit != .character || direction == .forward else { return offsets.input.deleteBackward() }
    let part = target.map { min($0, range.lowerBound)..<max($0, range.upperBound) } ?? range
    guard !part.isEmpty, let selected = offsets.range(part) else { return }
    offsets.input.selectedTextRange = selected
    offsets.input.deleteBackward()
  }
}

/// The edit commands of keys, for responders of an app that take text.
@MainActor
enum InputCommand {
  /// - Returns: whether a responder of the chain performs the command.
  static func send(_ action: Selector, to responder: UIResponder) -> Bool {
    guard let command = StandardEditAction(action),
      let target = responder.target(forAction: action, withSender: responder) as? UIResponder
    else { return false }
    command.perform(on: target, sender: responder)
    return true
  }
}
