// Characters and words never reach over the end of a paragraph, so each is looked for in its paragraph alone.
extension TextParagraphs {
  /// The first character boundary after `offset`; the end of the text if there is none.
  package func character(after offset: Int) -> Int {
    let (index, start) = paragraph(at: offset)
    return start + TextBoundaries(self[index]).character(after: offset - start)
  }

  /// The last character boundary before `offset`; 0 if there is none.
  package func character(before offset: Int) -> Int {
    let (index, start) = paragraph(before: offset)
    return start + TextBoundaries(self[index]).character(before: offset - start)
  }

  /// `offset`, or the next character boundary if it is inside a character.
  package func roundedUp(_ offset: Int) -> Int {
    let (index, start) = paragraph(at: offset)
    return start + TextBoundaries(self[index]).roundedUp(offset - start)
  }

  /// The end of the first word that ends after `offset`; the end of the text if there is none.
  package func wordEnd(after offset: Int) -> Int {
    var (index, start) = paragraph(at: offset)
    var local = offset - start
    while true {
      let string = self[index]
      let end = TextBoundaries(string).wordEnd(after: local)
      guard index + 1 < count, end == string.utf16.count else { return start + end }
      start += string.utf16.count
      index += 1
      local = 0
    }
  }

  /// The start of the last word that begins before `offset`; 0 if there is none.
  package func wordStart(before offset: Int) -> Int {
    var (index, start) = paragraph(before: offset)
    var local = offset - start
    while true {
      let string = self[index]
      let found = TextBoundaries(string).wordStart(before: local)
      if index == 0 || found > 0 || beginsWithWord(string, before: local) { return start + found }
      index -= 1
      local = self[index].utf16.count
      start -= local
    }
  }

  private func beginsWithWord(_ string: String, before offset: Int) -> Bool {
    guard offset > 0, let first = string.first else { return false }
    return WordClass(first).isWord
  }

  /// The range that a double click on the character after `offset` selects; it stays in its paragraph.
  package func word(at offset: Int) -> Range<Int> {
    let (index, start) = paragraph(at: offset)
    let string = self[index]
    let separator = Self.separatorLength(of: string)
    // Without the separator, an offset at the end of the line selects the word of the line's last character.
    let text = separator > 0 ? String(string.dropLast()) : string
    guard !text.isEmpty else { return offset..<offset }
    let word = TextBoundaries(text).word(at: min(offset - start, text.utf16.count))
    return start + word.lowerBound..<start + word.upperBound
  }

  /// The paragraph that holds the unit in front of an offset; the first one at the beginning of the text.
  private func paragraph(before offset: Int) -> (index: Int, start: Int) {
    paragraph(at: max(0, min(offset, length) - 1))
  }

  /// The start of the scalar that holds the unit at an offset.
  func scalarStart(_ offset: Int) -> Int {
    let (index, start) = paragraph(at: offset)
    let string = self[index]
    return start + string.unit(of: string.scalarStart(offset - start))
  }

  /// The end of the scalar that contains an offset, or the offset itself between two.
  func scalarEnd(_ offset: Int) -> Int {
    let (index, start) = paragraph(at: offset)
    let string = self[index]
    return start + string.unit(of: string.scalarEnd(offset - start))
  }

  // MARK: Paragraphs

  /// The start of the paragraph that contains `offset`; at its very beginning, of the one before.
  package func paragraphStart(before offset: Int) -> Int { paragraph(before: offset).start }

  /// The end of the text of the paragraph that `offset` is in; at its very end, that of the next one.
  package func paragraphEnd(after offset: Int) -> Int {
    let (index, _) = paragraph(at: offset)
    let end = textRange(of: index).upperBound
    return end > offset || index + 1 >= count ? max(end, offset) : textRange(of: index + 1).upperBound
  }
}
