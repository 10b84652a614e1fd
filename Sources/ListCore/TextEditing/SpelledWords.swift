/// The words of a text whose spelling can be checked: letters with apostrophes between them. Words with digits, and
/// words of addresses, are excluded.
package struct SpelledWords {
  /// In UTF-16 units, in order.
  package private(set) var ranges: [Range<Int>] = []

  /// - Complexity: O(n) in the length of the text.
  package init(_ text: String) {
    var piece = Piece()
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + (scalar.value > 0xFFFF ? 2 : 1)
      if scalar.properties.isWhitespace {
        ranges += piece.words
        piece = Piece()
      } else {
        piece.append(scalar, offset..<end)
      }
      offset = end
    }
    ranges += piece.words
  }

  /// Text between two spaces.
  private struct Piece {
    private var found: [Range<Int>] = []
    private var word = 0..<0
    private var isNumber = false
    private var isAddress = false
    /// A punctuation character within a word, which ends it unless a letter follows.
    private var pending: Unicode.Scalar?

    /// An address has no words.
    var words: [Range<Int>] {
      guard !isAddress else { return [] }
      var all = self
      all.finish()
      return all.found
    }

    mutating func append(_ scalar: Unicode.Scalar, _ place: Range<Int>) {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      if scalar.properties.isAlphabetic || isMark && !word.isEmpty {
        if let pending, !word.isEmpty {
          // A point or a colon with letters on both sides.
          if pending == "." || pending == ":" { isAddress = true }
        }
        pending = nil
        word = (word.isEmpty ? place.lowerBound : word.lowerBound)..<place.upperBound
      } else if scalar.properties.numericType != nil {
        isNumber = true
        word = (word.isEmpty ? place.lowerBound : word.lowerBound)..<place.upperBound
        pending = nil
      } else if !word.isEmpty, pending == nil, "'\u{2019}.:".unicodeScalars.contains(scalar) {
        pending = scalar
      } else {
        if "@/\\_".unicodeScalars.contains(scalar) { isAddress = true }
        finish()
      }
    }

    private mutating func finish() {
      if !word.isEmpty, !isNumber { found.append(word) }
      (word, isNumber, pending) = (0..<0, false, nil)
    }
  }
}
