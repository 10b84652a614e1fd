import Foundation

/// The support table as Markdown, in the document that lists everything and, in short, in the README.
struct SupportDocument {
  static let path = "Documentation/Support.md"
  static let substitutesPath = "Data/Support/substitutes.tsv"
  static let readmePath = "README.md"
  static let command = "make support"
  /// The lines of the README that enclose its summary.
  static let begin = "<!-- support: begin -->"
  static let end = "<!-- support: end -->"

  let table: SupportTable
  /// Rows of an absent type, and its substitute.
  let substitutes: [[String]]
  /// Types whose rows the README shows.
  let summarised: [String]

  private func percent(_ part: (present: Int, used: Int)) -> String {
    part.used == 0 ? "–" : "\(part.present * 100 / part.used) %"
  }

  private func name(_ symbol: String, of type: String) -> String {
    "`\(symbol.hasPrefix(type + ".") ? String(symbol.dropFirst(type.count + 1)) : symbol)`"
  }

  private func line(_ row: SupportTable.Row, limit: Int) -> String {
    let shown = row.absent.prefix(limit).map { name($0, of: row.type) }
    let more = row.absent.count > limit ? " and \(row.absent.count - limit) more" : ""
    return "| `\(row.type)` | \(row.appCount) | \(row.present.count) of \(row.used.count) | "
      + shown.joined(separator: ", ") + more + " |"
  }

  private static let head = "| type | apps | members | absent, the most used first |\n|---|---|---|---|"

  /// The summary between the README's marks: in whole per cent, so that it changes rarely.
  var summary: String {
    let rows = summarised.compactMap { type in table.rows.first { $0.type == type } }
    let lines = rows.map { row in
      "| `\(row.type)` | \(percent((row.present.count, row.used.count))) | "
        + row.absent.prefix(3).map { name($0, of: row.type) }.joined(separator: ", ") + " |"
    }
    return """
      Of the members of UIKit that 184 list apps use, \(percent(table.members)) are here; counted once for every app that \
      uses them, \(percent(table.uses)). [Type by type](\(Self.path)), of these for example:

      | type | members | absent, the most used first |
      |---|---|---|
      \(lines.joined(separator: "\n"))
      """
  }

  /// The document's text.
  var text: String {
    let present = table.rows.filter(\.exists)
    let absent = table.rows.filter { !$0.exists }
    let instead = Dictionary(substitutes.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    let absentLines = absent.map { row in
      "| `\(row.type)` | \(row.appCount) | \(row.used.count) | \(substitute(for: row.type, in: instead)) |"
    }
    return """
      # Support

      What there is of Apple's UIKit, made by `\(Self.command)` from the compiler's symbol graph of our module; every run of \
      the tests compares. Apps are the ones of 184 public list apps that use a type or its most used member; members are \
      those that at least one of them uses. A member counts as here where a test names or overrides it. What is not here \
      does not compile.

      | | here | used | |
      |---|---|---|---|
      | types | \(present.count) | \(table.rows.count) | \(percent((present.count, table.rows.count))) |
      | members | \(table.members.present) | \(table.members.used) | \(percent(table.members)) |
      | uses of members, once an app | \(table.uses.present) | \(table.uses.used) | \(percent(table.uses)) |

      ## What is here

      \(Self.head)
      \(present.map { line($0, limit: 8) }.joined(separator: "\n"))

      ## What is absent

      | type | apps | members used | write instead |
      |---|---|---|---|
      \(absentLines.joined(separator: "\n"))

      """
  }

  /// The substitute of a type, or of the type that it belongs to.
  private func substitute(for type: String, in instead: [String: String]) -> String {
    var name: String? = type
    while let current = name {
      if let found = instead[current] { return found }
      name = SupportTable.owner(of: current)
    }
    return ""
  }

  /// The README with the summary inserted; nil if it lacks the markers.
  func readme(_ text: String) -> String? {
    guard let begin = text.range(of: Self.begin + "\n"), let end = text.range(of: Self.end),
      begin.upperBound <= end.lowerBound
    else { return nil }
    return text[..<begin.upperBound] + summary + "\n" + text[end.lowerBound...]
  }

  /// Substitutes for types that are here, or that no surveyed app uses.
  private var staleSubstitutes: [Problem] {
    let absent = Set(table.rows.filter { !$0.exists }.map(\.type))
    return substitutes.filter { !absent.contains($0[0]) }.map {
      Problem(
        path: Self.substitutesPath, message: "names a substitute for \($0[0]), which is not in the list of absent types"
      )
    }
  }

  /// The differences between the files and the text that would be written now.
  func problems(document: String, readme: String) -> [Problem] {
    var problems = staleSubstitutes
    if document != text { problems.append(Problem(path: Self.path, message: "is out of date: run `\(Self.command)`")) }
    if let current = self.readme(readme) {
      if current != readme {
        problems.append(
          Problem(
            path: Self.readmePath, message: "the summary of the support table is out of date: run `\(Self.command)`"))
      }
    } else {
      problems.append(Problem(path: Self.readmePath, message: "lacks the lines \(Self.begin) and \(Self.end)"))
    }
    return problems
  }
}
