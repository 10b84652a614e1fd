import ListCore

/// Editing in a text field, from becoming the first responder to resigning it, with the changes by keys, pointers,
/// input methods and the program.
///
/// Order of the calls for a change by the user: `shouldChangeCharactersIn`, the change, `didChangeSelection`,
/// `editingChanged`, the notification [C].
@MainActor
final class TextFieldEditor {
  private unowned let field: UITextField
  private(set) var isEditing = false
  var clearsOnBeginEditing = false
  /// Whether the next text that is entered takes the place of all there is.
  var clearsOnInsertion = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var undoManager: UndoManager = {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }()

  init(_ field: UITextField) { self.field = field }

  private var content: TextFieldText { field.content }
  private var edited: EditedText { field.content.edited }

  // MARK: First responder

  func begin(_ becomeFirstResponder: () -> Bool) -> Bool {
    if field.isFirstResponder { return true }
    guard let window = field.window else { return false }
    // [C] The app is told that editing began before the notifications about input views.
    return window.presence.inputViews.holding { hold(becomeFirstResponder) }
  }

  private func hold(_ becomeFirstResponder: () -> Bool) -> Bool {
    guard field.canBecomeFirstResponder, field.calls.shouldBegin() else { return false }
    guard becomeFirstResponder() else { return false }
    isEditing = true
    content.edited.select(TextSelection(edited.length))
    // [C] Typing into a secure field that has a text replaces it.
    if content.isSecure { clearsOnInsertion = true }
    field.face.editingDidChange()
    showField()
    field.calls.didBegin()
    field.actions.send(.editingDidBegin, from: field, event: nil)
    post(UITextField.textDidBeginEditingNotification)
    if clearsOnBeginEditing, !content.isEmpty, field.calls.shouldClear() { clearAll() }
    return true
  }

  func end(_ resignFirstResponder: () -> Bool) -> Bool {
    guard field.isFirstResponder else { return resignFirstResponder() }
    guard field.calls.shouldEnd() else { return false }
    return resignFirstResponder()
  }

  /// Called after the field stopped being the first responder, for whatever reason.
  func didEnd() {
    guard isEditing else { return }
    if edited.marked != nil { unmark() }
    isEditing = false
    clearsOnInsertion = false
    undoManager.removeAllActions()
    content.edited.select(TextSelection(edited.length))
    field.face.editingDidChange()
    field.calls.didEnd(.committed)
    field.actions.send(.editingDidEnd, from: field, event: nil)
    post(
      UITextField.textDidEndEditingNotification,
      [UITextField.didEndEditingReasonUserInfoKey: UITextField.DidEndEditingReason.committed.rawValue])
  }

  /// Scrolls the enclosing scroll views until the field is visible.
  private func showField() {
    let around = sequence(first: field.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    guard let scrollView = around.first(where: \.isScrollEnabled) else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
  }

  private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationPosting.post(name, object: field, userInfo: information)
  }

  // MARK: Changes by the program

  /// Replaces the text. Nobody is told but input methods, and nothing before can be taken back.
  func setText(_ set: (TextFieldText) -> Void) {
    inputDelegate?.textWillChange(field)
    set(content)
    undoManager.removeAllActions()
    clearsOnInsertion = false
    field.face.contentDidChange()
    inputDelegate?.textDidChange(field)
  }

  // MARK: Changes by the user

  func insert(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    guard !line.isEmpty else { return }
    if clearsOnInsertion, edited.marked == nil {
      content.edited.select(TextSelection(0..<edited.length))
      clearsOnInsertion = false
    }
    change(edited.insertion(of: line), as: .typing)
  }

  /// - Parameter unit: secret text is one word.
  func delete(_ unit: TextUnit, _ direction: TextDirection) {
    if clearsOnInsertion {
      content.edited.select(TextSelection(0..<edited.length))
      clearsOnInsertion = false
    }
    guard let change = edited.deletion(content.isSecure && unit == .word ? .text : unit, direction) else { return }
    self.change(change, as: .deleting)
  }

  /// Replaces a part as an input method asks for it, without asking the delegate.
  func replace(_ range: Range<Int>, with text: String) {
    perform { $0.apply(TextChange(range: range, replacement: text), as: .replacing) }
  }

  /// Makes a change if the delegate agrees.
  func change(_ change: TextChange, as kind: EditedText.EditKind) {
    guard field.calls.shouldChange(change.range, to: change.replacement) else { return }
    perform { $0.apply(change, as: kind) }
  }

  /// Replaces the marked text of an input method.
  func compose(_ text: String, selected: Range<Int>) {
    if text.isEmpty, edited.marked == nil { return }
    let range = edited.marked ?? edited.selection.range
    guard field.calls.shouldChange(range, to: text) else { return }
    perform { $0.compose(text, selected: selected) }
  }

  func unmark() { perform { $0.finishComposition() } }

  /// The clear button.
  func clear() {
    guard field.calls.shouldClear() else { return }
    clearAll()
  }

  private func clearAll() {
    perform { $0.apply(TextChange(range: 0..<$0.length, replacement: ""), as: .replacing) }
  }

  /// - Parameter edit: answers whether its change can be taken back by itself.
  private func perform(_ edit: (inout EditedText) -> Bool) {
    let before = edited
    field.editMenu.dismiss()
    if edit(&content.edited) { registerUndo() }
    content.adoptEdit()
    field.face.contentDidChange()
    tell(changesSince: before)
  }

  private func tell(changesSince before: EditedText) {
    if edited.selection != before.selection { field.calls.didChangeSelection() }
    guard edited.length != before.length || edited.text != before.text else { return }
    field.actions.send(.editingChanged, from: field, event: nil)
    post(UITextField.textDidChangeNotification)
  }

  // MARK: Selecting

  func select(_ selection: TextSelection) {
    let before = edited.selection
    if selection.clamped(to: edited.length) != before { inputDelegate?.selectionWillChange(field) }
    if let marked = edited.marked, !marked.contains(selection.range) { unmark() }
    content.edited.select(selection)
    clearsOnInsertion = false
    field.editMenu.dismiss()
    guard edited.selection != before else { return }
    field.face.selectionDidChange()
    inputDelegate?.selectionDidChange(field)
    field.calls.didChangeSelection()
  }

  func move(_ unit: TextUnit, _ direction: TextDirection, extending: Bool) {
    var moved = edited
    moved.move(content.isSecure && unit == .word ? .text : unit, direction, extending: extending)
    select(moved.selection)
  }

  // MARK: The return key

  func pressReturn() {
    if edited.marked != nil { return unmark() }
    if field.enablesReturnKeyAutomatically, content.isEmpty { return }
    guard field.calls.shouldReturn() else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.actions.send(.editingDidEndOnExit, from: field, event: nil)
    field.actions.send(.primaryActionTriggered, from: field, event: nil)
    if endsEditing { field.resignFirstResponder() }
  }

  // MARK: Taking back

  private func registerUndo() {
    undoManager.beginUndoGrouping()
    undoManager.registerUndo(withTarget: self) { $0.takeBack() }
    undoManager.endUndoGrouping()
  }

  private func takeBack() {
    perform {
      _ = $0.undo()
      return false
    }
    undoManager.registerUndo(withTarget: self) { $0.makeAgain() }
  }

  private func makeAgain() {
    perform {
      _ = $0.redo()
      return false
    }
    undoManager.registerUndo(withTarget: self) { $0.takeBack() }
  }

  // MARK: The clipboard

  var selectedText: String { edited.substring(edited.selection.range) }

  func copy() {
    guard !edited.selection.isCaret, !content.isSecure else { return }
    UIPasteboard.general.string = selectedText
  }

  func cut() {
    guard !edited.selection.isCaret, !content.isSecure else { return }
    copy()
    deleteSelection()
  }

  func deleteSelection() {
    guard !edited.selection.isCaret else { return }
    change(TextChange(range: edited.selection.range, replacement: ""), as: .replacing)
  }

  func paste() {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    if edited.marked != nil { unmark() }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    change(edited.insertion(of: line), as: .replacing)
  }

  func selectWord() {
    select(TextSelection(word(at: edited.selection.focus)))
  }

  /// The word at an offset; secret text is one.
  func word(at offset: Int) -> Range<Int> {
    content.isSecure ? 0..<edited.length : TextBoundaries(edited.text).word(at: offset)
  }

  func selectAll() { select(TextSelection(0..<edited.length)) }

  /// Whether an action makes sense now; nil for one that is not of editing.
  func canPerform(_ action: Selector) -> Bool? {
    switch action {
    case "cut:", "copy:": !edited.selection.isCaret && !content.isSecure
    case "delete:": !edited.selection.isCaret
    case "paste:": UIPasteboard.general.hasStrings
    case "select:": edited.selection.isCaret && !content.isEmpty
    case "selectAll:": !content.isEmpty && edited.selection.range != 0..<edited.length
    default: nil
    }
  }
}

extension Range<Int> {
  /// Whether a part lies in this one; its ends may be this one's.
  fileprivate func contains(_ part: Range<Int>) -> Bool {
    lowerBound <= part.lowerBound && part.upperBound <= upperBound
  }
}
