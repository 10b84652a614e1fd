import ListCore

/// A text whose selection pointers change: one of the editor's, or an app's own text input. Offsets are UTF-16 units.
@MainActor
protocol SelectionHost: AnyObject {
  /// The view that is touched, with the coordinates of the text.
  var selectionView: UIView { get }
  var selection: TextSelection { get }
  /// Whether the selection is shown.
  var isSelectionActive: Bool { get }
  /// Whether something outside of the text is selected, such as a token; no caret is shown then.
  var selectsBesideText: Bool { get }
  /// Whether pointers and keys may move the caret and select.
  var allowsSelecting: Bool { get }
  var selectionGeometry: any SelectionGeometry { get }
  var handles: TextHandles { get }
  var editMenu: TextEditMenu { get }

  func setSelection(_ selection: TextSelection)
  func word(at offset: Int) -> Range<Int>
  /// The part that three clicks select: the paragraph [C].
  func paragraph(at offset: Int) -> Range<Int>
  /// The ends of the characters before an offset and after it.
  func characters(around offset: Int) -> (before: Int, after: Int)

  /// A pointer is about to move the caret or to select; false refuses.
  func selectionShouldBegin(at point: CGPoint) -> Bool
  func selectionDidEnd()
  /// Called after a tap or a single click on the text. Returns whether the view handled it, as it does for a link.
  func takesTap(at point: CGPoint) -> Bool
  /// Whether a finger that stays at a point neither moves the caret nor taps, as on a link, whose menu it opens
  /// instead.
  func takesHold(at point: CGPoint) -> Bool
  /// Whether a press that stays at a point lifts the selected text.
  func mayDragText(at point: CGPoint) -> Bool
  /// Whether a point of the view belongs to its text, rather than to buttons and pictures beside the text.
  func hasText(at point: CGPoint) -> Bool
  /// The part of the text at a point that handles clicks, such as a link.
  func item(at point: CGPoint) -> Range<Int>?
  /// Shows a background behind the part of the text that would handle a click; nil for none.
  func showPointed(_ item: Range<Int>?)
  /// The selecting pointer was moved to a point of the view; nil when the button was released.
  func selectionDrag(to point: CGPoint?)

  func selectionMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentSelectionMenu(_ animator: any UIEditMenuInteractionAnimating)
  func willDismissSelectionMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension SelectionHost {
  var selectsBesideText: Bool { false }
  func selectionShouldBegin(at point: CGPoint) -> Bool { true }
  func selectionDidEnd() {}
  func takesTap(at point: CGPoint) -> Bool { false }
  func takesHold(at point: CGPoint) -> Bool { false }
  func mayDragText(at point: CGPoint) -> Bool { false }
  func selectionDrag(to point: CGPoint?) {}
  func hasText(at point: CGPoint) -> Bool { true }
  func item(at point: CGPoint) -> Range<Int>? { nil }
  func showPointed(_ item: Range<Int>?) {}
}

/// The positions of characters in a view, in its coordinates.
@MainActor
protocol SelectionGeometry: AnyObject {
  func caretRect(at offset: Int) -> CGRect
  /// The rectangles of the part of a range that is laid out.
  func rects(of range: Range<Int>) -> [CGRect]
  /// The offset between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int
  /// The part of the view in which the ends of a selection are visible.
  var visibleTextRect: CGRect { get }
}

/// A text of the editor.
extension EditingHost {
  var selectionView: UIView { self }
  var selection: TextSelection { edited.selection }
  var isSelectionActive: Bool { editor.isActive }
  var selectionGeometry: any SelectionGeometry { textGeometry }

  func setSelection(_ selection: TextSelection) { editor.select(selection) }
  func word(at offset: Int) -> Range<Int> { editor.word(at: offset) }
  func paragraph(at offset: Int) -> Range<Int> { editor.paragraph(at: offset) }
  func mayDragText(at point: CGPoint) -> Bool { textDragging.takesPress(at: point) }

  func characters(around offset: Int) -> (before: Int, after: Int) {
    (edited.paragraphs.character(before: offset), edited.paragraphs.character(after: offset))
  }

  func selectionMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    editingCalls.editMenu(for: edited.selection.range, suggestedActions)
  }

  func willPresentSelectionMenu(_ animator: any UIEditMenuInteractionAnimating) {
    editingCalls.willPresentEditMenu(animator)
  }

  func willDismissSelectionMenu(_ animator: any UIEditMenuInteractionAnimating) {
    editingCalls.willDismissEditMenu(animator)
  }
}
