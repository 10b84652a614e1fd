import Foundation

/// The rules of a page's `<style>` elements.
///
/// Selectors consist of element names, classes and ids, also nested (`ul li.new`). Rules with other selectors, and
/// rules within `@media` and similar blocks, are ignored.
struct StyleSheet {
  /// One rule for one selector.
  private struct Rule {
    let selector: [SimpleSelector]
    let declarations: [Declaration]

    /// The specificity: ids count more than classes, and classes more than names.
    var weight: Int {
      selector.reduce(0) { $0 + ($1.id == nil ? 0 : 10_000) + $1.classes.count * 100 + ($1.name == nil ? 0 : 1) }
    }
  }

  /// A property and its value, as the page has it.
  struct Declaration: Equatable {
    let property: String
    let value: String
  }

  /// The name, the id and the classes that one element has to have.
  private struct SimpleSelector {
    var name: String?
    var id: String?
    var classes: [String] = []

    init?(_ text: Substring) {
      var rest = text
      let first = rest.prefix { !".#".contains($0) }
      guard first.allSatisfy({ $0.isLetter || $0.isNumber || "*-_".contains($0) }) else { return nil }
      name = first.isEmpty || first == "*" ? nil : first.lowercased()
      rest = rest.dropFirst(first.count)
      while let mark = rest.first {
        let word = rest.dropFirst().prefix { !".#".contains($0) }
        guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else { return nil }
        if mark == "." { classes.append(String(word)) } else { id = String(word) }
        rest = rest.dropFirst(word.count + 1)
      }
    }

    func matches(_ node: HTMLNode) -> Bool {
      (name == nil || name == node.name) && (id == nil || id == node.attributes["id"])
        && (classes.isEmpty || classes.allSatisfy { node.classes.contains(Substring($0)) })
    }
  }

  private var rules: [Rule] = []

  /// The rules of a page.
  init(of page: HTMLNode) {
    for style in page.descendants(named: "style") { add(style.content) }
    rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
  }

  private mutating func add(_ text: String) {
    var rest = Substring(Self.withoutComments(text))
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      guard !selectors.contains("@") else {
        rest = Self.afterBlock(rest[open...])
        continue
      }
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(in: rest[rest.index(after: open)..<close])
      for selector in selectors.split(separator: ",") {
        let parts = selector.split(whereSeparator: \.isWhitespace)
        let simple = parts.compactMap { SimpleSelector($0) }
        if simple.count == parts.count, !parts.isEmpty {
          rules.append(Rule(selector: simple, declarations: declarations))
        }
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacingOccurrences(of: "/\\*[\\s\\S]*?\\*/|<!--|-->", with: "", options: .regularExpression)
  }

  /// The text after a block in braces, which may contain nested blocks.
  private static func afterBlock(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[text.index(after: index)...] }
    }
    return ""
  }

  /// The declarations of a block, or of an attribute `style`.
  static func declarations(in text: some StringProtocol) -> [Declaration] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(
        in: .whitespacesAndNewlines)
      return Declaration(
        property: parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value: value)
    }
  }

  /// The declarations for an element, in ascending specificity.
  ///
  /// - Parameter ancestors: The elements around it, the outermost first.
  func declarations(for node: HTMLNode, in ancestors: [HTMLNode]) -> [Declaration] {
    rules.filter { matches($0, node, ancestors) }.flatMap(\.declarations)
  }

  private func matches(_ rule: Rule, _ node: HTMLNode, _ ancestors: [HTMLNode]) -> Bool {
    guard let last = rule.selector.last, last.matches(node) else { return false }
    var wanted = rule.selector.dropLast()
    for ancestor in ancestors.reversed() {
      guard let next = wanted.last else { return true }
      if next.matches(ancestor) { wanted.removeLast() }
    }
    return wanted.isEmpty
  }
}
