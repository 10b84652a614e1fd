import Foundation

/// The anchors of a Markdown document: its headings, named as GitHub names them.
struct DocumentAnchors {
  let names: Set<String>

  init(_ text: String) {
    var names: Set<String> = []
    var isInCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      guard !isInCode, (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") else { continue }
      let name = Self.name(of: line.dropFirst(level + 1))
      // Of headings with equal texts, the second and later ones get a number.
      var unused = name
      var count = 0
      while !names.insert(unused).inserted {
        count += 1
        unused = "\(name)-\(count)"
      }
    }
    self.names = names
  }

  /// Lowercase words with hyphens between them, without punctuation.
  private static func name(of heading: Substring) -> String {
    String(
      heading.trimmingCharacters(in: .whitespaces).lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
  }
}
