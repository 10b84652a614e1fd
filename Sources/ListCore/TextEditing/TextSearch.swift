import Foundation

/// Finds a query in texts: by letters as a reader takes them, in any case where that is wanted, or as whole words.
///
/// Letters are compared decomposed, so that é is found however it is written. A match never ends within a letter with its
/// accents.
package struct TextSearch {
  /// Which words a match may be a part of.
  package enum Words: Sendable {
    /// Any part of a word.
    case contains
    /// The beginning of a word.
    case startsWith
    /// Whole words.
    case fullWord
  }

  private let query: [UInt32]
  /// For each part of the query, how much of its beginning repeats at the part's end.
  private let borders: [Int]
  private let words: Words
  private var folding: ScalarFolding

  package init(_ query: String, ignoresCase: Bool, ignoresDiacritics: Bool = false, words: Words = .contains) {
    var folding = ScalarFolding(ignoresCase: ignoresCase, ignoresDiacritics: ignoresDiacritics)
    var folded: [UInt32] = []
    for scalar in query.unicodeScalars { folding.append(scalar.value, to: &folded) }
    self.query = folded
    self.folding = folding
    self.words = words
    borders = Self.borders(of: folded)
  }

  /// The matches in UTF-16 units, in order; none overlap. An empty query has none.
  /// - Complexity: O(n) in the length of the text.
  package mutating func matches(in text: String) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let letters = letters(of: text)
    var matches: [Range<Int>] = []
    var length = 0
    for index in letters.units.indices {
      let unit = letters.units[index]
      while length > 0, query[length] != unit { length = borders[length - 1] }
      if query[length] == unit { length += 1 }
      guard length == query.count else { continue }
      let part = index + 1 - length..<index + 1
      if letters.isWhole(part), fits(part, letters) {
        matches.append(Int(letters.starts[part.lowerBound])..<Int(letters.ends[index]))
        length = 0
      } else {
        length = borders[length - 1]
      }
    }
    return matches
  }

  private static func borders(of query: [UInt32]) -> [Int] {
    var borders = [Int](repeating: 0, count: query.count)
    var length = 0
    for index in query.indices.dropFirst() {
      while length > 0, query[length] != query[index] { length = borders[length - 1] }
      if query[length] == query[index] { length += 1 }
      borders[index] = length
    }
    return borders
  }

  // MARK: Letters

  private struct Letters {
    var units: [UInt32] = []
    /// Where the scalar of each unit begins and ends in the text.
    var starts: [UInt32] = []
    var ends: [UInt32] = []

    /// Whether a part begins and ends with whole letters.
    func isWhole(_ part: Range<Int>) -> Bool {
      func continues(_ index: Int) -> Bool {
        units.indices.contains(index)
          && (ScalarFolding.isMark(units[index]) || index > 0 && starts[index] == starts[index - 1])
      }
      return !continues(part.lowerBound) && !continues(part.upperBound)
    }

    func isWord(_ index: Int) -> Bool { units.indices.contains(index) && ScalarFolding.isWord(units[index]) }
  }

  private mutating func letters(of text: String) -> Letters {
    var letters = Letters()
    let count = text.utf8.count
    letters.units.reserveCapacity(count)
    letters.starts.reserveCapacity(count)
    letters.ends.reserveCapacity(count)
    var offset: UInt32 = 0
    for scalar in text.unicodeScalars {
      let end = offset + (scalar.value > 0xFFFF ? 2 : 1)
      folding.append(scalar.value, to: &letters.units)
      while letters.starts.count < letters.units.count {
        letters.starts.append(offset)
        letters.ends.append(end)
      }
      // An accent that is ignored belongs to the letter in front of it.
      if let last = letters.ends.indices.last { letters.ends[last] = end }
      offset = end
    }
    return letters
  }

  private func fits(_ part: Range<Int>, _ letters: Letters) -> Bool {
    // A sign is no part of a word.
    func begins() -> Bool { !letters.isWord(part.lowerBound) || !letters.isWord(part.lowerBound - 1) }
    func ends() -> Bool { !letters.isWord(part.upperBound - 1) || !letters.isWord(part.upperBound) }
    switch words {
    case .contains: return true
    case .startsWith: return begins()
    case .fullWord: return begins() && ends()
    }
  }
}

/// Normalises scalars for a search.
private struct ScalarFolding {
  let ignoresCase: Bool
  let ignoresDiacritics: Bool
  /// A cache: normalising is expensive, and texts consist of few different scalars.
  private var known: [UInt32: [UInt32]] = [:]

  init(ignoresCase: Bool, ignoresDiacritics: Bool) {
    self.ignoresCase = ignoresCase
    self.ignoresDiacritics = ignoresDiacritics
  }

  @inline(__always)
  mutating func append(_ value: UInt32, to units: inout [UInt32]) {
    if value < 0x80 {
      units.append(ignoresCase && value &- 65 < 26 ? value | 32 : value)
    } else {
      units += spelling(of: value)
    }
  }

  private mutating func spelling(of value: UInt32) -> [UInt32] {
    if let spelling = known[value] { return spelling }
    guard let scalar = Unicode.Scalar(value) else { return [value] }
    let text = ignoresCase ? scalar.properties.lowercaseMapping : String(scalar)
    let spelling = text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value).filter {
      !(ignoresDiacritics && Self.isMark($0))
    }
    known[value] = spelling
    return spelling
  }

  /// Whether a scalar is put on the letter in front of it.
  static func isMark(_ value: UInt32) -> Bool {
    guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark || value == 0x200D
      || (0x1F3FB...0x1F3FF).contains(value)
  }

  /// Whether a scalar is a letter or a digit of a word.
  static func isWord(_ value: UInt32) -> Bool {
    if value < 0x80 { return value &- 97 < 26 || value &- 65 < 26 || value &- 48 < 10 || value == 95 }
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
