import ListCore

/// Editing in a text field or a text view, from becoming the first responder to resigning it, with the changes by keys,
/// pointers, input methods and the program.
///
/// Order of the calls for a change by the user: the delegate's `should`, the change, the delegate's `didChangeSelection`,
/// events and `didChange`, the notification [C].
@MainActor
final class TextEditor {
  unowned let host: any EditingHost
  /// Whether the host is the first responder and its text may be changed.
  private(set) var isEditing = false
  /// Whether the host is the first responder: its selection is shown.
  private(set) var isActive = false
  /// Whether the next text that is entered replaces the whole text.
  var clearsOnInsertion = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var undoManager: UndoManager = {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }()
  /// The horizontal position for successive movements by lines; nil after anything else.
  private var keptX: CGFloat?

  init(_ host: any EditingHost) { self.host = host }

  private var edited: EditedText { host.edited }
  private var calls: any EditingCalls { host.editingCalls }

  // MARK: First responder

  func begin(_ becomeFirstResponder: () -> Bool) -> Bool {
    if host.isFirstResponder { return true }
    guard let window = host.window else { return false }
    // [C] The app is informed that editing began before the notifications about input views.
    return window.presence.inputViews.holding { hold(becomeFirstResponder) }
  }

  private func hold(_ becomeFirstResponder: () -> Bool) -> Bool {
    guard host.canBecomeFirstResponder, !host.isEditable || calls.shouldBegin() else { return false }
    guard becomeFirstResponder() else { return false }
    isActive = true
    isEditing = host.isEditable
    if !host.hasSeveralLines { host.changeText { $0.select(TextSelection($0.length)) } }
    // [C] Typing into a secure field that has a text replaces it.
    if host.isSecureTextEntry { clearsOnInsertion = true }
    host.editingDidChange()
    showHost()
    if isEditing { calls.didBegin() }
    return true
  }

  func end(_ resignFirstResponder: () -> Bool) -> Bool {
    guard host.isFirstResponder, isEditing else { return resignFirstResponder() }
    guard calls.shouldEnd() else { return false }
    return resignFirstResponder()
  }

  /// Called after the host stopped being the first responder, for any reason.
  func didEnd() {
    guard isActive else { return }
    if edited.marked != nil { unmark() }
    let wasEditing = isEditing
    isEditing = false
    isActive = false
    clearsOnInsertion = false
    keptX = nil
    if !host.hasSeveralLines {
      undoManager.removeAllActions()
      host.changeText { $0.select(TextSelection($0.length)) }
    }
    host.editingDidChange()
    if wasEditing { calls.didEnd() }
  }

  /// Scrolls the enclosing scroll views until the host is visible.
  private func showHost() {
    let around = sequence(first: host.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    guard let scrollView = around.first(where: \.isScrollEnabled) else { return }
    scrollView.scrollRectToVisible(host.convert(host.bounds, to: scrollView), animated: true)
  }

  // MARK: Changes by the program

  /// Replaces the text in code. Only input methods are informed, and earlier changes can no longer be undone.
  func setText(_ set: () -> Void) {
    changeByProgram {
      set()
      _ = host.changeText { $0.takeEdits() }
      undoManager.removeAllActions()
      return nil
    }
  }

  /// Changes a part of the text in code. Earlier typing can still be undone.
  func changeText(_ change: (inout EditedText) -> Void) {
    changeByProgram {
      let groups = edited.undoGroups
      let edits = host.changeText { text in
        change(&text)
        return text.takeEdits()
      }
      undoManager.forgetRedo(of: self)
      registerUndo(edited.undoGroups - groups)
      return edits
    }
  }

  private func changeByProgram(_ change: () -> [TextEdit]?) {
    inputDelegate?.textWillChange(host)
    let edits = change()
    clearsOnInsertion = false
    keptX = nil
    host.textDidChange(edits)
    inputDelegate?.textDidChange(host)
  }

  // MARK: Changes by the user

  func insert(_ text: String) {
    guard host.isEditable else { return }
    if !host.hasSeveralLines, text == "\n" || text == "\r" { return pressReturn() }
    let text = entered(text)
    guard !text.isEmpty else { return }
    if clearsOnInsertion, edited.marked == nil { selectForInsertion() }
    change(edited.insertion(of: text), as: .typing)
  }

  /// Text as it is entered: a line break is a line feed, or a space in a text of one line.
  func entered(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    guard host.hasSeveralLines else { return String(text.map { $0.isNewline ? " " : $0 }) }
    return text.contains("\r") ? String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) : text
  }

  private func selectForInsertion() {
    host.changeText { $0.select(TextSelection(0..<$0.length)) }
    clearsOnInsertion = false
  }

  /// - Parameter unit: `.word` stands for the whole text if that is secure.
  func delete(_ unit: TextUnit, _ direction: TextDirection) {
    delete { $0.deletion(host.isSecureTextEntry && unit == .word ? .text : unit, direction) }
  }

  /// Deletes the selection, or else everything between the caret and another offset.
  func delete(upTo offset: Int) { delete { $0.deletion(upTo: offset) } }

  private func delete(_ deletion: (EditedText) -> TextChange?) {
    guard host.isEditable else { return }
    if clearsOnInsertion { selectForInsertion() }
    guard let change = deletion(edited) else { return }
    self.change(change, as: .deleting)
  }

  /// Replaces a part as an input method asks for it, without asking the delegate.
  func replace(_ range: Range<Int>, with text: String) {
    perform { _ = $0.apply(TextChange(range: range, replacement: text), as: .replacing) }
  }

  /// Makes a change if the delegate agrees.
  func change(_ change: TextChange, as kind: EditedText.EditKind, piece: StyledPiece? = nil) {
    guard host.isEditable, calls.shouldChange(change.range, to: change.replacement) else { return }
    perform { _ = $0.apply(change, as: kind, piece: piece) }
  }

  /// Replaces several parts, for each of which the delegate is asked, in one change.
  func replaceAll(_ ranges: [Range<Int>], with text: String) {
    if edited.marked != nil { unmark() }
    let length = edited.length
    let agreed = ranges.filter { calls.shouldChange($0, to: text) }
    // The delegate may have changed the text.
    guard host.isEditable, edited.length == length, let (change, piece) = edited.replacement(of: agreed, with: text)
    else { return }
    perform { _ = $0.apply(change, as: .replacing, piece: piece) }
  }

  /// Replaces the marked text of an input method.
  func compose(_ text: String, selected: Range<Int>) {
    if text.isEmpty, edited.marked == nil { return }
    let range = edited.marked ?? edited.selection.range
    guard host.isEditable, calls.shouldChange(range, to: text) else { return }
    perform { _ = $0.compose(text, selected: selected) }
  }

  func unmark() { perform { _ = $0.finishComposition() } }

  /// Empties the text, which can be undone.
  func clear() {
    perform { _ = $0.apply(TextChange(range: 0..<$0.length, replacement: ""), as: .replacing) }
  }

  /// - Parameter taken: The number of groups that the undo manager has undone; negative for redone groups.
  private func perform(taking taken: Int = 0, _ edit: (inout EditedText) -> Void) {
    let selection = edited.selection
    let groups = edited.undoGroups
    host.editMenu.dismiss()
    keptX = nil
    // New typing continues the last group only if the undo manager would undo that group next.
    let isGroupOpen = undoManager.undoesFirst(for: self)
    let edits = host.changeText { text in
      if !isGroupOpen { text.closeUndoGroup() }
      edit(&text)
      return text.takeEdits()
    }
    registerUndo(edited.undoGroups - groups + taken)
    host.textDidChange(edits)
    if edited.selection != selection { calls.didChangeSelection() }
    if !edits.isEmpty { calls.didChange() }
  }

  // MARK: Selecting

  func select(_ selection: TextSelection) {
    let before = edited.selection
    keptX = nil
    if selection.clamped(to: edited.length) != before { inputDelegate?.selectionWillChange(host) }
    if let marked = edited.marked, !marked.contains(selection.range) { unmark() }
    host.changeText { $0.select(selection) }
    clearsOnInsertion = false
    host.editMenu.dismiss()
    guard edited.selection != before else { return }
    if !edited.selection.isCaret { _ = host.textDragging.installed }
    host.selectionDidChange()
    inputDelegate?.selectionDidChange(host)
    calls.didChangeSelection()
  }

  func move(_ unit: TextUnit, _ direction: TextDirection, extending: Bool) {
    var moved = edited
    moved.move(host.isSecureTextEntry && unit == .word ? .text : unit, direction, extending: extending)
    select(moved.selection)
  }

  /// Moves the caret, or the moving end of the selection.
  func move(to offset: Int, extending: Bool) {
    select(extending ? TextSelection(anchor: edited.selection.anchor, focus: offset) : TextSelection(offset))
  }

  /// Moves by lines, and keeps the horizontal position over successive movements. Beyond the first and the last line it
  /// moves to the text's ends [C].
  func move(byLines lines: Int, extending: Bool) {
    let selection = edited.selection
    let start =
      extending ? selection.focus : lines < 0 ? selection.range.lowerBound : selection.range.upperBound
    let x = keptX ?? host.textGeometry.caretRect(at: start).minX
    let target = host.textGeometry.offset(lines, linesFrom: start, x: x) ?? (lines < 0 ? 0 : edited.length)
    move(to: target, extending: extending)
    keptX = x
  }

  // MARK: The return key

  func pressReturn() {
    if edited.marked != nil { return unmark() }
    if host.enablesReturnKeyAutomatically, !host.hasText { return }
    host.performReturn()
  }

  // MARK: Taking back

  /// Registers groups for undo, or removes the latest ones if the number is negative: marked text that was registered
  /// at its beginning may turn out to continue earlier typing.
  private func registerUndo(_ groups: Int) {
    for _ in 0..<max(0, groups) {
      undoManager.beginUndoGrouping()
      undoManager.registerUndo(withTarget: self) { $0.takeBack() }
      undoManager.endUndoGrouping()
    }
    for _ in 0..<max(0, -groups) { undoManager.forgetLast(of: self) }
  }

  private func takeBack() {
    guard edited.undoGroups > 0 else { return }
    perform(taking: 1) { _ = $0.undo() }
    // The app may have replaced the text meanwhile; then nothing can be redone.
    if edited.canRedo { undoManager.registerUndo(withTarget: self) { $0.makeAgain() } }
  }

  private func makeAgain() {
    guard edited.canRedo else { return }
    perform(taking: -1) { _ = $0.redo() }
    if edited.canUndo { undoManager.registerUndo(withTarget: self) { $0.takeBack() } }
  }
}

// MARK: The clipboard
extension TextEditor {
  var selectedText: String { edited.substring(edited.selection.range) }

  func copy() {
    guard !edited.selection.isCaret, !host.isSecureTextEntry else { return }
    UIPasteboard.general.string = selectedText
  }

  func cut() {
    guard host.isEditable, !edited.selection.isCaret, !host.isSecureTextEntry else { return }
    copy()
    deleteSelection()
  }

  func deleteSelection() {
    guard !edited.selection.isCaret else { return }
    change(TextChange(range: edited.selection.range, replacement: ""), as: .replacing)
  }

  func paste() {
    guard host.isEditable else { return }
    if host.textPasting.delegate != nil {
      let items = UIPasteboard.general.contents.providers.map { (provider: $0, object: Any?.none) }
      return host.textPasting.paste(items, over: edited.marked ?? edited.selection.range) {}
    }
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    if edited.marked != nil { unmark() }
    change(edited.insertion(of: entered(text)), as: .replacing)
  }

  /// Replaces a part by dropped text, or inserts it at the end if the text became shorter. Begins editing, unless the
  /// delegate refuses; then nothing is inserted.
  func drop(_ text: String, replacing range: Range<Int>) {
    guard host.isEditable, !text.isEmpty, host.becomeFirstResponder() else { return }
    if edited.marked != nil { unmark() }
    let range = range.clamped(to: 0..<edited.length)
    change(TextChange(range: range, replacement: entered(text)), as: .replacing)
  }

  /// Moves or copies a part of the text to an offset, with its attributes, in one change, and selects it there.
  func drop(_ range: Range<Int>, at offset: Int, isMove: Bool) {
    guard host.isEditable, host.becomeFirstResponder() else { return }
    if edited.marked != nil { unmark() }
    let offset = min(offset, edited.length)
    guard !isMove || offset < range.lowerBound || range.upperBound < offset else { return }
    let isForward = range.upperBound < offset
    var changed = offset..<offset
    var piece = edited.piece(range)
    var start = offset
    if isMove, isForward {
      changed = range.lowerBound..<offset
      piece = edited.piece(range.upperBound..<offset)
      piece.append(edited.piece(range))
      start = offset - range.count
    } else if isMove {
      changed = offset..<range.upperBound
      piece.append(edited.piece(offset..<range.lowerBound))
    }
    let change = TextChange(range: changed, replacement: piece.text)
    guard calls.shouldChange(change.range, to: change.replacement) else { return }
    perform {
      _ = $0.apply(change, as: .replacing, piece: piece)
      $0.select(TextSelection(start..<start + range.count))
    }
  }

  func selectWord() {
    select(TextSelection(word(at: edited.selection.focus)))
  }

  /// The word at an offset; secure text is a single word.
  func word(at offset: Int) -> Range<Int> {
    host.isSecureTextEntry ? 0..<edited.length : edited.paragraphs.word(at: offset)
  }

  /// The part that three clicks select: the paragraph [C].
  func paragraph(at offset: Int) -> Range<Int> {
    guard host.hasSeveralLines else { return 0..<edited.length }
    return edited.paragraphs.textRange(of: edited.paragraphs.paragraph(at: offset).index)
  }

  func selectAll() { select(TextSelection(0..<edited.length)) }

  /// Whether an action makes sense now; nil for an action that is not an edit action.
  func canPerform(_ action: Selector) -> Bool? {
    guard host.allowsSelecting else { return Self.actions.contains(action) ? false : nil }
    let selection = edited.selection
    return switch action {
    case "cut:": host.isEditable && !selection.isCaret && !host.isSecureTextEntry
    case "copy:": !selection.isCaret && !host.isSecureTextEntry
    case "delete:": host.isEditable && !selection.isCaret
    case "paste:": host.canPaste(UIPasteboard.general.contents.providers)
    case "select:": selection.isCaret && edited.length > 0
    case "selectAll:": edited.length > 0 && selection.range != 0..<edited.length
    default: nil
    }
  }

  private static let actions: Set<Selector> = ["cut:", "copy:", "delete:", "paste:", "select:", "selectAll:"]
}

extension Range<Int> {
  /// Whether a range is within this one, ends included.
  fileprivate func contains(_ part: Range<Int>) -> Bool {
    lowerBound <= part.lowerBound && part.upperBound <= upperBound
  }
}
