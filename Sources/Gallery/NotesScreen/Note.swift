import Foundation

/// A text that belongs to a day. Its first line is its title.
struct Note: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var date: Date

  /// The first line that has letters; of long ones the beginning.
  var title: String { lines.first ?? "New note" }

  /// The line after the title; empty without one.
  var summary: String { lines.count > 1 ? lines[1] : "" }

  // A dropped text may be long: only its beginning is looked at.
  private var lines: [String] {
    text.prefix(Self.beginning).split(whereSeparator: \.isNewline).lazy
      .map(Self.trimmed).filter { !$0.isEmpty }.prefix(2).map { $0 }
  }

  private static func trimmed(_ line: Substring) -> String {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last].drop(while: \.isWhitespace))
  }

  private static let beginning = 400
}
