import Foundation

/// Finds a query in texts. It may ignore case and diacritics, and may be limited to beginnings of words or to whole
/// words.
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
  /// For each prefix of the query, the length of its longest border (prefix that is also its suffix).
  private let borders: [Int]
  private let words: Words
  private var folding: ScalarFolding

  /// The last letters that were read: those of a match, and one before them.
  private var recent: [Letter]
  /// The index at which the next letter is stored.
  private var slot = 0
  /// How many letters were read.
  private var count = 0
  /// How many units were read.
  private var offset = 0
  /// The length of the query's prefix that ends at the last letter. If it is the whole query, the next letter decides about the match.
  private var length = 0

  private struct Letter {
    var unit: UInt32
    /// The range of the letter's scalar in the text.
    var start: Int
    var end: Int
  }

  package init(_ query: String, ignoresCase: Bool, ignoresDiacritics: Bool = false, words: Words = .contains) {
    var folding = ScalarFolding(ignoresCase: ignoresCase, ignoresDiacritics: ignoresDiacritics)
    var folded: [UInt32] = []
    for scalar in query.unicodeScalars { folding.append(scalar.value, to: &folded) }
    self.query = folded
    self.folding = folding
    self.words = words
    borders = Self.borders(of: folded)
    recent = Array(repeating: Letter(unit: 0, start: 0, end: 0), count: folded.count + 1)
  }

  /// The matches in UTF-16 units, in order and without overlaps. An empty query has none.
  /// - Complexity: O(n) in the length of the text.
  package mutating func matches(in text: String) -> [Range<Int>] {
    (count, offset, length) = (0, 0, 0)
    var matches: [Range<Int>] = []
    read(text[...], &matches)
    finish(&matches)
    return matches
  }

  /// Reads the next part of a text, and adds the matches that are known by then.
  /// - Complexity: O(n) in the length of the part.
  package mutating func read(_ text: Substring, _ matches: inout [Range<Int>]) {
    guard !query.isEmpty else { return }
    var units: [UInt32] = []
    for scalar in text.unicodeScalars {
      let end = offset + (scalar.value > 0xFFFF ? 2 : 1)
      if scalar.value < 0x80 {
        read(Letter(unit: folding.letter(scalar.value), start: offset, end: end), &matches)
        offset = end
        continue
      }
      units.removeAll(keepingCapacity: true)
      folding.append(scalar.value, to: &units)
      for unit in units { read(Letter(unit: unit, start: offset, end: end), &matches) }
      // If the scalar is an ignored accent, the letter in front of it now ends after the accent.
      if count > 0 { recent[(slot == 0 ? recent.count : slot) - 1].end = end }
      offset = end
    }
  }

  /// The text ends.
  package mutating func finish(_ matches: inout [Range<Int>]) {
    if length == query.count, length > 0 { decide(before: nil, &matches) }
  }

  private mutating func read(_ letter: Letter, _ matches: inout [Range<Int>]) {
    if length == query.count { decide(before: letter, &matches) }
    while length > 0, query[length] != letter.unit { length = borders[length - 1] }
    if query[length] == letter.unit { length += 1 }
    recent[slot] = letter
    slot = slot + 1 == recent.count ? 0 : slot + 1
    count += 1
  }

  /// The last letters equal the query. They are a match if they are whole characters and satisfy the word condition.
  private mutating func decide(before next: Letter?, _ matches: inout [Range<Int>]) {
    let (first, last) = (letter(query.count), letter(1))
    let before = count > query.count ? letter(query.count + 1) : nil
    guard !Self.continues(first, before), !(next.map { Self.continues($0, last) } ?? false),
      fits(before, first, last, next)
    else {
      length = borders[length - 1]
      return
    }
    matches.append(first.start..<last.end)
    length = 0
  }

  /// The letter that was read a number of letters ago.
  private func letter(_ distance: Int) -> Letter {
    recent[slot >= distance ? slot - distance : slot - distance + recent.count]
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

  /// Whether a letter belongs to the one in front of it.
  private static func continues(_ letter: Letter, _ before: Letter?) -> Bool {
    ScalarFolding.isMark(letter.unit) || letter.start == before?.start
  }

  private func fits(_ before: Letter?, _ first: Letter, _ last: Letter, _ next: Letter?) -> Bool {
    func isWord(_ letter: Letter?) -> Bool { letter.map { ScalarFolding.isWord($0.unit) } ?? false }
    // Punctuation is not part of a word.
    let begins = !isWord(first) || !isWord(before)
    switch words {
    case .contains: return true
    case .startsWith: return begins
    case .fullWord: return begins && (!isWord(last) || !isWord(next))
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

  /// The letter of an ASCII character.
  @inline(__always)
  func letter(_ value: UInt32) -> UInt32 { ignoresCase && value &- 65 < 26 ? value | 32 : value }

  @inline(__always)
  mutating func append(_ value: UInt32, to units: inout [UInt32]) {
    if value < 0x80 {
      units.append(letter(value))
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

  /// Whether a scalar is a mark that combines with the letter in front of it.
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
