/// The role of a character in the search for words.
///
/// Words of scripts without spaces are found without a dictionary: a run of one script is a word [?].
enum WordClass: Hashable {
  case space
  /// Punctuation, symbols, emoji: never part of a word.
  case mark
  /// Letters and digits of scripts that put spaces between words.
  case letter
  case han
  case hiragana
  case katakana

  var isWord: Bool { self != .space && self != .mark }

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .mark
      return
    }
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letter
    case 0x20, 0x09...0x0D: self = .space
    case 0x00...0x7F: self = .mark
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .han
    default: self = WordClass(properties: scalar.properties)
    }
  }

  private init(properties: Unicode.Scalar.Properties) {
    if properties.isWhitespace {
      self = .space
    } else if properties.isAlphabetic || properties.numericType != nil {
      self = .letter
    } else {
      self = .mark
    }
  }
}

extension Character {
  /// Whether the character belongs to a word when it is between two letters or digits, as in “don’t” and “3.14”.
  func joins(_ before: Character, _ after: Character) -> Bool {
    switch self {
    case "'", "’": WordClass(before) == .letter && WordClass(after) == .letter
    case ".", ",": before.isWholeNumber && after.isWholeNumber
    default: false
    }
  }
}
