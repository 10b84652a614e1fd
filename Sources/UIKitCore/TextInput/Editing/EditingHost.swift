import ListCore

/// The view whose text an editor changes: a text field or a text view.
@MainActor
protocol EditingHost: UIView, UITextDroppable, UITextDraggable, SelectionHost {
  /// The text with its selection.
  var edited: EditedText { get }
  func changeText<Result>(_ change: (inout EditedText) -> Result) -> Result
  var editor: TextEditor { get }
  var textGeometry: any EditingGeometry { get }
  var editingCalls: any EditingCalls { get }
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text may be changed by the user.
  var isEditable: Bool { get }
  func setEditable(_ isEditable: Bool)
  /// Makes text of pasted data.
  var textPasting: TextPasting { get }
  /// The attributes of pasted text without its own.
  var pastedAttributes: [NSAttributedString.Key: Any] { get }
  /// A text with attributes as a part of this one; nil where the text has only one style.
  func styledPiece(_ text: NSAttributedString) -> StyledPiece?
  /// Drags the selection away.
  var textDragging: TextDragging { get }
  /// Whether the text has several lines: Return and Tab enter characters.
  var hasSeveralLines: Bool { get }
  /// Whether the text is hidden: it is neither copied nor divided into words.
  var isSecureTextEntry: Bool { get }

  /// Called after changes of the text by the editor, before anyone else is informed.
  /// - Parameter edits: The changes; nil if the whole text was replaced.
  func textDidChange(_ edits: [TextEdit]?)
  /// Called after a movement of the selection by the editor, before anyone else is informed.
  func selectionDidChange()
  /// Called after editing began or ended, before anyone else is informed.
  func editingDidChange()
  /// Called after a word was marked as misspelled, or lost that mark.
  func spellingDidChange(in word: Range<Int>)
  /// Return was pressed in a text of one line.
  func performReturn()
  /// Performs the command of a key if something beside the text, such as tokens, handles it. Returns whether it did.
  func performFirst(_ command: TextKeyCommand) -> Bool
}

extension EditingHost {
  func performFirst(_ command: TextKeyCommand) -> Bool { false }
}

/// The positions of lines in an edited text, in the view's coordinates.
@MainActor
protocol EditingGeometry: SelectionGeometry {
  /// The next caret position to the left or right of one; nil at the end of the text.
  func neighbour(of offset: Int, left: Bool) -> Int?
  func isRightToLeft(at offset: Int) -> Bool
  /// The first and the last caret position in the line of an offset.
  func line(at offset: Int) -> Range<Int>
  /// The offset nearest to a horizontal position, a number of lines below an offset or above it; nil beyond the text.
  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int?
  /// The number of lines that a page key moves by.
  var linesOfPage: Int { get }
}

/// The calls with which an editor asks and informs a view's delegate.
@MainActor
protocol EditingCalls: AnyObject {
  func shouldBegin() -> Bool
  /// Editing began: informs the delegate and all others.
  func didBegin()
  func shouldEnd() -> Bool
  func didEnd()
  func shouldChange(_ range: Range<Int>, to string: String) -> Bool
  func didChange()
  func didChangeSelection()
  func editMenu(for range: Range<Int>, _ suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}
