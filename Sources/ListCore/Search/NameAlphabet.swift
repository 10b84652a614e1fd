import Foundation

/// The letters of a language, by which names are put in order and divided.
package struct NameAlphabet: Sendable {
  /// The title for names that begin with no letter of the alphabet.
  package static let others = "#"

  /// The letters in the language's order, followed by `others`.
  package let titles: [String]
  private let letters: [String]
  private let locale: Locale
  private let script: ClosedRange<UInt32>?
  private let isSpelledInLatin: Bool

  /// The alphabet of a locale's language. Chinese names are listed by their Latin spelling.
  package init(locale: Locale = .current) {
    self.locale = locale
    let language = locale.language.languageCode?.identifier ?? "en"
    letters = (Self.alphabets[language] ?? Self.latin).split(separator: " ").map(String.init)
    titles = letters + [Self.others]
    isSpelledInLatin = language == "zh"
    let first = letters[0].unicodeScalars.first?.value ?? 0
    script = Self.scripts.first { $0.contains(first) }
  }

  /// The title for a name. O(log n) comparisons in the alphabet's letters.
  package func title(for name: String) -> String {
    let name = spelled(name.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let first = name.decomposedStringWithCanonicalMapping.unicodeScalars.first?.value,
      script?.contains(first) == true, first > 64
    else { return Self.others }
    var low = 0
    var high = letters.count
    while low < high {
      let middle = (low + high) / 2
      if compare(letters[middle], name) == .orderedDescending {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low == 0 ? Self.others : letters[low - 1]
  }

  /// The order of two names in the language.
  package func precedes(_ name: String, _ other: String) -> Bool { compare(name, other) == .orderedAscending }

  private func compare(_ name: String, _ other: String) -> ComparisonResult {
    name.compare(other, options: .caseInsensitive, range: nil, locale: locale)
  }

  private func spelled(_ name: String) -> String {
    guard isSpelledInLatin, let first = name.unicodeScalars.first, first.value >= 0x2E80 else { return name }
    return name.applyingTransform(.mandarinToLatin, reverse: false) ?? name
  }

  private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  /// The alphabets of languages that have other letters than A to Z.
  private static let alphabets = [
    "sv": latin + " Å Ä Ö", "fi": latin + " Å Ä Ö",
    "da": latin + " Æ Ø Å", "nb": latin + " Æ Ø Å", "nn": latin + " Æ Ø Å", "no": latin + " Æ Ø Å",
    "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
    "ru": "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Э Ю Я",
    "uk": "А Б В Г Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
    "el": "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
    "ja": "あ か さ た な は ま や ら わ",
    "ko": "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ",
    "ar": "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
    "he": "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת",
  ]

  /// The ranges of decomposed letters of each script.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x41...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x590...0x5FF, 0x600...0x6FF, 0x3040...0x30FF, 0x1100...0x318F,
  ]
}
