import Foundation

/// Code between `// Example: name` and `// End of example`, without the indentation that its lines have in common.
/// Examples may lie within others.
struct DocumentedExample {
  let name: String
  let lines: [String]

  /// The examples of a source file, in the order in which they end.
  static func all(in source: String) -> [DocumentedExample] {
    var open: [(name: String, lines: [String])] = []
    var examples: [DocumentedExample] = []
    for line in source.components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("// Example: ") {
        open.append((String(text.dropFirst("// Example: ".count)), []))
      } else if text == "// End of example", let last = open.popLast() {
        examples.append(DocumentedExample(name: last.name, lines: withoutIndentation(last.lines)))
      } else {
        for place in open.indices { open[place].lines.append(line) }
      }
    }
    return examples
  }

  /// Lines without the indentation that they have in common, and without empty lines around them.
  static func withoutIndentation(_ lines: [String]) -> [String] {
    let common = lines.filter { !isEmpty($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let moved = lines.map { isEmpty($0) ? "" : String($0.dropFirst(common)) }
    return Array(moved.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  private static func isEmpty(_ line: String) -> Bool { line.allSatisfy { $0 == " " } }
}

/// A block of code that a document shows.
struct DocumentedBlock {
  /// For messages: the document, and the block's first line.
  let place: String
  let lines: [String]

  init(_ document: String, _ lines: [String]) {
    self.lines = DocumentedExample.withoutIndentation(lines)
    place = "\(document): \(self.lines.first ?? "")"
  }

  /// The Swift blocks of a Markdown text.
  static func all(inMarkdown text: String, _ document: String) -> [DocumentedBlock] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      DocumentedBlock(document, part.components(separatedBy: "```")[0].components(separatedBy: "\n"))
    }
  }

  /// The indented blocks in the comments of public declarations.
  static func all(inSource text: String, _ document: String) -> [DocumentedBlock] {
    var blocks: [DocumentedBlock] = []
    var comment: [String] = []
    for line in text.components(separatedBy: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("///") {
        comment.append(String(line.dropFirst(3)))
      } else if !comment.isEmpty, !line.hasPrefix("@") || line.contains("public ") {
        if line.contains("public ") || line.contains("open ") {
          blocks += indented(comment).map { DocumentedBlock(document, $0) }
        }
        comment = []
      }
    }
    return blocks
  }

  /// The lines of a comment that follow an empty line and are indented by four or more than its text. Empty lines
  /// between two such lines belong to them.
  private static func indented(_ comment: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String] = []
    var isBehindEmptyLine = true
    for line in comment {
      if line.hasPrefix("     "), isBehindEmptyLine || !block.isEmpty {
        block.append(line)
      } else if line.isEmpty, !block.isEmpty {
        block.append(line)
      } else if !block.isEmpty {
        blocks.append(block)
        block = []
      }
      isBehindEmptyLine = line.isEmpty
    }
    return (blocks + [block]).filter { block in block.contains { !$0.isEmpty } }
  }

  /// Whether the lines follow each other in one of the sources, apart from the indentation that they have in common.
  func isExcerpt(of sources: [[String]]) -> Bool {
    guard let first = lines.first, !first.isEmpty else { return false }
    return sources.contains { source in
      source.indices.contains { start in
        guard source[start].hasSuffix(first), start + lines.count <= source.count else { return false }
        return DocumentedExample.withoutIndentation(Array(source[start..<start + lines.count])) == lines
      }
    }
  }

  /// The examples that the block is made of, one after the other; nil where there is anything else in it.
  func parts(among examples: [DocumentedExample]) -> [DocumentedExample]? {
    var parts: [DocumentedExample] = []
    var rest = lines[...]
    while !rest.isEmpty {
      let fitting = examples.filter { rest.starts(with: $0.lines) }
      guard let part = fitting.max(by: { $0.lines.count < $1.lines.count }), !part.lines.isEmpty else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.lines.count).drop(while: \.isEmpty)
    }
    return parts
  }
}
