/// A stretch of text with a style for each of its UTF-16 units.
package struct StyledPiece: Equatable, Sendable {
  package var text: String
  /// As long as the text together; equal neighbours are joined.
  package private(set) var styles: ContiguousArray<RunTree.Run>

  /// - Parameter styles: As long as the text together.
  package init(text: String, styles: ContiguousArray<RunTree.Run>) {
    self.text = text
    self.styles = styles
  }

  /// A text in one style.
  package init(_ text: String, style: Int) {
    self.text = text
    let count = text.utf16.count
    styles = count > 0 ? [RunTree.Run(count: count, value: Int64(style))] : []
  }

  /// In UTF-16 units.
  package var length: Int { styles.reduce(0) { $0 + $1.count } }

  /// A part, which must begin and end between scalars.
  subscript(range: Range<Int>) -> StyledPiece {
    let range = range.clamped(to: 0..<length)
    var part = StyledPiece(
      text: String(text[text.index(ofUnit: range.lowerBound)..<text.index(ofUnit: range.upperBound)]), styles: [])
    var start = 0
    for run in styles {
      let count = (start..<start + run.count).clamped(to: range).count
      if count > 0 { part.append(RunTree.Run(count: count, value: run.value)) }
      start += run.count
    }
    return part
  }

  /// Lengthens the styles; the caller lengthens the text.
  mutating func append(_ run: RunTree.Run) { RunTree.append(run, to: &styles) }

  package mutating func append(_ piece: StyledPiece) {
    text += piece.text
    for run in piece.styles { append(run) }
  }

  func appending(_ piece: StyledPiece) -> StyledPiece {
    var whole = self
    whole.append(piece)
    return whole
  }
}

/// A change that was made to a text.
package struct TextEdit: Equatable, Sendable {
  /// UTF-16 units of the text before the change.
  package var range: Range<Int>
  /// The length of the replacement.
  package var count: Int
  package var paragraphs: TextParagraphs.Change

  package init(range: Range<Int>, count: Int, paragraphs: TextParagraphs.Change) {
    self.range = range
    self.count = count
    self.paragraphs = paragraphs
  }
}
