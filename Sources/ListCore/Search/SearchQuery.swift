/// The words of a search, all of which must be found.
package struct SearchQuery: Equatable, Sendable {
  /// The normalised words.
  package let words: [[UInt8]]

  package init(_ text: String, _ folding: inout SearchFolding) {
    var words: [[UInt8]] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let word = folding.fold(String(word))
      if !word.isEmpty, !words.contains(word) { words.append(word) }
    }
    self.words = words
  }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether every match of this query is also a match of `other`.
  package func narrows(_ other: SearchQuery) -> Bool {
    other.words.allSatisfy { old in
      words.contains { word in
        word.withUnsafeBufferPointer { word in
          old.withUnsafeBufferPointer { SearchScan.firstPlace(of: $0, in: word, from: 0) != nil }
        }
      }
    }
  }

  /// The ranges of the words in a text, as whole characters, in order and without overlaps.
  package func ranges(in text: String, _ folding: inout SearchFolding) -> [Range<String.Index>] {
    guard !isEmpty else { return [] }
    let (bytes, characters) = folding.foldMapped(text)
    var isFound = [Bool](repeating: false, count: (characters.last ?? -1) + 1)
    for word in words {
      for place in SearchScan.places(of: word, in: bytes) {
        for number in characters[place]...characters[place + word.count - 1] { isFound[number] = true }
      }
    }
    return Self.ranges(of: text, isFound)
  }

  private static func ranges(of text: String, _ isFound: [Bool]) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    for (index, isFound) in zip(text.indices, isFound) where isFound {
      let end = text.index(after: index)
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(index..<end)
      }
    }
    return ranges
  }
}
