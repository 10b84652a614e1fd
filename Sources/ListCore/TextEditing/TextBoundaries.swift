/// The boundaries of a text's characters and words, in UTF-16 units.
package struct TextBoundaries {
  private let text: String

  package init(_ text: String) { self.text = text }

  // MARK: Characters

  /// The first character boundary after `offset`; the end of the text if there is none.
  package func character(after offset: Int) -> Int {
    let index = index(offset)
    return index < text.endIndex ? self.offset(text.index(after: index)) : self.offset(index)
  }

  /// The last character boundary before `offset`; 0 if there is none.
  package func character(before offset: Int) -> Int {
    let index = index(offset)
    guard index > text.startIndex else { return 0 }
    let start = index < text.endIndex ? characterStart(index) : index
    return self.offset(start < index ? start : text.index(before: index))
  }

  /// The range of the character that holds the UTF-16 unit at `offset`; empty at the end of the text.
  package func character(at offset: Int) -> Range<Int> {
    let index = index(offset)
    guard index < text.endIndex else { return self.offset(index)..<self.offset(index) }
    let start = characterStart(index)
    return self.offset(start)..<self.offset(text.index(after: start))
  }

  /// `offset`, or the next character boundary if it is inside a character.
  package func roundedUp(_ offset: Int) -> Int {
    let index = index(offset)
    guard index < text.endIndex else { return self.offset(index) }
    return characterStart(index) == index ? self.offset(index) : character(after: offset)
  }

  // MARK: Words

  /// The end of the first word that ends after `offset`; the end of the text if there is none.
  package func wordEnd(after offset: Int) -> Int {
    var index = index(offset)
    if index < text.endIndex { index = characterStart(index) }
    while index < text.endIndex, !WordClass(text[index]).isWord { index = text.index(after: index) }
    return self.offset(wordEnd(index))
  }

  /// The start of the last word that begins before `offset`; 0 if there is none.
  package func wordStart(before offset: Int) -> Int {
    var index = index(roundedUp(offset))
    while index > text.startIndex, !WordClass(text[text.index(before: index)]).isWord {
      index = text.index(before: index)
    }
    return self.offset(wordStart(index))
  }

  /// The range that a double click on the character after `offset` selects: its word, the whole whitespace around it,
  /// or only the character. At the end of the text the last character is used.
  package func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    var index = index(offset)
    index = index == text.endIndex ? text.index(before: index) : characterStart(index)
    switch WordClass(text[index]) {
    case .mark:
      // A mark inside a word, such as an apostrophe, is part of the word.
      let end = wordEnd(index)
      return joins(index) ? self.offset(wordStart(index))..<self.offset(end) : character(at: self.offset(index))
    case .space:
      var (start, end) = (index, text.index(after: index))
      while end < text.endIndex, WordClass(text[end]) == .space { end = text.index(after: end) }
      while start > text.startIndex, WordClass(text[text.index(before: start)]) == .space {
        start = text.index(before: start)
      }
      return self.offset(start)..<self.offset(end)
    case .letter, .han, .hiragana, .katakana:
      return self.offset(wordStart(text.index(after: index)))..<self.offset(wordEnd(index))
    }
  }

  /// The end of a word, starting from one of its characters or from a character that joins two of its parts.
  private func wordEnd(_ start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, continues(at: index) || index == start { index = text.index(after: index) }
    return index
  }

  /// The start of a word, searched backwards from after one of its characters.
  private func wordStart(_ end: String.Index) -> String.Index {
    var index = end
    while index > text.startIndex {
      let before = text.index(before: index)
      guard index == end || continues(at: index) else { break }
      index = before
    }
    return index
  }

  /// Whether the character at `index` belongs to the same word as the one in front of it.
  private func continues(at index: String.Index) -> Bool {
    guard index > text.startIndex else { return false }
    let before = text.index(before: index)
    let (left, right) = (WordClass(text[before]), WordClass(text[index]))
    if left.isWord, right.isWord { return left == right }
    return (right == .mark && joins(index)) || (left == .mark && joins(before))
  }

  /// Whether the character at `index` joins its neighbours to one word.
  private func joins(_ index: String.Index) -> Bool {
    guard index > text.startIndex else { return false }
    let after = text.index(after: index)
    guard after < text.endIndex else { return false }
    return text[index].joins(text[text.index(before: index)], text[after])
  }

  // MARK: Indices

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex) ?? text.endIndex
  }

  private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }

  /// The start of the character that contains `index`, which is not the end.
  private func characterStart(_ index: String.Index) -> String.Index {
    text.index(before: text.index(after: index))
  }
}
