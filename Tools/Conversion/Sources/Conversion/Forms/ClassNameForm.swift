/// Classes with a different name in Objective-C, `@objc(Name)`. Each gets a generated subclass of that name, so that
/// storyboards and code find the class by it.
struct ClassNameForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  /// Whether a class can be found by its Objective-C name: under its own name, or by the generated subclass.
  func isFound(_ declaration: TypeDeclaration) -> Bool {
    guard let name = declaration.givenName else { return true }
    return name == declaration.name || needsSubclass(declaration)
  }

  private func needsSubclass(_ declaration: TypeDeclaration) -> Bool {
    guard let name = declaration.givenName, declaration.kind == .class, name != declaration.name else { return false }
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    return isName && !declaration.isFinal && !declaration.isGeneric
      && tables.model.access(of: declaration.path) > .fileprivate && index.declarations(of: name).isEmpty
      && !declaration.path.contains { $0.hasPrefix("local") }
  }

  func convert(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    let declaration = index.declaration(place)
    guard needsSubclass(declaration), let name = declaration.givenName else { return }
    scan.edits.insert(
      "; class \(name): \(declaration.fullName) {}", at: scan.outermostEnd(of: place.type), .adoption)
  }
}
