import ListCore

/// The positions of an app's text input as numbers of units from its beginning, as the input counts them.
@MainActor
struct InputOffsets {
  let input: any UIResponder & UITextInput

  func offset(_ position: UITextPosition) -> Int { input.offset(from: input.beginningOfDocument, to: position) }

  /// The position at an offset, or the end that is nearer to an offset outside the text.
  func position(_ offset: Int) -> UITextPosition {
    if offset <= 0 { return input.beginningOfDocument }
    return input.position(from: input.beginningOfDocument, offset: offset) ?? input.endOfDocument
  }

  func range(_ range: Range<Int>) -> UITextRange? {
    input.textRange(from: position(range.lowerBound), to: position(range.upperBound))
  }

  func units(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  /// The unit of text around an offset; empty if there is none.
  func unit(_ granularity: UITextGranularity, at offset: Int) -> Range<Int> {
    let place = position(offset)
    for direction in [UITextStorageDirection.forward, .backward] {
      let found = input.tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: .storage(direction))
      if let found { return units(found) }
    }
    return offset..<offset
  }
}
