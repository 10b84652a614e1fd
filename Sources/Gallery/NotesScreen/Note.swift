import Foundation

/// A text that belongs to a day. Its first line is its title.
struct Note: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var date: Date

  /// The first line that has letters; of long ones the beginning.
  var title: String { heading.title }

  /// The title, and the line after it; empty without one.
  var heading: (title: String, summary: String) {
    var lines: [String] = []
    // A dropped text may be long: only its beginning is looked at.
    for line in text.prefix(Self.beginning).split(whereSeparator: \.isNewline) {
      let text = Self.trimmed(line)
      if !text.isEmpty { lines.append(text) }
      if lines.count == 2 { break }
    }
    return (lines.first ?? "New note", lines.count > 1 ? lines[1] : "")
  }

  private static func trimmed(_ line: Substring) -> String {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last].drop(while: \.isWhitespace))
  }

  private static let beginning = 400
}
