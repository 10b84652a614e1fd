/// The settings of a target, from several levels: `$(inherited)` is the value of the level below.
struct BuildSettings {
  private var values: [String: String] = [:]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// Conditions of a setting that hold when an app is built: `OTHER_FLAGS[sdk=iphonesimulator*]`.
  private static let conditions: Set<String> = [
    "sdk=iphonesimulator*", "sdk=iphone*", "sdk=*", "arch=*", "arch=x86_64", "config=Debug", "config=*",
  ]

  /// Adds a level of settings, which have precedence over those of the earlier levels.
  mutating func add(_ level: [String: String]) {
    let before = values
    // Sorted by length, so that a setting with a condition comes after the same setting without one, and replaces it.
    for (key, value) in level.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      guard let name = Self.name(key) else { continue }
      values[name] = Self.inheriting(value, before[name] ?? "")
    }
  }

  /// A setting's name without its conditions; nil if one of them does not hold.
  private static func name(_ key: String) -> String? {
    let parts = key.split(separator: "[")
    guard let name = parts.first, !name.isEmpty else { return nil }
    let conditions = parts.dropFirst().flatMap { $0.filter { $0 != "]" }.split(separator: ",").map(String.init) }
    return conditions.allSatisfy(Self.conditions.contains) ? String(name) : nil
  }

  private static func inheriting(_ value: String, _ inherited: String) -> String {
    guard value.contains("inherited") else { return value }
    return value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
  }

  // MARK: Values

  /// A setting with all variables in it replaced; nil if it is not set, or empty.
  subscript(name: String) -> String? {
    let text = values[name].map { expanded($0) } ?? ""
    return text.isEmpty ? nil : text
  }

  func isYes(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// The words of a setting; quotes keep blanks together.
  func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isWord = false
    for character in self[name] ?? "" {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        (quote, isWord) = (character, true)
      } else if quote == nil, character.isWhitespace {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    return isWord ? words + [word] : words
  }

  /// The names of all settings that begin with a prefix.
  func names(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  // MARK: Variables

  /// Limits for expanding variables: a variable can contain itself, or double the text with every step.
  private static let mostSteps = 200
  private static let mostCharacters = 20_000

  /// A text with its variables replaced: `$(NAME)`, `${NAME}`, and operators behind a colon. A variable that is not set
  /// is empty.
  func expanded(_ text: String) -> String {
    var steps = Self.mostSteps
    return expanded(text, [], &steps)
  }

  private func expanded(_ text: String, _ open: [String], _ steps: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$"), result.count < Self.mostCharacters {
      result += rest[..<start]
      let after = rest.index(after: start)
      guard after < rest.endIndex, let close = ["(": ")", "{": "}"][rest[after]] as Character?,
        let end = Self.end(of: rest[rest.index(after: after)...], rest[after], close)
      else {
        result.append("$")
        rest = rest[after...]
        continue
      }
      result += value(rest[rest.index(after: after)..<end], open, &steps)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The index of the bracket that closes the one directly before `text`.
  private static func end(of text: Substring, _ opening: Character, _ closing: Character) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == opening { depth += 1 } else if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func value(_ reference: Substring, _ open: [String], _ steps: inout Int) -> String {
    steps -= 1
    let name = expandedName(reference, open, &steps)
    guard steps > 0, let first = name.first, !open.contains(first) else { return "" }
    var value = values[first].map { expanded($0, open + [first], &steps) } ?? ""
    for operation in name.dropFirst() { value = Self.applied(operation, to: value) }
    return value
  }

  private func expandedName(_ reference: Substring, _ open: [String], _ steps: inout Int) -> [String] {
    let text = steps > 0 ? expanded(String(reference), open, &steps) : ""
    return text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  private static func applied(_ operation: String, to value: String) -> String {
    switch operation {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier", "identifier": return AppFolder.identifier(value)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    default:
      if operation.hasPrefix("default=") { return value.isEmpty ? String(operation.dropFirst(8)) : value }
      return value
    }
  }
}
