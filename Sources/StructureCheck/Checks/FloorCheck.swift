/// A module imports only modules below it.
struct FloorCheck {
  /// A line of `Data/Structure/floors.tsv`.
  struct Floor: Sendable {
    var height: Double
    /// The only modules that may import this one; empty when every module above may.
    var importers: Set<String>
  }

  let floors: [String: Floor]

  init(table: [[String]]) {
    var floors: [String: Floor] = [:]
    for row in table where row.count >= 2 {
      let importers = row.count > 2 ? row[2].split(separator: " ").map(String.init) : []
      floors[row[0]] = Floor(height: Double(row[1]) ?? 0, importers: Set(importers))
    }
    self.floors = floors
  }

  func problems(in files: [SourceFile]) -> [Problem] {
    files.flatMap(problems(in:))
  }

  private func problems(in file: SourceFile) -> [Problem] {
    guard let module = file.module else { return [] }
    guard let own = floors[module] else {
      return [Problem(path: file.path, message: "module \(module) has no line in Data/Structure/floors.tsv")]
    }
    var problems: [Problem] = []
    for (index, line) in file.code.enumerated() {
      guard let imported = FloorCheck.importedModule(of: line), let other = floors[imported], imported != module else {
        continue
      }
      if other.height >= own.height {
        problems.append(
          Problem(
            path: file.path, line: index + 1, message: "\(module) may not import \(imported), which stands above it"))
      } else if !other.importers.isEmpty, !other.importers.contains(module) {
        problems.append(
          Problem(
            path: file.path, line: index + 1,
            message: "only \(other.importers.sorted().joined(separator: ", ")) may import \(imported)"))
      }
    }
    return problems
  }

  /// `QuartzCore` for `@testable import class QuartzCore.CALayer`.
  static func importedModule(of line: String) -> String? {
    guard line.has("import") else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let position = words.firstIndex(of: "import"),
      words[..<position].allSatisfy({ $0.hasPrefix("@") || FloorCheck.accessLevels.contains($0) })
    else { return nil }
    let path = words[(position + 1)...].first { !kinds.contains($0) }
    return path?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
