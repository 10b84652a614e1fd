/// The type of a method that is referred to, as Swift writes it: `(Screen) -> (UIButton) -> Void`.
struct MethodType: Equatable {
  /// The type that declares the method, if the text begins with it.
  let owner: String?
  let parameters: [String]

  /// - Parameter isCurried: Whether the first parameter is the object of the method.
  init?(_ text: String, isCurried: Bool) {
    let parts = Self.split(text, at: "->")
    guard parts.count > (isCurried ? 2 : 1) else { return nil }
    owner = isCurried ? Self.parameters(of: parts[0]).first : nil
    parameters = Self.parameters(of: parts[isCurried ? 1 : 0])
  }

  /// A parameter's type without its attributes, for comparison.
  static func plain(_ type: String) -> String {
    var words = type.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "__owned" && $0 != "inout" }
    if words.first == "any" { words.removeFirst() }
    return words.joined().filter { $0 != " " }
  }

  private static func parameters(of text: String) -> [String] {
    var list = text.split(separator: " ").drop { $0.hasPrefix("@") }.joined(separator: " ")
    guard list.hasPrefix("(") else { return [] }
    list = String(list.dropFirst().prefix { _ in true })
    guard let end = list.lastIndex(of: ")") else { return [] }
    list = String(list[..<end])
    return split(list, at: ",").map { plain($0) }
  }

  /// The parts of a text between separators that are in no parentheses.
  private static func split(_ text: String, at separator: String) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) && parts[parts.count - 1].last != "-" { depth -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without spaces around it.
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
