import Fuzzing

/// Words, letters and characters for random texts.
enum FuzzWords {
  static let letters = ["a", "b", "z", "Q", " ", " ", ".", "5", "-", "é", "\t"]
  static let words = [
    "the", "quick", "brown fox", "don't", "3.14", "e\u{301}tude", "naïve ", " jumps", "www.example.org", "名前", "東京都の人",
    "ひらがな", "カタカナ", "한국어", "中文测试", "مرحبا", "بالعالم", "שלום", "עולם", "Привет", "नमस्ते", "สวัสดี", "two words ", "\n",
    "\n\n", "line\nline",
  ]
  /// Characters that are entered in the middle of others, too.
  static let odd = [
    "🙂", "👨‍👩‍👧‍👦", "🇮🇸", "🇩", "🇪", "👍🏽", "🏽", "\u{301}", "\u{308}", "\u{200D}", "\u{FE0F}", "👩", "👧", "ש", "م", "ا", "\u{5B0}",
    "\u{202E}", "\u{202C}", "\u{200F}", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\r\n", "\r", "\u{2029}", "\u{2028}",
    "\u{0B}",
    "\u{0C}", "\u{85}", "\u{FFFC}", "\u{FEFF}", "\u{0}", "\u{AD}", "क", "\u{94D}", "ष", "ि", "𝒳", "\u{E0067}",
    "1\u{FE0F}\u{20E3}",
  ]

  static func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<count {
      text += random.oneIn(6) ? random.pick(odd) : random.pick(words)
      if random.oneIn(2) { text += " " }
    }
    return text
  }
}
