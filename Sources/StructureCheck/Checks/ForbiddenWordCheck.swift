/// Finds words that announce unfinished work: an unfinished feature is absent, without mention.
struct ForbiddenWordCheck {
  let words: [String]

  init(words: [String]) {
    self.words = words
  }

  func problems(path: String, text: String) -> [Problem] {
    // Few texts contain one, and splitting a text into words takes long.
    let words = words.filter { text.has($0) }
    guard !words.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      words.filter { ForbiddenWordCheck.contains($0, in: line) }.map {
        Problem(path: path, line: index + 1, message: "the word \($0) may not stand in this repository")
      }
    }
  }

  private static func contains(_ word: String, in line: Substring) -> Bool {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
