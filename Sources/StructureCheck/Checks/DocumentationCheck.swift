/// Counts the public symbols of a module that have no doc comment, their own or an inherited one.
///
/// `Data/Structure/undocumented.tsv` holds a limit for each module. Limits only shrink: one that is far above the count
/// is a problem, too.
struct DocumentationCheck {
  /// The margin of a limit above the count, so that two branches that document a module need not both edit it.
  static let slack = 50
  static let path = "Data/Structure/undocumented.tsv"

  let limits: [String: Int]

  init(table: [[String]]) {
    limits = Dictionary(
      table.compactMap { row in row.count > 1 ? Int(row[1]).map { (row[0], $0) } : nil },
      uniquingKeysWith: { first, _ in first })
  }

  /// The problems of those of `modules` that have a limit.
  func problems(in graphs: SymbolGraphs, modules: [String]) -> [Problem] {
    let missing = Dictionary(grouping: graphs.symbols.filter { !$0.isDocumented }, by: { $0.module ?? "" })
    return limits.keys.sorted().filter(modules.contains).flatMap { module -> [Problem] in
      let found = (missing[module] ?? []).sorted { $0.path < $1.path }
      let limit = limits[module, default: 0]
      if found.count > limit {
        let examples = found.prefix(5).map(\.path).joined(separator: ", ")
        return [
          problem(
            "\(found.count) public symbols of \(module) have no doc comment, allowed are \(limit). Document them, or the "
              + "ones that were added; some are: \(examples)")
        ]
      }
      guard limit - found.count > Self.slack else { return [] }
      return [problem("\(found.count) public symbols of \(module) have no doc comment: lower its limit of \(limit)")]
    }
  }

  private func problem(_ message: String) -> Problem { Problem(path: Self.path, message: message) }
}

extension SymbolGraph.Symbol {
  /// Whether the symbol has a doc comment in this repository, or needs none: a symbol without a location is generated
  /// by the compiler.
  var isDocumented: Bool {
    guard location != nil else { return true }
    // An override inherits the comment of the overridden declaration, which may be in a lower module.
    guard let docComment, docComment.module.map(isOurs) ?? true else { return false }
    return docComment.lines.contains { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// Whether a module's comments are accepted: those of this package, and those of Swift for values of its kinds (a
  /// number, a sequence).
  private func isOurs(_ commenting: String) -> Bool {
    if (StructureCheck.mirroredModules + StructureCheck.documentedModules).contains(commenting) { return true }
    return ["Swift", "_Concurrency"].contains(commenting)
      && module.map(StructureCheck.documentedModules.contains) ?? false
  }

  /// The module whose sources declare the symbol.
  var module: String? {
    guard let uri = location?.uri, let sources = uri.range(of: "/Sources/") else { return nil }
    return uri[sources.upperBound...].split(separator: "/").first.map(String.init)
  }
}
