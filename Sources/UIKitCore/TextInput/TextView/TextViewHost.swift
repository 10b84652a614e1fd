import ListCore

/// A text view as the editor sees it.
extension UITextView: EditingHost {
  final var pastedAttributes: [NSAttributedString.Key: Any] { content.typingAttributes }
  final func styledPiece(_ text: NSAttributedString) -> StyledPiece? { content.piece(AttributedRuns(text)) }
  final func setEditable(_ isEditable: Bool) { self.isEditable = isEditable }
  final var edited: EditedText { content.edited }
  final func changeText<Result>(_ change: (inout EditedText) -> Result) -> Result { change(&content.edited) }
  final var textGeometry: any EditingGeometry { face }
  final var editingCalls: any EditingCalls { events }
  final var allowsSelecting: Bool { isSelectable }
  final var hasSeveralLines: Bool { true }

  final func textDidChange(_ edits: [TextEdit]?) {
    content.textDidChange()
    items.showPointed(nil)
    spelling.textWillBeShown(editor.isEditing ? edits : nil)
    face.textDidChange(edits)
    storageLink.textDidChange(edits)
    if face.hasMarks { finding.textDidChange() }
    spelling.checkLeftWords()
    if editor.isEditing { face.reveal(edited.selection.caret, animated: false) }
  }

  final func selectionDidChange() {
    content.selectionDidChange()
    face.selectionDidChange()
    spelling.checkLeftWords()
    if editor.isActive { face.reveal(edited.selection.caret, animated: false) }
  }

  final func editingDidChange() {
    face.editingDidChange()
    if editor.isEditing { face.reveal(edited.selection.caret, animated: false) }
  }

  final func spellingDidChange(in word: Range<Int>) { face.styleDidChange(in: word) }

  /// Return enters a line break.
  final func performReturn() { insertText("\n") }

  final func takesTap(at point: CGPoint) -> Bool { items.tap(at: point) }
  final func takesHold(at point: CGPoint) -> Bool { items.range(at: point) != nil }
  final func item(at point: CGPoint) -> Range<Int>? { items.range(at: point) }
  final func showPointed(_ item: Range<Int>?) { items.showPointed(item) }

  final func selectionDrag(to point: CGPoint?) { face.followDrag(to: point) }
}

extension UITextView: TextContainerOwner {
  final func textContainerDidChange() { face.styleDidChange() }
}

extension TextSelection {
  /// The moving end as a range.
  var caret: Range<Int> { focus..<focus }
}
