/// A responder whose text can be edited at any position: with a selection, and with marked text of an input method.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range; nil for a range outside the text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; an empty range is the caret, nil means none.
  var selectedTextRange: UITextRange? { get set }

  /// The range of an input method's marked text; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text; nil for an underline.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, by text that an input method is composing. `selectedRange` is
  /// inside that text, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Enters the marked text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position `offset` UTF-16 units further; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position `offset` steps further in a direction of the screen; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two positions in UTF-16 units; negative if the second is earlier.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Informed of changes of the text and the selection in code; not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// The end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position to the end of its line in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The rectangle of the first line of a range, in the responder's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position, in the responder's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each part of a line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position nearest to a point inside a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Informed by a text input of changes that did not come from the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
