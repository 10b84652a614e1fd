import CIndexStore
import Foundation

/// The toolchain's library that reads the compiler's index of each source file.
struct IndexLibrary {
  let createStore: index_store_create_function
  let disposeStore: index_dispose_function
  let units: index_units_function
  let createUnit: index_reader_function
  let disposeUnit: index_dispose_function
  let mainFile: index_string_function
  let dependencies: index_objects_function
  let dependencyKind: index_kind_function
  let dependencyName: index_string_function
  let createRecord: index_reader_function
  let disposeRecord: index_dispose_function
  let occurrences: index_objects_function
  let occurrenceSymbol: index_object_function
  let occurrenceRoles: index_bits_function
  let occurrencePosition: index_position_function
  let occurrenceRelations: index_objects_function
  let relationRoles: index_bits_function
  let relationSymbol: index_object_function
  let symbolUSR: index_string_function
  let symbolName: index_string_function
  let symbolSubkind: index_kind_function

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Opens the library, which is beside the toolchain's programs.
  init(path: String) throws {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(
        description: "\(path) cannot be opened: \(dlerror().map { String(cString: $0) } ?? "unknown reason")")
    }
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(library, "indexstore_" + name) else {
        throw Failure(description: "\(path) has no indexstore_\(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    createStore = try function("store_create")
    disposeStore = try function("store_dispose")
    units = try function("store_units_apply_f")
    createUnit = try function("unit_reader_create")
    disposeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    dependencies = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    createRecord = try function("record_reader_create")
    disposeRecord = try function("record_reader_dispose")
    occurrences = try function("record_reader_occurrences_apply_f")
    occurrenceSymbol = try function("occurrence_get_symbol")
    occurrenceRoles = try function("occurrence_get_roles")
    occurrencePosition = try function("occurrence_get_line_col")
    occurrenceRelations = try function("occurrence_relations_apply_f")
    relationRoles = try function("symbol_relation_get_roles")
    relationSymbol = try function("symbol_relation_get_symbol")
    symbolUSR = try function("symbol_get_usr")
    symbolName = try function("symbol_get_name")
    symbolSubkind = try function("symbol_get_subkind")
  }

  /// The value of `INDEXSTORE_UNIT_DEPENDENCY_RECORD`: the dependency is a record of a file's symbols.
  static let recordDependency: UInt32 = 2
  static let definitionRole: UInt64 = 1 << 1
  static let referenceRole: UInt64 = 1 << 2
  /// The related symbol is overridden, or is the requirement that is fulfilled.
  static let overrideRole: UInt64 = 1 << 11
  /// Getters, setters and the like, which are ignored: the index also has an occurrence of the property itself.
  static let accessorSubkinds: Set<UInt32> = [3, 4, 1000, 1001, 1002, 1003, 1014, 1015, 1016, 1017, 1018]
}

extension String {
  init(_ text: index_string) {
    self.init(decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
  }
}
