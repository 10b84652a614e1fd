/// Generates the class `_CarriedTables`, in which UIKit finds the members that the module adds to UIKit's own classes
/// by extensions. It is written into the first file that has such an extension.
struct CarriedTablesForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  func convert(_ file: Int, _ scan: SourceScan) {
    let isConcerned = scan.declarations.types.indices.contains { isCarried(ModuleIndex.Place(file: file, type: $0)) }
    guard isConcerned else { return }
    let carried = index.extensionsOfOthers().filter(isCarried)
    guard carried.first?.file == file else { return }
    let members = [text("actions", .actions, carried), text("properties", .properties, carried)]
    let declaration = "final class _CarriedTables: _CarriedTablesOfModule { \(members.joined(separator: "; ")) }"
    let start = scan.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
    scan.edits.insert(start + declaration + "\n", at: scan.bytes.count, .table)
  }

  private func isCarried(_ place: ModuleIndex.Place) -> Bool {
    let declaration = index.declaration(place)
    guard declaration.kind == .extension, let name = tables.className(of: place), index.declarations(of: name).isEmpty
    else { return false }
    return TableKind.allCases.contains { !tables.exposed($0, in: place).isEmpty }
  }

  private func text(_ name: String, _ kind: TableKind, _ carried: [ModuleIndex.Place]) -> String {
    let entries = carried.filter { !tables.exposed(kind, in: $0).isEmpty }.map { place in
      let type = index.declaration(place).fullName
      return TableEntry(
        text: "(\(type).self, \(type).\(tables.extensionTable(kind, place)))",
        conditions: index.declaration(place).conditions)
    }
    return TableText(
      head: "@MainActor static var \(name): [(type: AnyObject.Type, \(name): [\(kind.element)])]", base: nil,
      element: "(type: AnyObject.Type, \(name): [\(kind.element)])", entries: entries, parts: []
    ).text
  }
}
