/// The normalised texts of elements, one after the other.
package struct SearchIndex: Sendable {
  /// How many texts each element has.
  package let fieldCount: Int
  private var bytes: [UInt8] = []
  /// The end of each text.
  private var ends: ContiguousArray<UInt32> = []
  /// Which bytes an element's texts contain, by the lower five bits. Most elements are ruled out by this alone.
  private var masks: ContiguousArray<UInt32> = []
  /// The letters of each text.
  private var letters: ContiguousArray<TextLetters> = []

  package init(fieldCount: Int, capacity: Int = 0) {
    self.fieldCount = max(fieldCount, 1)
    ends.reserveCapacity(capacity * self.fieldCount)
    bytes.reserveCapacity(capacity * self.fieldCount * 12)
  }

  package var count: Int { masks.count }

  /// Adds the next text of an element.
  package mutating func append(_ text: String, _ folding: inout SearchFolding) {
    let start = bytes.count
    folding.append(text, to: &bytes)
    if ends.count % fieldCount == 0 { masks.append(0) }
    masks[masks.count - 1] |= Self.mask(bytes[start...])
    letters.append(TextLetters(bytes[start...]))
    ends.append(UInt32(bytes.count))
  }

  /// The elements that contain all words of a query, in order, each with a rank: lower if words begin a text or a
  /// word of it, and if they are in earlier texts. O(n) in the bytes of the elements that are examined.
  ///
  /// - Parameter candidates: the elements that may match, ascending; nil for all.
  package func matches(_ query: SearchQuery, among candidates: ContiguousArray<Int32>? = nil) -> SearchMatches {
    if query.words.count == 1, query.words[0].count == 1, let letter = TextLetters.bit(of: query.words[0][0]) {
      return matches(ofLetter: letter, among: candidates)
    }
    var found = SearchMatches(rankCount: SearchScan.Standing.count * fieldCount * max(query.words.count, 1))
    let mask = query.words.reduce(0) { $0 | Self.mask($1[...]) }
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        if let candidates {
          for element in candidates where masks[Int(element)] & mask == mask {
            look(at: Int(element), query, bytes, ends, &found)
          }
        } else {
          for element in 0..<count where masks[element] & mask == mask {
            look(at: element, query, bytes, ends, &found)
          }
        }
      }
    }
    return found
  }

  /// The matches of a single letter, the first that is typed, which most texts contain.
  private func matches(ofLetter letter: UInt32, among candidates: ContiguousArray<Int32>?) -> SearchMatches {
    var found = SearchMatches(rankCount: SearchScan.Standing.count * fieldCount)
    letters.withUnsafeBufferPointer { letters in
      if let candidates {
        for element in candidates { look(at: Int(element), letter, letters, &found) }
      } else {
        for element in 0..<count { look(at: element, letter, letters, &found) }
      }
    }
    return found
  }

  @inline(__always)
  private func look(
    at element: Int, _ letter: UInt32, _ letters: UnsafeBufferPointer<TextLetters>, _ found: inout SearchMatches
  ) {
    let first = element * fieldCount
    var best = Int.max
    for field in 0..<fieldCount {
      if let standing = letters[first + field].standing(of: letter) { best = min(best, standing * fieldCount + field) }
    }
    if best != Int.max { found.append(Int32(element), rank: best) }
  }

  private static func mask(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 | 1 << UInt32($1 & 31) } }

  @inline(__always)
  private func look(
    at element: Int, _ query: SearchQuery, _ bytes: SearchScan.Bytes, _ ends: UnsafeBufferPointer<UInt32>,
    _ found: inout SearchMatches
  ) {
    var rank = 0
    for word in query.words {
      guard let best = word.withUnsafeBufferPointer({ bestStanding(of: $0, element, bytes, ends) }) else { return }
      rank += best
    }
    found.append(Int32(element), rank: rank)
  }

  /// The best rank of a word in an element's texts; nil if no text contains it. The standing decides first, then the
  /// number of the text.
  @inline(__always)
  private func bestStanding(
    of word: SearchScan.Bytes, _ element: Int, _ bytes: SearchScan.Bytes, _ ends: UnsafeBufferPointer<UInt32>
  ) -> Int? {
    var best: Int?
    let first = element * fieldCount
    var start = first == 0 ? 0 : Int(ends[first - 1])
    for field in 0..<fieldCount {
      let end = Int(ends[first + field])
      let text = SearchScan.Bytes(rebasing: bytes[start..<end])
      start = end
      guard let standing = SearchScan.standing(of: word, in: text) else { continue }
      let rank = standing * fieldCount + field
      if standing == SearchScan.Standing.atStart { return min(rank, best ?? rank) }
      best = min(rank, best ?? rank)
    }
    return best
  }
}

/// Elements that a query finds, by number.
package struct SearchMatches: Equatable, Sendable {
  /// The numbers of the elements, ascending.
  package private(set) var elements: ContiguousArray<Int32> = []
  private var ranks: ContiguousArray<UInt16> = []
  private let rankCount: Int

  init(rankCount: Int) { self.rankCount = rankCount }

  @inline(__always)
  mutating func append(_ element: Int32, rank: Int) {
    elements.append(element)
    ranks.append(UInt16(truncatingIfNeeded: rank))
  }

  /// The best first; equal ranks in the order of elements. O(n).
  package var ranked: ContiguousArray<Int32> {
    var starts = [Int](repeating: 0, count: rankCount + 1)
    for rank in ranks { starts[Int(rank) + 1] += 1 }
    for rank in 0..<rankCount { starts[rank + 1] += starts[rank] }
    return ContiguousArray(unsafeUninitializedCapacity: elements.count) { ranked, count in
      for (element, rank) in zip(elements, ranks) {
        ranked.initializeElement(at: starts[Int(rank)], to: element)
        starts[Int(rank)] += 1
      }
      count = elements.count
    }
  }
}
