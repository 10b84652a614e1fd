import Fuzzing
import Stage
import UIKit

extension FuzzEditing {
  func perform(_ step: Step) {
    log.append("\(step.rawValue):")
    switch step {
    case .letter, .letterAgain: enter(random.pick(FuzzWords.letters))
    case .word, .wordAgain: enter(random.pick(FuzzWords.words))
    case .newline: enter("\n")
    case .odd, .oddAgain: enter(random.pick(FuzzWords.odd))
    case .deleteBackward, .deleteBackwardAgain: deleteBackward()
    case .deleteWord: pressKey(.keyboardDeleteOrBackspace, .alternate)
    case .select, .caret: select(isCaret: step == .caret)
    case .replace, .storageReplace: replace(byStorage: step == .storageReplace)
    case .storageAttributes: changeAttributes()
    case .setText: if random.oneIn(4) { setText(FuzzWords.text(random.oneIn(4) ? 300 : random.int(0...40), &random)) }
    case .setAttributedText: if random.oneIn(4) { setAttributedText() }
    case .font, .color, .inset, .width, .textSize, .typingAttributes: changeLook(step)
    case .scroll, .scrollToRange, .drag, .click: move(step)
    case .key, .keyAgain:
      pressKey(random.pick(Self.keys), random.pick([[], .shift, .alternate, .command, [.shift, .alternate]]))
    case .undo, .undoAgain, .redo, .undoAll: takeBack(step)
    case .mark, .markAgain, .unmark: compose(step)
    case .copy, .cut, .paste: usePasteboard(step)
    case .frame: world.advance(by: random.oneIn(3) ? 0.5 : 1 / 60)
    case .responder: changeResponder()
    case .exclusions: exclude()
    case .find, .findNext, .replaceFound: find(step)
    case .compare, .compareAgain: compare()
    }
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
    .keyboardPageUp, .keyboardPageDown,
  ]

  private func note(_ text: String) { log[log.count - 1] += " \(text)" }

  /// Takes over the text and the selection that the view decided on.
  private func follow() {
    model = EditingModel(text: view.text, selection: view.selectedRange, marked: markedRange)
  }

  // MARK: Text

  private func enter(_ string: String) {
    note("\(string.debugDescription) at \(view.selectedRange)")
    view.insertText(string)
    model.enter(string.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n"))
  }

  private func deleteBackward() {
    note("at \(view.selectedRange)")
    view.deleteBackward()
    // The effect on marked text is up to the input method, so the model takes it over from the view.
    if model.marked == nil { model.deleteBackward() } else { follow() }
  }

  func setText(_ text: String) {
    log.append("text \(text.debugDescription)")
    view.text = text
    model = EditingModel(text)
    start = text
  }

  private func setAttributedText() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<random.int(0...6) {
      text.append(NSAttributedString(string: FuzzWords.text(random.int(1...9), &random), attributes: attributes()))
    }
    note(text.string.debugDescription)
    view.attributedText = text
    model = EditingModel(text.string)
    start = text.string
  }

  private func attributes() -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if random.oneIn(3) { style.paragraphSpacing = 7 }
    if random.oneIn(3) { style.paragraphSpacingBefore = 5 }
    if random.oneIn(3) { style.lineSpacing = 3 }
    if random.oneIn(3) { style.firstLineHeadIndent = 12 }
    if random.oneIn(3) { style.alignment = random.pick([.center, .right, .justified, .natural]) }
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: CGFloat(random.int(8...30)))]
    if random.oneIn(2) { attributes[.paragraphStyle] = style }
    // Every run gets a colour: a run without one takes the view's colour, which becomes that of the first run.
    attributes[.foregroundColor] = random.oneIn(3) ? UIColor.red : .label
    if random.oneIn(6) { attributes[.link] = URL(string: "https://example.org") }
    if random.oneIn(6) { attributes[.kern] = 2 }
    return attributes
  }

  /// Two offsets between scalars, in order; the program may cut characters, but not scalars.
  private func scalarRange() -> NSRange {
    let units = Array(model.text.utf16)
    func offset() -> Int {
      let offset = random.int(0...units.count)
      return offset < units.count && UTF16.isTrailSurrogate(units[offset]) ? offset - 1 : offset
    }
    let first = offset()
    guard !random.oneIn(3) else { return NSRange(location: first, length: 0) }
    var second = random.oneIn(2) ? offset() : min(units.count, first + random.int(0...5))
    if second < units.count, UTF16.isTrailSurrogate(units[second]) { second -= 1 }
    return NSRange(location: min(first, second), length: abs(second - first))
  }

  private func select(isCaret: Bool) {
    var range = scalarRange()
    if isCaret { range.length = 0 }
    note("\(range)")
    view.selectedRange = range
    if let marked = model.marked,
      range.location < marked.location || range.location + range.length > marked.location + marked.length
    {
      model.unmark()
    }
    model.selection = range
  }

  private func replace(byStorage: Bool) {
    let range = scalarRange()
    let string = random.oneIn(3) ? "" : random.oneIn(3) ? random.pick(FuzzWords.odd) : random.pick(FuzzWords.words)
    note("\(range) by \(string.debugDescription)")
    guard byStorage else {
      guard let start = view.position(from: view.beginningOfDocument, offset: range.location),
        let end = view.position(from: start, offset: range.length), let place = view.textRange(from: start, to: end)
      else {
        callFault = "there is no range \(range) of \(model.length)"
        return
      }
      view.replace(place, withText: string)
      if model.marked == nil { model.replace(range, with: string) } else { follow() }
      return
    }
    guard range.length > 0 || !string.isEmpty else { return }
    hasStorage = true
    // Letters that come into an empty storage have no font; they have the view's, which is not that of the first
    // letter.
    if random.oneIn(2), model.length > 0 {
      view.textStorage.replaceCharacters(in: range, with: string)
    } else {
      view.textStorage.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: attributes()))
    }
    // The storage extends an edited range to whole characters. A caret within one moves, and the model follows it.
    let before = model
    model.replaceByProgram(range, with: string)
    if view.selectedRange != model.selection, before.text != model.text { model.selection = view.selectedRange }
    start = nil
  }

  private func changeAttributes() {
    let range = scalarRange()
    guard range.length > 0 else { return }
    note("\(range)")
    hasStorage = true
    if random.oneIn(2) {
      view.textStorage.setAttributes(attributes(), range: range)
    } else {
      view.textStorage.addAttributes(attributes(), range: range)
    }
  }

  // MARK: Looks

  private func changeLook(_ step: Step) {
    switch step {
    case .font: view.font = .systemFont(ofSize: CGFloat(random.int(8...30)))
    case .color: view.textColor = random.pick([.red, .label, .blue])
    case .inset:
      view.textContainerInset = UIEdgeInsets(
        top: CGFloat(random.int(0...20)), left: CGFloat(random.int(0...20)), bottom: CGFloat(random.int(0...20)),
        right: CGFloat(random.int(0...20)))
    case .width:
      view.frame.size.width = CGFloat(random.pick([160, 120, 61.5, 300, 20, 0, 159.3]))
      view.frame.size.height = CGFloat(random.pick([240, 240, 90, 20]))
    case .textSize:
      world.window.traitOverrides.preferredContentSizeCategory = random.pick([.small, .large, .extraExtraLarge])
    default:
      if random.oneIn(2) { view.typingAttributes = attributes() }
    }
  }

  /// Excludes up to three random areas from the text.
  private func exclude() {
    view.textContainer.exclusionPaths = (0..<random.int(0...3)).map { _ in
      let rect = CGRect(
        x: random.double(-20...200), y: random.double(-10...160), width: random.double(0...120),
        height: random.double(0...120))
      note("\(rect)")
      return random.oneIn(2) ? UIBezierPath(rect: rect) : UIBezierPath(ovalIn: rect)
    }
  }

  /// Opens the find panel with a short query of plain letters, then steps through matches, replaces, or closes it.
  private func find(_ step: Step) {
    view.isFindInteractionEnabled = true
    guard let interaction = view.findInteraction else { return }
    switch step {
    case .find where random.oneIn(3): interaction.dismissFindNavigator()
    case .find:
      interaction.searchText = random.pick(["z", "qu", "ow", "5", "example", "Q"])
      note(interaction.searchText ?? "")
      interaction.presentFindNavigator(showingReplace: random.oneIn(2))
    case .findNext: if random.oneIn(2) { interaction.findNext() } else { interaction.findPrevious() }
    default:
      let query = interaction.searchText ?? ""
      if random.oneIn(4) {
        interaction.activeFindSession?.replaceAll(searchQuery: query, replacementString: "w", options: nil)
      } else {
        interaction.activeFindSession?.performSingleReplacement(query: query, replacementString: "ab", options: nil)
      }
    }
    follow()
  }

  // MARK: Moving

  private func move(_ step: Step) {
    let size = FuzzStage.size
    func place() -> CGPoint {
      CGPoint(x: random.double(1...Double(size.width - 1)), y: random.double(1...Double(size.height - 1)))
    }
    switch step {
    case .scroll:
      let highest = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = random.oneIn(4) ? highest : CGFloat(random.double(0...Double(highest)))
    case .scrollToRange: view.scrollRangeToVisible(scalarRange())
    case .drag:
      if random.oneIn(2) {
        world.touch(place(), [place(), place()])
      } else {
        world.wheel(place(), by: CGVector(dx: 0, dy: 90))
      }
    default: world.touch(place(), press: random.oneIn(5) ? 0.7 : 0)
    }
    follow()
  }

  private func pressKey(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    note("\(key.rawValue) \(modifiers.rawValue) at \(view.selectedRange)")
    let (before, caret) = (model.text, model.selection)
    world.press(key, modifiers: modifiers)
    if model.marked == nil {
      let isDelete = key == .keyboardDeleteOrBackspace && view.isFirstResponder
      if isDelete, caret.length == 0 {
        let count = before.utf16.count - view.text.utf16.count
        var expected = EditingModel(text: before, selection: caret, marked: nil)
        if count > 0, count <= caret.location {
          expected.replace(NSRange(location: caret.location - count, length: count), with: "")
        }
        if expected.text != view.text { callFault = "deleting a word of \(before.debugDescription) at \(caret)" }
      } else if !isDelete, before != view.text {
        callFault = "a key that moves changed the text"
      }
    }
    follow()
  }

  // MARK: Taking back

  private func takeBack(_ step: Step) {
    guard let manager = view.undoManager else { return }
    note("\(manager.canUndo) \(manager.canRedo)")
    switch step {
    case .undo, .undoAgain: if manager.canUndo { manager.undo() }
    case .redo: if manager.canRedo { manager.redo() }
    default: takeAllBack(manager)
    }
    follow()
  }

  private func takeAllBack(_ manager: UndoManager) {
    while manager.canRedo { manager.redo() }
    view.unmarkText()
    var texts = [view.text ?? ""]
    while manager.canUndo, texts.count < 1000 {
      manager.undo()
      texts.append(view.text)
    }
    if let start, !start.utf16.elementsEqual(view.text.utf16) {
      callFault = "undoing everything leads to \(view.text.debugDescription), should lead to \(start.debugDescription)"
      return
    }
    for text in texts.dropLast().reversed() {
      guard manager.canRedo else {
        callFault = "there are fewer changes to redo than were undone"
        return
      }
      manager.redo()
      if !text.utf16.elementsEqual(view.text.utf16) {
        callFault = "redoing leads to \(view.text.debugDescription), should lead to \(text.debugDescription)"
        return
      }
    }
    if manager.canRedo { callFault = "there are more changes to redo than were undone" }
  }

  // MARK: Input methods and the pasteboard

  private func compose(_ step: Step) {
    if step == .unmark {
      view.unmarkText()
      model.unmark()
      return
    }
    let string = random.oneIn(6) ? "" : random.pick(["か", "かな", "仮名", "n", "ni", "👍", "ㅎ", "하", "한"])
    let units = Array(string.utf16)
    var caret = random.int(0...units.count)
    if caret < units.count, UTF16.isTrailSurrogate(units[caret]) { caret -= 1 }
    note("\(string.debugDescription) at \(view.selectedRange)")
    view.setMarkedText(string, selectedRange: NSRange(location: caret, length: 0))
    model.mark(string, caret: caret)
  }

  private func usePasteboard(_ step: Step) {
    note("at \(view.selectedRange)")
    let selected = (model.text as NSString).substring(with: model.selection)
    switch step {
    case .copy, .cut:
      if step == .copy { view.copy(nil) } else { view.cut(nil) }
      guard model.selection.length > 0 else { return }
      let copied = UIPasteboard.general.string ?? ""
      if !copied.utf16.elementsEqual(selected.utf16) {
        callFault = "copied \(copied.debugDescription), should be \(selected.debugDescription)"
      }
      guard step == .cut else { return }
      if model.marked == nil { model.replace(model.selection, with: "") } else { follow() }
    default:
      let isOwn = random.oneIn(2)
      if !isOwn { UIPasteboard.general.string = FuzzWords.text(random.int(1...5), &random) }
      guard let string = UIPasteboard.general.string else { return }
      note(string.debugDescription)
      view.paste(nil)
      model.unmark()
      model.enter(string.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n"))
    }
  }

  private func changeResponder() {
    if view.isFirstResponder {
      view.resignFirstResponder()
      model.unmark()
    } else {
      view.becomeFirstResponder()
    }
  }
}
