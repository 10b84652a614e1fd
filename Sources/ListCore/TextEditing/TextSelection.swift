/// The selection in a text, in UTF-16 units: from its fixed end to its moving end.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  package var anchor: Int
  /// The end that moves.
  package var focus: Int

  package init(anchor: Int, focus: Int) {
    self.anchor = anchor
    self.focus = focus
  }

  /// A caret.
  package init(_ caret: Int) { self.init(anchor: caret, focus: caret) }

  /// A selection that was made forwards.
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: range.upperBound) }

  package var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  package var isCaret: Bool { anchor == focus }

  /// The nearest selection in a text of `length`.
  package func clamped(to length: Int) -> TextSelection {
    TextSelection(anchor: min(max(0, anchor), length), focus: min(max(0, focus), length))
  }
}

/// The distance of a caret movement.
package enum TextUnit: Hashable, Sendable, CaseIterable {
  /// By a user-perceived character, which may be several scalars.
  case character
  case word
  /// To the end of the text in that direction.
  case text
}

/// The direction in the text, independent of its direction on the screen.
package enum TextDirection: Hashable, Sendable, CaseIterable {
  case backward
  case forward
}

/// A replacement of a part of a text.
package struct TextChange: Hashable, Sendable {
  /// UTF-16 units of the text before the change.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
