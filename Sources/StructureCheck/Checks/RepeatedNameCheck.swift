/// A doc comment states more than the name of its declaration. One whose words are all in the name, apart from articles
/// and the like, is useless: "The line spacing." above `lineSpacing`.
enum RepeatedNameCheck {
  /// Words that add no meaning to those of a name.
  private static let empty: Set<String> = [
    "a", "an", "the", "this", "that", "these", "of", "for", "to", "in", "on", "at", "by", "with", "from", "as", "its",
    "is", "are", "be", "it", "and", "whether", "returns", "gets", "sets", "makes", "creates", "initializes",
    "initialises", "all", "some", "any",
  ]

  static func problems(in files: [SourceFile]) -> [Problem] {
    files.flatMap { file -> [Problem] in
      comments(in: file).filter { repeats($0.text, name: $0.name) }.map {
        Problem(
          path: file.path, line: $0.line, message: "the comment only repeats the name \($0.name): say what it does not")
      }
    }
  }

  /// Whether all words of a comment are words of a name, in the singular or the plural.
  static func repeats(_ text: String, name: String) -> Bool {
    let meaning = words(of: text).filter { !empty.contains($0) }
    let known = Set(words(of: name).map(stem))
    return !words(of: text).isEmpty && meaning.allSatisfy { known.contains(stem($0)) }
  }

  /// Each doc comment with the name that is declared below it.
  private static func comments(in file: SourceFile) -> [(line: Int, text: String, name: String)] {
    var found: [(line: Int, text: String, name: String)] = []
    var text = ""
    var first = 0
    for (index, line) in file.lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        if text.isEmpty { first = index + 1 }
        text += trimmed.dropFirst(3) + " "
      } else if !text.isEmpty, !trimmed.hasPrefix("@") || trimmed.contains(" var ") || trimmed.contains(" func ") {
        if let name = declaredName(in: file.code[index]) { found.append((first, text, name)) }
        text = ""
      }
    }
    return found
  }

  /// `lineSpacing` for `open var lineSpacing: CGFloat`; nil for a line that declares nothing.
  static func declaredName(in line: String) -> String? {
    let tokens = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords: Set<Substring> = [
      "var", "let", "func", "case", "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor",
    ]
    // `class var` has two keywords: the name follows the second.
    guard let start = tokens.firstIndex(where: keywords.contains) else { return nil }
    return tokens[start...].first { !keywords.contains($0) }.map(String.init)
  }

  /// `line` and `spacing` for `lineSpacing` as for "Line spacing".
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var wasLower = false
    var word = ""
    for character in text + " " {
      if !character.isLetter || (character.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
      wasLower = character.isLowercase
    }
    return words
  }

  /// A word without the ending of a plural or of the third person.
  private static func stem(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
