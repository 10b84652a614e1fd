import Foundation

/// The reasons why an app does not compile, counted in the compiler's messages, the most frequent first.
public struct BuildReport {
  /// A name that is missing, and how often it is used.
  public struct Entry: Equatable {
    public let name: String
    public let count: Int
  }

  /// Modules that Linux lacks.
  public let modules: [Entry]
  /// Types and functions that do not exist here.
  public let names: [Entry]
  /// Members that do not exist here, as `Type.member`.
  public let members: [Entry]
  /// Errors of any other kind.
  public let otherErrors: Int

  public init(messages: String) {
    var modules: [String: Int] = [:]
    var names: [String: Int] = [:]
    var members: [String: Int] = [:]
    var others = 0
    var seen: Set<Substring> = []
    for line in messages.split(separator: "\n") where line.contains(": error: ") && seen.insert(line).inserted {
      let quoted = line.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 1
      }
      .map { String($0.element) }
      if line.contains("no such module"), let module = quoted.first {
        modules[module, default: 0] += 1
      } else if line.contains("cannot find"), let name = quoted.first {
        names[name, default: 0] += 1
      } else if line.contains("has no member"), quoted.count > 1 {
        members["\(quoted[0]).\(quoted[1])", default: 0] += 1
      } else {
        others += 1
      }
    }
    self.modules = Self.sorted(modules)
    self.names = Self.sorted(names)
    self.members = Self.sorted(members)
    otherErrors = others
  }

  private static func sorted(_ counts: [String: Int]) -> [Entry] {
    counts.map { Entry(name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The report as lines of text; empty if there are no errors.
  public var text: String {
    let parts = [
      ("Modules that Linux lacks", modules), ("Names that are missing", names), ("Members that are missing", members),
    ]
    let lines = parts.filter { !$0.1.isEmpty }.map { title, entries in
      "\(title):\n" + entries.map { "  \($0.count) × \($0.name)" }.joined(separator: "\n")
    }
    return (lines + (otherErrors > 0 ? ["Other errors: \(otherErrors)"] : [])).joined(separator: "\n")
  }
}
