import Foundation

/// The toolkit's own words in a language.
package struct SystemVocabulary: Sendable {
  /// The English vocabulary. It needs no table, because the raw value of a word is English.
  package static let english = SystemVocabulary(words: [:])

  let words: [SystemWord: String]

  private init(words: [SystemWord: String]) {
    self.words = words
  }

  /// The words of a language such as `de`, `pt-BR` or `zh_TW`. English for languages without a table.
  package init(language: String) {
    words = Self.words(Locale.Language(identifier: language))
  }

  /// The languages that have a table, besides English.
  package static let languages = [
    "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "zh-Hans", "zh-Hant", "ja", "ko", "ar", "he",
  ]

  package subscript(word: SystemWord) -> String { words[word] ?? word.rawValue }

  /// A word with its values filled in, in their order.
  package func text(_ word: SystemWord, _ values: [String]) -> String {
    let parts = self[word].components(separatedBy: "%@")
    return zip(parts, values + [""]).map(+).joined() + parts.dropFirst(values.count + 1).joined(separator: "%@")
  }

  /// The words of a table, in which each line is a word in English, ` = ` and the translation. A text is compiled in a
  /// fraction of the time that a dictionary takes.
  static func words(_ table: String) -> [SystemWord: String] {
    var words: [SystemWord: String] = [:]
    for line in table.split(separator: "\n") {
      guard let sign = line.range(of: " = "), let word = SystemWord(rawValue: String(line[..<sign.lowerBound])) else {
        continue
      }
      words[word] = String(line[sign.upperBound...])
    }
    return words
  }

  private static func words(_ language: Locale.Language) -> [SystemWord: String] {
    switch language.languageCode?.identifier {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "pl": polish
    case "ru": russian
    case "ja": japanese
    case "ko": korean
    case "ar": arabic
    case "he", "iw": hebrew
    case "zh": language.script == .hanTraditional ? traditionalChinese : simplifiedChinese
    default: [:]
    }
  }
}
