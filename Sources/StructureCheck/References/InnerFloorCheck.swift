/// Folders of one module have floors, as modules do: a file names symbols of its own floor and of those below.
///
/// For floors that are modules, the compiler enforces this. For a module with several floors, this check reads the
/// compiler's index of each file. References that go upwards are listed in a table, which may only get shorter.
struct InnerFloorCheck {
  /// A reference from a file to one on a higher floor.
  struct UpwardReference: Hashable, Comparable {
    var from: String
    var to: String

    static func < (left: UpwardReference, right: UpwardReference) -> Bool {
      (left.from, left.to) < (right.from, right.to)
    }
  }

  static let floorsPath = "Data/Structure/inner-floors.tsv"
  static let referencesPath = "Data/Structure/upward-references.tsv"

  /// The floor of each folder, from 1.
  private let floors: [String: Int]
  private let known: Set<UpwardReference>

  /// - Parameters:
  ///   - floors: One row for each folder: its path and its floor.
  ///   - known: One row per reference that goes upwards: the path of a file, and of the file whose symbols it names.
  init(floors: [[String]], known: [[String]]) {
    self.floors = Dictionary(
      floors.compactMap { row in row.count > 1 ? Int(row[1]).map { (row[0], $0) } : nil },
      uniquingKeysWith: { first, _ in first })
    self.known = Set(known.filter { $0.count > 1 }.map { UpwardReference(from: $0[0], to: $0[1]) })
  }

  /// The folders of the modules that have floors inside.
  var modules: [String] { Set(floors.keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }).sorted() }

  /// - Parameter files: The occurrences in each source file of these modules, by its path.
  func problems(in files: [String: [SymbolOccurrence]]) -> [Problem] {
    let found = upwardReferences(in: files)
    let additional = found.filter { !known.contains($0.key) }.map { reference, occurrence in
      Problem(
        path: reference.from, line: occurrence.line,
        message: "\(occurrence.name) belongs to \(reference.to), which stands on a higher floor")
    }
    let gone = known.filter { found[$0] == nil }.map {
      Problem(
        path: Self.referencesPath, message: "\($0.from) names nothing of \($0.to) any more; delete the row")
    }
    let homeless = files.keys.filter { floor(of: $0) == nil && !modules.contains(Self.folder(of: $0)) }.map {
      Problem(path: $0, message: "its folder has no floor in \(Self.floorsPath)")
    }
    return (additional + gone + homeless).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
  }

  /// The text of the table, for the references that there are.
  func table(of files: [String: [SymbolOccurrence]]) -> String {
    let rows = upwardReferences(in: files).keys.sorted().map { "\($0.from)\t\($0.to)\n" }
    return "# Files that name symbols of a file on a higher floor. The table may only get shorter.\n" + rows.joined()
  }

  /// The references that go upwards, each with the first occurrence of such a symbol.
  private func upwardReferences(in files: [String: [SymbolOccurrence]]) -> [UpwardReference: SymbolOccurrence] {
    var definitions: [String: String] = [:]
    for (path, occurrences) in files {
      for occurrence in occurrences where occurrence.isDefinition { definitions[occurrence.usr] = path }
    }
    var found: [UpwardReference: SymbolOccurrence] = [:]
    for (path, occurrences) in files {
      guard let floor = floor(of: path) else { continue }
      for occurrence in occurrences where !occurrence.isDefinition {
        guard let other = definitions[occurrence.usr], let height = self.floor(of: other), height > floor else {
          continue
        }
        let reference = UpwardReference(from: path, to: other)
        if let first = found[reference], first.line <= occurrence.line { continue }
        found[reference] = occurrence
      }
    }
    return found
  }

  private func floor(of path: String) -> Int? {
    var folder = Self.folder(of: path)
    while !folder.isEmpty {
      if let floor = floors[folder] { return floor }
      folder = Self.folder(of: folder)
    }
    return nil
  }

  /// The folder that a file or folder is in; empty at the root.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
