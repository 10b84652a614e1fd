import ListCore

/// The tokens of a search field: which there are, which are selected, and how they are deleted and copied with the text.
@MainActor
final class SearchTokens: TextFieldTokens {
  private unowned let field: UISearchTextField
  private(set) var tokens: [UISearchToken] = []
  /// The selection while it contains tokens, in the offsets of ``TokenSelection``; nil while it is in the text.
  private(set) var selection: TextSelection?
  var allowsDeleting = true
  var allowsCopying = true
  /// Called when the program changed the tokens.
  var programDidChange: (() -> Void)?
  private(set) lazy var strip = SearchTokenStrip(self)
  private var isSelecting = false

  init(_ field: UISearchTextField) { self.field = field }

  var isEmpty: Bool { tokens.isEmpty }
  var spokenTexts: [String] { tokens.map(\.text) }
  var hasSelection: Bool { selection != nil }
  var places: TokenSelection { TokenSelection(tokens: tokens.count) }
  var selectedIndices: Range<Int> { places.indices(in: selection?.range ?? 0..<0) }
  private var editor: TextEditor { field.editor }

  // MARK: Changes by the program

  func set(_ new: [UISearchToken]) {
    guard !new.isEmpty || !isEmpty else { return }
    show(new)
    programDidChange?()
  }

  func insert(_ token: UISearchToken, at index: Int) {
    check(index, in: 0...tokens.count, "insert a token at")
    var new = tokens
    new.insert(token, at: index)
    set(new)
  }

  func remove(at index: Int) {
    check(index, in: 0...tokens.count - 1, "remove the token at")
    var new = tokens
    new.remove(at: index)
    set(new)
  }

  func check(_ index: Int, in range: ClosedRange<Int>, _ attempt: String) {
    guard !range.contains(index) else { return }
    fatalError(
      """
      A search field was asked to \(attempt) index \(index), beyond bounds: it has \(tokens.count) tokens. Pass an index from \
      \(range.lowerBound) to \(range.upperBound).
      """)
  }

  /// Replaces text by a token, which is selected, in one change that can be undone [D].
  func replaceText(_ range: Range<Int>, with token: UISearchToken, at index: Int) {
    check(index, in: 0...tokens.count, "insert a token at")
    if field.edited.marked != nil { field.unmarkText() }
    let range = range.clamped(to: 0..<field.edited.length)
    var new = tokens
    new.insert(token, at: index)
    grouped {
      editor.changeText { _ = $0.apply(TextChange(range: range, replacement: ""), as: .replacing) }
      registerUndo()
      show(new)
    }
    select(TextSelection(index - new.count..<index - new.count + 1))
    programDidChange?()
  }

  private func show(_ new: [UISearchToken]) {
    tokens = new
    selection = nil
    strip.show(new)
    if new.isEmpty { strip.removeFromSuperview() }
    field.face.contentDidChange()
  }

  // MARK: Changes by the user

  func deleteBackward(otherwise act: () -> Void) { if !deleteBackward() { act() } }

  /// Deletes the selection, or the last token if the caret is after it.
  /// - Returns: False leaves the deletion to the text.
  private func deleteBackward() -> Bool {
    guard hasSelection || isCaretBehindTokens else { return false }
    guard allowsDeleting else {
      if hasSelection { editor.deleteSelection() }
      return true
    }
    let text = field.edited.selection
    remove(hasSelection ? selectedIndices : tokens.count - 1..<tokens.count)
    if text.isCaret { tell() } else { editor.deleteSelection() }
    return true
  }

  /// Replaces the selected tokens by entered text.
  func replaceSelection(_ enter: () -> Void) {
    guard hasSelection, allowsDeleting else { return enter() }
    let text = field.edited.text
    remove(selectedIndices)
    enter()
    // If the text changed, too, that change was reported already, for the tokens as well.
    if field.edited.text == text { tell() }
  }

  private var isCaretBehindTokens: Bool {
    !isEmpty && field.edited.selection == TextSelection(0) && field.edited.marked == nil
  }

  private func remove(_ indices: Range<Int>) {
    var new = tokens
    new.removeSubrange(indices)
    grouped { registerUndo() }
    show(new)
  }

  func clear() {
    guard !isEmpty else { return }
    remove(0..<tokens.count)
    // If there is text, it is removed next, and that change is reported for the tokens as well.
    if field.edited.length == 0 { tell() }
  }

  /// Tells of a change of the tokens as of one of the text.
  private func tell() {
    field.events.didChangeSelection()
    field.events.didChange()
  }

  private func grouped(_ change: () -> Void) {
    let manager = editor.undoManager
    manager.beginUndoGrouping()
    change()
    manager.endUndoGrouping()
  }

  private func registerUndo() {
    editor.undoManager.registerUndo(withTarget: self) { [tokens] in
      $0.registerUndo()
      $0.show(tokens)
      $0.tell()
    }
  }

  // MARK: Selecting

  func select(_ range: Range<Int>?) { if let range { select(TextSelection(range)) } }

  /// Selects by the offsets of ``TokenSelection``, tokens and text alike. Tokens are selected while the field is edited.
  func select(_ new: TextSelection) {
    let new = places.nearest(new, length: field.edited.length)
    guard new.range.lowerBound < 0, field.isEditing else { return selectText(places.text(of: new)) }
    let before = (tokens: selection, text: field.edited.selection)
    selection = new
    isSelecting = true
    editor.select(places.text(of: new))
    isSelecting = false
    field.handles.isWanted = false
    guard before.tokens != new else { return }
    field.face.selectionDidChange()
    if field.edited.selection == before.text { tellSelection() }
  }

  /// Selects text alone.
  func selectText(_ new: TextSelection) {
    let hadTokens = hasSelection
    let before = field.edited.selection
    deselect()
    editor.select(new)
    guard hadTokens, field.edited.selection == before else { return }
    field.face.selectionDidChange()
    tellSelection()
  }

  /// Reports that tokens were selected or deselected while the text's own selection stayed unchanged.
  private func tellSelection() {
    field.inputDelegate?.selectionDidChange(field)
    field.events.didChangeSelection()
  }

  private func selectAll() { select(TextSelection(-tokens.count..<field.edited.length)) }

  /// A token was tapped: it is selected, or the menu for the selection opens if it is already.
  func tap(at index: Int) {
    guard field.isEditing || field.becomeFirstResponder() else { return }
    if selectedIndices.contains(index) { return field.editMenu.present() }
    select(TextSelection(index - tokens.count..<index - tokens.count + 1))
  }

  func textSelectionDidChange() { if !isSelecting { deselect() } }

  private func deselect() {
    guard hasSelection else { return }
    selection = nil
    field.setNeedsLayout()
  }

  // MARK: Keys and actions

  func perform(_ command: TextKeyCommand) -> Bool {
    switch command {
    case .moveLeft(let unit, let extending): move(unit, isRightToLeft ? .forward : .backward, extending)
    case .moveRight(let unit, let extending): move(unit, isRightToLeft ? .backward : .forward, extending)
    case .move(let unit, let direction, let extending): move(unit, direction, extending)
    case .delete where hasSelection: deleteBackward()
    case .delete(_, .backward): deleteBackward()
    default: false
    }
  }

  private var isRightToLeft: Bool { field.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func move(_ unit: TextUnit, _ direction: TextDirection, _ extending: Bool) -> Bool {
    let present = selection ?? field.edited.selection
    guard let moved = places.moved(present, unit, direction, extending: extending, in: field.edited) else {
      return false
    }
    select(moved)
    return true
  }

  func canPerform(_ action: Selector) -> Bool? {
    switch action {
    case "selectAll:" where !isEmpty: selection?.range != -tokens.count..<field.edited.length
    case "delete:" where hasSelection: allowsDeleting
    case "copy:" where hasSelection: allowsCopying
    case "cut:" where hasSelection: allowsCopying && allowsDeleting
    default: nil
    }
  }

  // MARK: Editing actions
  // A closure acts on the text where no token is selected.

  func copy(otherwise act: () -> Void) { if hasSelection { copy() } else { act() } }

  func cut(otherwise act: () -> Void) {
    guard hasSelection else { return act() }
    copy()
    field.deleteBackward()
  }

  func delete(otherwise act: () -> Void) { if hasSelection { field.deleteBackward() } else { act() } }

  func selectAll(otherwise act: () -> Void) { if isEmpty { act() } else { selectAll() } }

  /// Copies the selected tokens as the delegate provides them, each as an item, and the selected text after them.
  private func copy() {
    let delegate = field.delegate as? any UISearchTextFieldDelegate
    let providers =
      allowsCopying
      ? tokens[selectedIndices].compactMap { delegate?.searchTextField(field, itemProviderForCopying: $0) } : []
    let text = editor.selectedText
    ProvidedItems.load(providers) { items in
      let items = items + (text.isEmpty ? [] : [[PasteboardType.text: text]])
      if !items.isEmpty { UIPasteboard.general.items = items }
    }
  }
}
