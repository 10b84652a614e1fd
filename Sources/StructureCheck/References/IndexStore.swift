import CIndexStore

/// A symbol that a source file names or defines.
struct SymbolOccurrence: Hashable, Sendable {
  /// The identifier, as in symbol graphs.
  var usr: String
  var name: String
  var line: Int
  var isDefinition: Bool
  /// The methods that a definition overrides, and the requirements that it fulfils, as the symbol graphs name them.
  var overridden: [String] = []
}

/// The symbols that the compiler noted in source files while it built them.
struct IndexStore {
  let library: IndexLibrary
  /// The folder, such as `.build/debug/index/store`.
  let path: String

  /// The occurrences in each source file that `isWanted` accepts, by its path. A file that was built several times, for
  /// example in several programs, has them repeatedly.
  func occurrences(where isWanted: (String) -> Bool) throws -> [String: [SymbolOccurrence]] {
    var error: UnsafeMutableRawPointer?
    guard let store = library.createStore(path, &error) else {
      throw IndexLibrary.Failure(description: "\(path) is no index store; build the package with its tests first")
    }
    defer { library.disposeStore(store) }
    var result: [String: [SymbolOccurrence]] = [:]
    for unit in names(of: store) {
      guard let reader = library.createUnit(store, unit, &error) else { continue }
      defer { library.disposeUnit(reader) }
      let file = String(library.mainFile(reader))
      guard isWanted(file) else { continue }
      result[file, default: []] += records(of: reader).flatMap { occurrences(in: $0, of: store) }
    }
    return result
  }

  private func names(of store: UnsafeMutableRawPointer) -> [String] {
    let names = Box<[String]>([])
    _ = library.units(store, 1, names.pointer) { context, name in
      Box<[String]>.at(context).value.append(String(name))
      return true
    }
    return names.value
  }

  private func records(of unit: UnsafeMutableRawPointer) -> [String] {
    let found = Box((library: library, names: [String]()))
    _ = library.dependencies(unit, found.pointer) { context, dependency in
      let found = Box<(library: IndexLibrary, names: [String])>.at(context)
      if found.value.library.dependencyKind(dependency) == IndexLibrary.recordDependency {
        found.value.names.append(String(found.value.library.dependencyName(dependency)))
      }
      return true
    }
    return found.value.names
  }

  private func occurrences(in record: String, of store: UnsafeMutableRawPointer) -> [SymbolOccurrence] {
    var error: UnsafeMutableRawPointer?
    guard let reader = library.createRecord(store, record, &error) else { return [] }
    defer { library.disposeRecord(reader) }
    let found = Box((library: library, occurrences: [SymbolOccurrence]()))
    _ = library.occurrences(reader, found.pointer) { context, occurrence in
      let found = Box<(library: IndexLibrary, occurrences: [SymbolOccurrence])>.at(context)
      if let made = SymbolOccurrence(occurrence, found.value.library) { found.value.occurrences.append(made) }
      return true
    }
    return found.value.occurrences
  }
}

extension SymbolOccurrence {
  /// Nil for occurrences that neither refer to nor define a symbol, and for getters and setters.
  fileprivate init?(_ occurrence: UnsafeMutableRawPointer?, _ library: IndexLibrary) {
    let roles = library.occurrenceRoles(occurrence)
    let symbol = library.occurrenceSymbol(occurrence)
    let isDefinition = roles & IndexLibrary.definitionRole != 0
    guard isDefinition || roles & IndexLibrary.referenceRole != 0,
      !IndexLibrary.accessorSubkinds.contains(library.symbolSubkind(symbol))
    else { return nil }
    var line: UInt32 = 0
    var column: UInt32 = 0
    library.occurrencePosition(occurrence, &line, &column)
    self.init(
      usr: String(library.symbolUSR(symbol)), name: String(library.symbolName(symbol)), line: Int(line),
      isDefinition: isDefinition, overridden: isDefinition ? Self.overridden(by: occurrence, library) : [])
  }

  private static func overridden(by occurrence: UnsafeMutableRawPointer?, _ library: IndexLibrary) -> [String] {
    let found = Box((library: library, symbols: [String]()))
    _ = library.occurrenceRelations(occurrence, found.pointer) { context, relation in
      let found = Box<(library: IndexLibrary, symbols: [String])>.at(context)
      let library = found.value.library
      if library.relationRoles(relation) & IndexLibrary.overrideRole != 0 {
        found.value.symbols.append(String(library.symbolUSR(library.relationSymbol(relation))))
      }
      return true
    }
    return found.value.symbols
  }
}

/// A value that C functions access through a pointer.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  /// Valid as long as the box is alive.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Box {
    Unmanaged<Box>.fromOpaque(pointer!).takeUnretainedValue()
  }
}
