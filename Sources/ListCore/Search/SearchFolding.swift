import Foundation

/// Normalises texts so that spellings which a reader considers equal are equal: without case, diacritics and width.
///
/// A diacritic stays if it makes another letter of the user's language: in Swedish, å does not match a. Ligatures
/// become their letters, ß becomes ss. Vowel marks, as in Thai and Hindi, stay.
package struct SearchFolding: Sendable {
  private let ownLetters: Set<Character>
  private let isTurkic: Bool
  /// A cache: normalising a character is expensive, and texts consist of few different ones.
  private var known: [Character: [UInt8]] = [:]

  /// - Parameter language: a code such as `sv`.
  package init(language: String?) {
    ownLetters = Set(Self.ownLetters[language ?? ""] ?? "")
    isTurkic = language == "tr" || language == "az"
  }

  /// The normalised text. O(n); for plain ASCII some nanoseconds a character.
  package mutating func fold(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return bytes
  }

  package mutating func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    if !isTurkic, text.withUTF8({ Self.appendASCII($0, &bytes) }) { return }
    for character in text { bytes += spelling(of: character) }
  }

  /// The normalised text, and for each of its bytes the character of the text that it comes from.
  package mutating func foldMapped(_ text: String) -> (bytes: [UInt8], characters: [Int]) {
    var bytes: [UInt8] = []
    var characters: [Int] = []
    for (number, character) in text.enumerated() {
      let spelling = spelling(of: character)
      bytes += spelling
      characters += repeatElement(number, count: spelling.count)
    }
    return (bytes, characters)
  }

  // MARK: Spelling

  private static func appendASCII(_ text: UnsafeBufferPointer<UInt8>, _ bytes: inout [UInt8]) -> Bool {
    guard text.allSatisfy({ $0 < 0x80 }) else { return false }
    for byte in text { bytes.append(byte &- 65 < 26 ? byte | 32 : byte) }
    return true
  }

  private mutating func spelling(of character: Character) -> [UInt8] {
    if let spelling = known[character] { return spelling }
    let spelling = Array(spelled(character).utf8)
    known[character] = spelling
    return spelling
  }

  private func spelled(_ character: Character) -> String {
    let lower = lowercased(character)
    let composed = lower.precomposedStringWithCanonicalMapping
    if composed.count == 1, ownLetters.contains(Character(composed)) { return composed }
    var spelled = ""
    var isVoiced = false
    for scalar in lower.decomposedStringWithCompatibilityMapping.unicodeScalars {
      let combining = scalar.properties.canonicalCombiningClass.rawValue
      if Self.diacritics.contains(where: { $0.contains(combining) }) { continue }
      isVoiced = isVoiced || combining == Self.voicing
      spelled += Self.strokes[scalar] ?? String(scalar)
    }
    // Some characters, such as ℃, decompose to capitals only now.
    let folded = spelled.lowercased()
    return isVoiced ? folded.precomposedStringWithCanonicalMapping : folded
  }

  private func lowercased(_ character: Character) -> String {
    if isTurkic {
      if character == "I" { return "ı" }
      if character == "İ" { return "i" }
    }
    return character.lowercased()
  }

  /// Combining classes of marks above, below and through letters: the points of Hebrew and Arabic, and accents.
  private static let diacritics: [ClosedRange<UInt8>] = [1...1, 10...36, 200...240]
  /// The combining class of the marks that turn か into が.
  private static let voicing: UInt8 = 8

  /// Letters that do not decompose, but are treated as base letters in other languages.
  private static let strokes: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i",
  ]

  /// Letters of a language's alphabet that other languages take for letters with diacritics.
  private static let ownLetters = [
    "sv": "åäö", "fi": "åäö", "da": "æøå", "nb": "æøå", "nn": "æøå", "no": "æøå", "es": "ñ", "tr": "çğıöşü",
    "az": "çəğıöşü", "ru": "й", "uk": "йї", "be": "йў", "bg": "й",
  ]
}
