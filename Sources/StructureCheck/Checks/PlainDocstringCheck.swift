/// A doc comment states the meaning of its declaration: its first sentence has a subject and a verb, or names a thing.
/// One that begins "The same" makes the reader look elsewhere, and one that begins "What" is a riddle.
///
/// The rule applies to the folders of `Data/Structure/plain-words.txt`, a list that only grows.
struct PlainDocstringCheck {
  let folders: [String]

  init(folders: [String]) {
    self.folders = folders
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    files.filter { file in folders.contains { file.path.hasPrefix($0 + "/") } }.flatMap(problems)
  }

  private func problems(in file: SourceFile) -> [Problem] {
    var isInComment = false
    var problems: [Problem] = []
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      defer { isInComment = text.hasPrefix("///") }
      guard !isInComment, text.hasPrefix("/// "), let opening = Self.opening(of: text.dropFirst(4)) else { continue }
      problems.append(
        Problem(
          path: file.path, line: index + 1,
          message: "a doc comment that begins \"\(opening)\": name the thing, and what it means"))
    }
    return problems
  }

  /// The refused words that a doc comment begins with; nil for none.
  static func opening(of text: Substring) -> String? {
    ["The same", "What"].first { words in
      text.hasPrefix(words) && text.dropFirst(words.count).first.map { $0.isLetter || $0.isNumber } != true
    }
  }
}
