import ListCore

/// A text field as the editor sees it.
extension UITextField: EditingHost {
  final var edited: EditedText { content.edited }
  final func changeText<Result>(_ change: (inout EditedText) -> Result) -> Result { change(&content.edited) }
  final var textGeometry: any EditingGeometry { face }
  final var editingCalls: any EditingCalls { events }
  final var isEditable: Bool { isEnabled }
  final var pastedAttributes: [NSAttributedString.Key: Any] { content.attributes }
  final func styledPiece(_ text: NSAttributedString) -> StyledPiece? { nil }
  final func setEditable(_ isEditable: Bool) { isEnabled = isEditable }
  final var allowsSelecting: Bool { isEnabled }
  final var hasSeveralLines: Bool { false }
  final var selectsBesideText: Bool { leadingTokens?.hasSelection ?? false }

  final func performFirst(_ command: TextKeyCommand) -> Bool { leadingTokens?.perform(command) ?? false }

  final func setSelection(_ selection: TextSelection) {
    if let leadingTokens { leadingTokens.selectText(selection) } else { editor.select(selection) }
  }

  final func textDidChange(_ edits: [TextEdit]?) {
    leadingTokens?.textSelectionDidChange()
    content.adoptEdit()
    spelling.textWillBeShown(editor.isEditing ? edits : nil)
    face.contentDidChange()
    spelling.checkLeftWords()
  }

  final func selectionDidChange() {
    leadingTokens?.textSelectionDidChange()
    face.selectionDidChange()
    spelling.checkLeftWords()
  }

  final func spellingDidChange(in word: Range<Int>) { face.contentDidChange() }
  final func editingDidChange() { face.editingDidChange() }
  final func performReturn() { events.performReturn() }
  final func takesTap(at point: CGPoint) -> Bool { false }
  final func hasText(at point: CGPoint) -> Bool { face.hasText(at: point) }
  /// Does nothing: the field's line scrolls with its caret anyway.
  final func selectionDrag(to point: CGPoint?) {}
}
