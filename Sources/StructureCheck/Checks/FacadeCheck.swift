/// A facade declares and forwards; its parts decide.
struct FacadeCheck {
  let facades: Set<String>

  init(facades: [String]) {
    self.facades = Set(facades)
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    let missing = facades.subtracting(files.map(\.path)).sorted().map {
      Problem(path: "Data/Structure/facades.txt", message: "\($0) does not exist")
    }
    return missing
      + files.filter { facades.contains($0.path) }.flatMap { file in
        file.code.enumerated().flatMap { index, line in
          FacadeCheck.controlFlow(in: line).map {
            Problem(path: file.path, line: index + 1, message: "a facade only forwards, but here stands `\($0)`")
          }
        }
      }
  }

  private static let keywords: Set<String> = ["if", "guard", "for", "while", "repeat", "switch"]

  /// The words that decide or repeat in a line of code: keywords at the start of a statement or expression, and `?:`.
  static func controlFlow(in line: String) -> [String] {
    var found: [String] = []
    let characters = Array(line)
    var position = 0
    while position < characters.count {
      let character = characters[position]
      if character.isLetter || character == "_" {
        var end = position
        while end < characters.count, characters[end].isLetter || characters[end].isNumber || characters[end] == "_" {
          end += 1
        }
        let word = String(characters[position..<end])
        if keywords.contains(word), isStatement(characters, from: position, to: end) { found.append(word) }
        position = end
      } else {
        if character == "?", isTernary(characters, at: position) { found.append("? :") }
        position += 1
      }
    }
    return found
  }

  /// Whether a keyword begins a statement or an expression: it is neither a name in backticks, a member, a compiler
  /// condition, nor an argument label.
  private static func isStatement(_ characters: [Character], from start: Int, to end: Int) -> Bool {
    if start > 0, "`.#".contains(characters[start - 1]) { return false }
    let before = characters[..<start].last { !$0.isWhitespace }
    if before == "(" || before == "," { return false }
    let rest = characters[end...].drop { $0.isWhitespace }
    if rest.first == ":" { return false }
    // `for indexPath: IndexPath` at the start of a line declares a parameter.
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || rest.dropFirst(name.count).first != ":"
  }

  /// The question mark of an optional type or chain has no space before it.
  private static func isTernary(_ characters: [Character], at position: Int) -> Bool {
    position > 0 && characters[position - 1].isWhitespace
      && (position + 1 == characters.count || characters[position + 1].isWhitespace)
  }
}
