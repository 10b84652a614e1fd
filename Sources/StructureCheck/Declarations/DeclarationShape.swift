/// The part of a declaration that must agree between two spellings of it: the types, and whether it can be set. Names
/// of parameters, default values, attributes, isolation and generic clauses are ignored; labels are part of the symbol.
struct DeclarationShape {
  var parameters: [String] = []
  /// The type of a function's result or of a property; empty for `Void` and initialisers.
  var result = ""
  /// `nil` when a variable has no accessors, as some of Apple's in the tables. Functions cannot be set.
  var isSettable: Bool?
  var isFailable = false

  /// `nil` for types and cases, and where the declaration is not spelled as a property, function, or initialiser.
  init?(_ declaration: String) {
    let text = DeclarationShape.withoutAttributes(declaration)
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.first(where: { !DeclarationShape.modifiers.contains($0) }) else { return nil }
    switch keyword {
    case "var", "let":
      guard let (_, type) = DeclarationShape.split(text, at: ":") else { return nil }
      let end = type.firstIndex { $0 == "{" || $0 == "=" } ?? type.endIndex
      result = DeclarationShape.normalised(String(type[..<end]))
      let accessors = type[end...]
      isSettable = accessors.hasPrefix("{") ? accessors.contains("set") : keyword == "var" ? nil : false
    case "func", "init", "subscript":
      isSettable = keyword == "subscript" ? text.contains("set") : false
      guard let open = text.firstIndex(of: "("), let close = DeclarationShape.matching(open, in: text) else {
        return nil
      }
      let list = text[text.index(after: open)..<close]
      parameters = DeclarationShape.components(of: String(list)).map { parameter in
        DeclarationShape.normalised(DeclarationShape.type(ofParameter: parameter))
      }
      isFailable = keyword == "init" && text[..<open].contains { $0 == "?" || $0 == "!" }
      let rest = String(text[text.index(after: close)...])
      if let arrow = DeclarationShape.arrow(in: rest) {
        var type = rest[arrow...]
        if let clause = DeclarationShape.range(of: " where ", in: String(type)) { type = type.prefix(clause) }
        if let brace = type.firstIndex(of: "{") { type = type[..<brace] }
        result = DeclarationShape.normalised(String(type))
        if result == "Void" { result = "" }
      }
    default:
      return nil
    }
  }

  /// Whether both have the same types, and can both be set or both not, as far as the tables specify it. A variable of
  /// ours without accessors is stored, so it can be set.
  func agrees(with apple: DeclarationShape) -> Bool {
    parameters == apple.parameters && result == apple.result && isFailable == apple.isFailable
      && (apple.isSettable == nil || (isSettable ?? true) == apple.isSettable ?? true)
  }

  private static let modifiers: Set<Substring> = [
    "class", "static", "open", "public", "final", "override", "required", "convenience", "optional", "mutating",
    "nonmutating", "nonisolated", "unowned", "unsafe", "weak", "lazy", "dynamic", "indirect", "prefix", "isolated",
  ]

  private static func type(ofParameter parameter: String) -> String {
    var type = parameter
    if let (_, after) = split(parameter, at: ":") { type = after }
    if let (before, _) = split(type, at: "=") { type = before }
    return type
  }

  /// A declaration without attributes such as `@MainActor` and `@escaping`, and without their arguments.
  private static func withoutAttributes(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      guard character == "@" else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // Parentheses directly after the name are arguments of the attribute: `@convention(block)`.
      if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[rest.index(after: close)...] }
    }
    return result
  }

  /// A type in a normal form, for parts that can be spelled in several ways.
  static func normalised(_ type: String) -> String {
    var words: [String] = []
    var word = ""
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in withoutAttributes(type) {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        flush()
        if !character.isWhitespace { words.append(String(character)) }
      }
    }
    flush()
    words = words.filter { !["any", "borrowing", "consuming", "sending", "async", "throws"].contains($0) }
    words = words.map { $0 == "!" ? "?" : $0 }.map(lastComponent)
    words = droppingNeedlessParentheses(droppingLabels(droppingGenericArguments(words)))
    return words.joined().replacing("()", with: "Void")
  }

  /// `Delegate?` for `(any Delegate)?` after its `any` has been removed.
  private static func droppingNeedlessParentheses(_ words: [String]) -> [String] {
    var kept: [String] = []
    for word in words {
      let count = kept.count
      if word == "?", count >= 3, kept[count - 3] == "(", kept[count - 1] == ")",
        kept[count - 2].contains(where: \.isLetter)
      {
        kept.replaceSubrange((count - 3)..., with: [kept[count - 2]])
      }
      kept.append(word)
    }
    return kept
  }

  /// A type without generic arguments: Apple's tables were read from text that had lost them.
  private static func droppingGenericArguments(_ words: [String]) -> [String] {
    var kept: [String] = []
    var depth = 0
    for word in words {
      if word == "<" { depth += 1 }
      if depth == 0 { kept.append(word) }
      if word == ">", depth > 0 { depth -= 1 }
    }
    return kept
  }

  /// `Style` for `UITableView.Style`, `Double` for its aliases.
  private static func lastComponent(_ name: String) -> String {
    guard name.contains(where: \.isLetter) else { return name }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return name }
    if ["Type", "Protocol"].contains(last), parts.count > 1 { return parts.suffix(2).joined(separator: ".") }
    return synonyms[last] ?? last
  }

  private static let synonyms = ["TimeInterval": "Double", "CFTimeInterval": "Double", "CFIndex": "Int"]

  /// A type without the labels that closures and tuples may have.
  private static func droppingLabels(_ words: [String]) -> [String] {
    var kept: [String] = []
    var brackets: [String] = []
    for word in words {
      if word == "(" || word == "[" || word == "<" { brackets.append(word) }
      if word == ")" || word == "]" || (word == ">" && kept.last != "-") { _ = brackets.popLast() }
      if word == ":", brackets.last == "(" {
        while let last = kept.last, last != "(", last != "," { kept.removeLast() }
      } else {
        kept.append(word)
      }
    }
    return kept
  }
}

// MARK: - Reading brackets

extension DeclarationShape {
  private static func matching(_ open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    var index = open
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The parts of a list, separated by commas outside of brackets.
  private static func components(of list: String) -> [String] {
    var parts: [String] = []
    var rest = list
    while let (before, after) = split(rest, at: ",") {
      parts.append(before)
      rest = after
    }
    if rest.contains(where: { !$0.isWhitespace }) { parts.append(rest) }
    return parts
  }

  /// The parts before and after the first `separator` outside of brackets.
  private static func split(_ text: String, at separator: Character) -> (String, String)? {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if depth == 0, character == separator {
        return (String(text[..<index]), String(text[text.index(after: index)...]))
      }
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      previous = character
    }
    return nil
  }

  /// The start of the text after `->`.
  private static func arrow(in text: String) -> String.Index? {
    guard let offset = range(of: "->", in: text) else { return nil }
    return text.index(text.startIndex, offsetBy: offset + 2)
  }

  private static func range(of part: String, in text: String) -> Int? {
    text.firstRange(of: part).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
  }
}
