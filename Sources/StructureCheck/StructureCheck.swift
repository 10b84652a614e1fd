import Foundation

/// All rules of the house in one run.
struct StructureCheck {
  let repository: Repository
  let buildFolder: URL

  /// Apple's frameworks that we have, each with a table of Apple's declarations.
  static let frameworks = ["CoreGraphics", "QuartzCore", "UIKit"]
  /// The modules whose public symbols are Apple's: an app imports `UIKit`, which exports the modules inside it.
  static let mirroredModules = [
    "CoreGraphics", "QuartzCore", "UIKitGraphics", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitPickers",
    "UIKitPages", "UIKitDocuments", "UIKitDynamics", "UIKit",
  ]

  /// Apple's frameworks of which we have no table of declarations. Each has a table of symbols and their documentation
  /// paths, against which the names of our symbols are checked.
  static let documentedModules = ["Combine", "CombineNetworking", "CoreTransferable", "SwiftUI", "Symbols", "os"]

  func problems() throws -> [Problem] {
    let sources = try repository.swiftFiles(below: "Sources")
    let facades = try repository.table("Data/Structure/facades.txt").map { $0[0] }
    let allowed = try repository.table("Data/compatibility-allow-list.tsv")
    let lengths = FileLengthCheck(facades: facades, table: try repository.table("Data/Structure/long-files.tsv"))
    let underscored = UnderscoredNameCheck(
      allowed: Set(allowed.map { $0[0] }),
      modules: Set(StructureCheck.mirroredModules + StructureCheck.documentedModules))
    let tests = try repository.swiftFiles(below: "Tests")
    return FloorCheck(table: try repository.table("Data/Structure/floors.tsv")).problems(in: sources)
      + FacadeCheck(facades: facades).problems(in: sources)
      + lengths.problems(in: sources + tests)
      + SilentStopCheck.problems(in: sources)
      + PlainDocstringCheck(folders: try repository.table("Data/Structure/plain-words.txt").map { $0[0] })
      .problems(in: sources + tests)
      + RepeatedNameCheck.problems(in: sources)
      + (try testMirrors()).problems(tests: tests.map(\.path), sources: sources.map(\.path))
      + TestCodeCheck(table: try repository.table(TestCodeCheck.path)).problems(in: tests)
      + TwinCheck(table: try repository.table(TwinCheck.tablePath)).problems(in: sources)
      + HostCheck(parts: try repository.table(HostCheck.partsPath)).problems(in: sources + tests)
      + (try wordProblems())
      + (try documentProblems())
      + allowListProblems(allowed)
      + underscored.problems(in: sources)
      + (try declarationProblems(allowed: allowed, sources))
      + (try documentedModuleProblems(allowed: allowed))
      + (try innerFloorProblems())
  }

  // MARK: Floors inside a module

  private func innerFloorProblems() throws -> [Problem] {
    let check = try innerFloors()
    return check.problems(in: try occurrences(in: try sources(of: check)))
  }

  private func innerFloors() throws -> InnerFloorCheck {
    InnerFloorCheck(
      floors: try repository.table(InnerFloorCheck.floorsPath),
      known: try repository.table(InnerFloorCheck.referencesPath))
  }

  private func sources(of check: InnerFloorCheck) throws -> [String] {
    try check.modules.flatMap(repository.paths).filter { $0.hasSuffix(".swift") }
  }

  /// Writes the table of references that go upwards.
  func writeUpwardReferences() throws {
    let check = try innerFloors()
    let files = try occurrences(in: try sources(of: check))
    try repository.write(check.table(of: files), to: InnerFloorCheck.referencesPath)
  }

  // MARK: Tests

  private func testMirrors() throws -> TestMirrorCheck {
    TestMirrorCheck(table: try repository.table(TestMirrorCheck.path))
  }

  /// Writes the table of tests that are not named after a source.
  func writeUnmirroredTests() throws {
    let check = try testMirrors()
    try repository.write(
      check.table(tests: try repository.paths(below: "Tests"), sources: try repository.paths(below: "Sources")),
      to: TestMirrorCheck.path)
  }

  // MARK: Words and declarations

  private func wordProblems() throws -> [Problem] {
    let check = ForbiddenWordCheck(words: try repository.table("Data/Structure/forbidden-words.txt").map { $0[0] })
    let folders = ["Sources", "Tests", "Scripts", "Examples", "Documentation"]
    let endings = [".swift", ".c", ".h", ".md", ".modulemap"]
    let paths = try folders.flatMap(repository.paths).filter { path in
      endings.contains { path.hasSuffix($0) } || path.hasPrefix("Scripts/")
    }
    let documents = ["Package.swift", "Makefile", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
    return try (documents + paths).flatMap { check.problems(path: $0, text: try repository.text($0)) }
  }

  private func documentProblems() throws -> [Problem] {
    let paths = try repository.paths(below: "")
    let documents = Dictionary(
      uniqueKeysWithValues: try paths.filter { $0.hasSuffix(".md") }.map { ($0, try repository.text($0)) })
    let check = DocumentPathCheck(paths: paths, documents: documents)
    return documents.sorted { $0.key < $1.key }.flatMap { check.problems(path: $0.key, text: $0.value) }
  }

  private func allowListProblems(_ table: [[String]]) -> [Problem] {
    table.filter { $0.count < 2 || $0[1].isEmpty }.map {
      Problem(path: "Data/compatibility-allow-list.tsv", message: "\($0[0]) has no reason")
    }
  }

  private func declarationProblems(allowed: [[String]], _ sources: [SourceFile]) throws -> [Problem] {
    let apple = try appleDeclarations()
    let graphs = try symbolGraphs()
    let references = try referenceProblems(graphs, allowed: allowed)
    let documentation = DocumentationCheck(table: try repository.table(DocumentationCheck.path))
    let reasons = Dictionary(
      allowed.map { ($0[0], $0.dropFirst().first ?? "") }, uniquingKeysWith: { first, _ in first })
    let optional = OptionalCallCheck(apple: apple, symbols: Set(graphs.symbols.map(\.path)))
    return DeclarationCheck(apple: apple, allowed: reasons, root: repository.root).problems(in: graphs)
      + optional.problems(in: sources)
      + documentation.problems(in: graphs, modules: Self.mirroredModules)
      + (try delegateProblems(graphs))
      + references
  }

  private func documentedModuleProblems(allowed: [[String]]) throws -> [Problem] {
    let extraction = SymbolGraphExtraction(buildFolder: buildFolder, repository: repository)
    let documentation = DocumentationCheck(table: try repository.table(DocumentationCheck.path))
    let apple = try appleDeclarations()
    return try Self.documentedModules.flatMap { module -> [Problem] in
      let graphs = SymbolGraphs(try extraction.graphs(of: [module]))
      let path = DocumentedSymbolCheck.path(of: module)
      let check = DocumentedSymbolCheck(
        path: path, table: try repository.table(path), allowed: Set(allowed.map { $0[0] }), isDeclared: apple.contains)
      return check.problems(in: graphs) + documentation.problems(in: graphs, modules: [module])
    }
  }

  private func delegateProblems(_ graphs: SymbolGraphs) throws -> [Problem] {
    let sources = try Self.mirroredModules.flatMap { try repository.paths(below: "Sources/\($0)") }
      .filter { $0.hasSuffix(".swift") }
    return DelegateCallCheck(symbols: graphs.symbols).problems(in: try occurrences(in: sources))
  }

  /// The modules that are to compile with Apple's frameworks unchanged.
  static let portableModules = ["Trestle", "Gallery", "GalleryViews"]

  private func referenceProblems(_ graphs: SymbolGraphs, allowed: [[String]]) throws -> [Problem] {
    let sources = try Self.portableModules.flatMap { try repository.paths(below: "Sources/\($0)") }
      .filter { $0.hasSuffix(".swift") }
    let files = try occurrences(in: sources)
    let exceptions = Dictionary(
      grouping: try repository.table("Data/Structure/own-references.tsv").filter { $0.count > 2 }, by: { $0[0] })
    let check = ReferenceCheck(
      publicSymbols: Set(graphs.symbols.map(\.identifier.precise)), modules: Self.mirroredModules,
      underscored: allowed.map { $0[0] }.filter { $0.hasPrefix("_") },
      exceptions: exceptions.mapValues { Set($0.map { $0[1] }) })
    return try check.problems(in: files) {
      try repository.text($0).split(separator: "\n", omittingEmptySubsequences: false)
    }
      + sources.filter { files[$0] == nil }.map {
        Problem(path: $0, message: "the index of the build has nothing of it; build the package first")
      }
  }

  /// The symbols that the compiler noted in source files of the repository.
  private func occurrences(in paths: [String]) throws -> [String: [SymbolOccurrence]] {
    let library = try IndexLibrary(path: Toolchain().libraries.appendingPathComponent("libIndexStore.so").path)
    let store = IndexStore(library: library, path: buildFolder.appendingPathComponent("index/store").path)
    let wanted = Dictionary(grouping: paths) { ($0 as NSString).lastPathComponent }
    // The build may have seen the repository under another path.
    func source(_ file: String) -> String? {
      wanted[(file as NSString).lastPathComponent]?.first { file.hasSuffix("/" + $0) }
    }
    let found = try store.occurrences { source($0) != nil }
    return Dictionary(found.compactMap { file, all in source(file).map { ($0, all) } }, uniquingKeysWith: +)
  }

  private func appleDeclarations() throws -> AppleDeclarations {
    var apple = AppleDeclarations()
    for framework in StructureCheck.frameworks {
      apple.add(table: try repository.table("Data/AppleDeclarations/\(framework).tsv"))
    }
    apple.add(documented: try repository.table("Data/AppleDeclarations/documented.tsv"))
    return apple
  }

  private func symbolGraphs() throws -> SymbolGraphs {
    let extraction = SymbolGraphExtraction(buildFolder: buildFolder, repository: repository)
    return SymbolGraphs(try extraction.graphs(of: StructureCheck.mirroredModules))
  }

  // MARK: Support table

  private func supportDocument(_ apple: AppleDeclarations, _ graphs: SymbolGraphs) throws -> SupportDocument {
    let counts = try repository.table("Data/Support/usage.tsv").compactMap { row in Int(row[1]).map { (row[0], $0) } }
    let named = try symbolsNamedByTests()
    let table = SupportTable(
      usage: Dictionary(counts, uniquingKeysWith: max), types: Set(graphs.symbols.map(\.path)),
      present: Set(graphs.symbols.filter { named.contains($0.identifier.declaration) }.map(\.path)),
      ancestors: graphs.ancestors,
      isType: { apple.kinds[$0]?.isDisjoint(with: ["class", "struct", "enum", "protocol", "typealias"]) == false })
    return SupportDocument(
      table: table, substitutes: try repository.table(SupportDocument.substitutesPath),
      summarised: try repository.table("Data/Support/summarised.txt").map { $0[0] })
  }

  /// The symbols that tests name, and the requirements and methods that these implement or override: a table view
  /// controller's method is its protocol's.
  private func symbolsNamedByTests() throws -> Set<String> {
    let folders = ["Tests"] + Self.mirroredModules.map { "Sources/\($0)" }
    let paths = try folders.flatMap(repository.paths).filter { $0.hasSuffix(".swift") }
    let files = try occurrences(in: paths)
    var overridden: [String: Set<String>] = [:]
    for occurrence in files.values.joined() where !occurrence.overridden.isEmpty {
      overridden[occurrence.usr, default: []].formUnion(occurrence.overridden)
    }
    var named: Set<String> = []
    var open = files.filter { $0.key.hasPrefix("Tests/") }.values.joined().map(\.usr)
    while let next = open.popLast() {
      if named.insert(next).inserted { open += overridden[next] ?? [] }
    }
    return named
  }

  /// The problems of the support table, and of its summary in the README, if they are out of date.
  func supportProblems() throws -> [Problem] {
    try supportDocument(appleDeclarations(), symbolGraphs()).problems(
      document: (try? repository.text(SupportDocument.path)) ?? "",
      readme: try repository.text(SupportDocument.readmePath))
  }

  /// Writes the support table, and its summary in the README.
  func writeSupport() throws {
    let document = try supportDocument(appleDeclarations(), symbolGraphs())
    try repository.write(document.text, to: SupportDocument.path)
    if let readme = document.readme(try repository.text(SupportDocument.readmePath)) {
      try repository.write(readme, to: SupportDocument.readmePath)
    }
  }
}
