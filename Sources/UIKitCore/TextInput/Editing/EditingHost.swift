import ListCore

/// The view whose text an editor changes: a text field or a text view.
@MainActor
protocol EditingHost: UIView, UITextInput {
  /// The text with its selection.
  var edited: EditedText { get }
  func changeText<Result>(_ change: (inout EditedText) -> Result) -> Result
  var editor: TextEditor { get }
  var textGeometry: any EditingGeometry { get }
  var editingCalls: any EditingCalls { get }
  var handles: TextHandles { get }
  var editMenu: TextEditMenu { get }
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text may be changed by the user.
  var isEditable: Bool { get }
  /// Whether pointers and keys may move the caret and select.
  var allowsSelecting: Bool { get }
  /// Whether the text has several lines: Return and Tab enter characters.
  var hasSeveralLines: Bool { get }
  /// Whether the text is hidden: it is neither copied nor divided into words.
  var isSecureTextEntry: Bool { get }

  /// Called after changes of the text by the editor, before anybody is told.
  /// - Parameter edits: Nil: all of the text is another.
  func textDidChange(_ edits: [TextEdit]?)
  /// Called after a movement of the selection by the editor, before anybody is told.
  func selectionDidChange()
  /// Called after editing began or ended, before anybody is told.
  func editingDidChange()
  /// Return was pressed in a text of one line.
  func performReturn()
  /// The text was tapped or clicked once; true for a view that has done something with it, as a link has.
  func takesTap(at point: CGPoint) -> Bool
  /// The pointer that selects was moved to a place of the view; nil: it is up.
  func selectionDrag(to point: CGPoint?)
}

/// The places of characters in a view, in its coordinates.
@MainActor
protocol EditingGeometry: AnyObject {
  func caretRect(at offset: Int) -> CGRect
  /// The rectangles of the part of a range that is laid out.
  func rects(of range: Range<Int>) -> [CGRect]
  /// The place between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int
  /// The next place of a caret to the left or right of one; nil at the end of the text.
  func neighbour(of offset: Int, left: Bool) -> Int?
  func isRightToLeft(at offset: Int) -> Bool
  /// The first and the last place of a caret in the line of an offset.
  func line(at offset: Int) -> Range<Int>
  /// The place nearest to a horizontal position, a number of lines below an offset or above it; nil beyond the text.
  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int?
  /// The number of lines that a page key moves by.
  var linesOfPage: Int { get }
  /// The part of the view in which the ends of a selection are seen.
  var visibleTextRect: CGRect { get }
}

/// The questions and the news of an editor for a view's delegate.
@MainActor
protocol EditingCalls: AnyObject {
  func shouldBegin() -> Bool
  /// Editing began: the delegate and all others are told.
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
