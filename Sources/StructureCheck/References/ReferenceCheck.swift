/// `Trestle` and the Gallery name only symbols of `UIKit`, `CoreGraphics` and `QuartzCore` that are Apple's, so that
/// they compile with Apple's frameworks as well.
///
/// Another check ensures that the public symbols of these modules are Apple's. This one refuses other names: symbols
/// that are only visible in this package, and those with an underscore, which Apple lacks. Apple's spelling may resolve
/// to such declarations.
struct ReferenceCheck {
  /// The symbols that the modules make public, by the names that the compiler gives them.
  let publicSymbols: Set<String>
  /// Modules that mirror Apple's.
  let modules: [String]
  /// The allowed names of the modules that Apple lacks, each spelled with an underscore.
  let underscored: [String]
  /// The exceptions: files, and the names that each may use.
  let exceptions: [String: Set<String>]

  /// - Parameters:
  ///   - files: the occurrences in each source file, by its path in the repository.
  ///   - lines: the lines of such a file.
  func problems(in files: [String: [SymbolOccurrence]], lines: (String) throws -> [Substring]) rethrows -> [Problem] {
    let own = Set(files.values.joined().filter(\.isDefinition).map(\.usr))
    var problems: Set<Problem> = []
    for (path, occurrences) in files {
      let foreign = occurrences.filter { isForeign($0, own) }
      guard !foreign.isEmpty else { continue }
      let text = try lines(path)
      for occurrence in foreign {
        let line = text.indices.contains(occurrence.line - 1) ? text[occurrence.line - 1] : ""
        guard let message = message(for: occurrence, path, line) else { continue }
        problems.insert(Problem(path: path, line: occurrence.line, message: message))
      }
    }
    return problems.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }

  private func isForeign(_ occurrence: SymbolOccurrence, _ own: Set<String>) -> Bool {
    !occurrence.isDefinition && !publicSymbols.contains(occurrence.usr) && !own.contains(occurrence.usr)
      && modules.contains { Self.belongs(occurrence.usr, to: $0) }
  }

  private func message(for occurrence: SymbolOccurrence, _ path: String, _ line: Substring) -> String? {
    let names = underscored.filter { occurrence.usr.contains("\($0.utf8.count)\($0)") }
    guard !names.isEmpty else { return "\(occurrence.name) is not public, so Apple's frameworks have no such symbol" }
    let spelled = names.filter { line.contains($0) && exceptions[path]?.contains($0) != true }
    return spelled.isEmpty ? nil : "Apple's frameworks have no \(spelled[0])"
  }

  /// Whether a module declares the symbol, on its own type or on another module's.
  static func belongs(_ usr: String, to module: String) -> Bool {
    let mangled = "\(module.utf8.count)\(module)"
    return usr.hasPrefix("s:" + mangled) || usr.contains(mangled + "E")
  }
}
