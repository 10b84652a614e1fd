/// Selections in a text with tokens in front of it, as in a search field.
///
/// A token is one position: the last one is at -1, the one before at -2, and the text begins at 0. There is no caret
/// before a token; the token is selected instead [D].
package struct TokenSelection: Hashable, Sendable {
  /// The number of tokens.
  package let tokens: Int

  package init(tokens: Int) { self.tokens = tokens }

  /// The nearest selection there is, in a text of `length`.
  package func nearest(_ selection: TextSelection, length: Int) -> TextSelection {
    let anchor = min(max(-tokens, selection.anchor), length)
    let focus = min(max(-tokens, selection.focus), length)
    return anchor == focus && anchor < 0
      ? TextSelection(anchor..<anchor + 1) : TextSelection(anchor: anchor, focus: focus)
  }

  /// The indices of the tokens in a range.
  package func indices(in range: Range<Int>) -> Range<Int> {
    let part = range.clamped(to: -tokens..<0)
    return part.isEmpty ? tokens..<tokens : part.lowerBound + tokens..<part.upperBound + tokens
  }

  /// The part of a selection that is text; the caret at the text's beginning if there is none.
  package func text(of selection: TextSelection) -> TextSelection {
    TextSelection(anchor: max(0, selection.anchor), focus: max(0, selection.focus))
  }

  /// The selection after a movement; nil for one that begins and ends within the text.
  package func moved(
    _ selection: TextSelection, _ unit: TextUnit, _ direction: TextDirection, extending: Bool, in text: EditedText
  ) -> TextSelection? {
    let range = selection.range
    guard tokens > 0, range.lowerBound < 0 || leavesText(selection, unit, direction, extending) else { return nil }
    if extending {
      let focus = target(unit, direction, from: selection.focus, in: text)
      return nearest(TextSelection(anchor: selection.anchor, focus: focus), length: text.length)
    }
    switch direction {
    case .forward:
      return unit == .text ? TextSelection(text.length) : nearest(TextSelection(range.upperBound), length: text.length)
    case .backward:
      let last = range.count > 1 && range.lowerBound < 0 ? range.lowerBound : min(range.lowerBound, 0) - 1
      let token = unit == .text ? -tokens : max(-tokens, last)
      return TextSelection(anchor: token + 1, focus: token)
    }
  }

  /// Whether a movement in the text reaches the tokens.
  private func leavesText(
    _ selection: TextSelection, _ unit: TextUnit, _ direction: TextDirection, _ extending: Bool
  ) -> Bool {
    guard direction == .backward else { return false }
    return unit == .text || (selection.focus == 0 && (extending || selection.isCaret))
  }

  private func target(
    _ unit: TextUnit, _ direction: TextDirection, from offset: Int, in text: EditedText
  ) -> Int {
    if unit == .text { return direction == .backward ? -tokens : text.length }
    switch direction {
    case .backward: return offset <= 0 ? offset - 1 : text.target(unit, .backward, from: offset)
    case .forward: return offset < 0 ? offset + 1 : text.target(unit, .forward, from: offset)
    }
  }
}
