/// The classes in the index: their superclasses, their protocols, and the members that Objective-C would know.
struct ClassModel {
  /// The kind of the first superclass that is not converted.
  enum Root: Equatable {
    /// A descendant of `UIResponder`, which has the tables already.
    case responder
    case plain
    /// A class that neither the sources nor UIKit declare.
    case unknown(String)
  }

  let index: ModuleIndex

  /// The superclass as it is written, with the scope of its name.
  private func written(_ name: String) -> (type: String, scope: [String])? {
    guard let place = index.declarations(of: name).first else { return nil }
    let declaration = index.declaration(place)
    guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
    return (first, Array(declaration.path.dropLast()))
  }

  /// The converted class that a class inherits from.
  func superclass(of name: String) -> String? {
    guard let (type, scope) = written(name),
      let found = index.resolve(ModuleIndex.components(type), in: scope), found != name,
      let place = index.declarations(of: found).first, index.declaration(place).kind == .class
    else { return nil }
    return found
  }

  /// A class and its converted superclasses, the class itself first.
  func line(of name: String) -> [String] {
    var line = [name]
    while let above = superclass(of: line.last!), !line.contains(above), line.count < 64 { line.append(above) }
    return line
  }

  /// The superclass of the topmost converted class, which is outside of the converted sources.
  func foreignSuperclass(of name: String) -> String? {
    guard let (type, scope) = written(line(of: name).last!) else { return nil }
    let path = ModuleIndex.components(type)
    guard let last = aliased(type, scope) ?? path.last else { return nil }
    if index.resolve(path, in: scope) != nil { return nil }
    if AppleClasses.superclass(of: last) != nil { return last }
    return AppleClasses.isProtocol(last) ? nil : last
  }

  /// A class and all its superclasses, Apple's too, the class itself first.
  func wholeLine(of name: String) -> [String] {
    if index.declarations(of: name).isEmpty { return AppleClasses.line(of: name) }
    return line(of: name) + (foreignSuperclass(of: name).map(AppleClasses.line) ?? [])
  }

  /// The class of Apple's behind an alias: `typealias Screen = UIViewController`.
  private func aliased(_ type: String, _ scope: [String]) -> String? {
    guard let last = ModuleIndex.components(type).last else { return nil }
    for count in stride(from: scope.count, through: 0, by: -1) {
      let name = (scope[..<count] + [last]).joined(separator: ".")
      guard let place = index.declarations(of: name).first, index.declaration(place).kind == .typealias else {
        continue
      }
      return index.declaration(place).inherited.first.flatMap { ModuleIndex.components($0).last }
    }
    return nil
  }

  func root(of name: String) -> Root {
    guard let foreign = foreignSuperclass(of: name) else { return .plain }
    if AppleClasses.line(of: foreign).contains("UIResponder") { return .responder }
    if AppleClasses.superclass(of: foreign) != nil || AppleClasses.plain.contains(foreign) { return .plain }
    return .unknown(foreign)
  }

  /// The protocols of the converted sources that declarations of a class adopt, and those that these inherit from.
  func adopted(by name: String) -> [String] {
    var found: [String] = []
    var open = (index.declarations(of: name) + index.extensions(of: name)).flatMap { place in
      index.declaration(place).inherited.map { ($0, Array(index.declaration(place).path.dropLast())) }
    }
    while let (type, scope) = open.popLast() {
      for part in type.split(separator: "&") {
        guard let full = index.resolve(ModuleIndex.components(String(part)), in: scope), !found.contains(full),
          let place = index.declarations(of: full).first, index.declaration(place).kind == .protocol
        else { continue }
        found.append(full)
        open += index.declaration(place).inherited.map { ($0, Array(index.declaration(place).path.dropLast())) }
      }
    }
    return found
  }

  /// Whether Objective-C would know a member, as a class or its extension declares it.
  func isExposed(_ member: MemberDeclaration, in declaration: TypeDeclaration, of name: String) -> Bool {
    if member.exposure.contains(.never) { return false }
    if !member.exposure.isDisjoint(with: [.explicit, .action, .outlet, .inspectable, .segueAction, .managed]) {
      return true
    }
    if member.access > .fileprivate && (declaration.exposesMembers || exposesMembers(name)) { return true }
    return isWitness(member, of: name)
  }

  /// Whether a class, or one above it, is marked `@objcMembers`.
  private func exposesMembers(_ name: String) -> Bool {
    line(of: name).contains { above in
      index.declarations(of: above).contains { index.declaration($0).exposesMembers }
    }
  }

  /// Whether a member implements a requirement of an `@objc` protocol that the class adopts.
  private func isWitness(_ member: MemberDeclaration, of name: String) -> Bool {
    requirement(givenBy: member, of: name) != nil
  }

  func requirement(givenBy member: MemberDeclaration, of name: String) -> MemberDeclaration? {
    if member.isStatic { return nil }
    for adopted in adopted(by: name) {
      for place in index.declarations(of: adopted) where index.declaration(place).isExposed {
        let match = index.declaration(place).members.first {
          $0.kind == member.kind && $0.fullName == member.fullName
        }
        if let match { return match }
      }
    }
    return nil
  }

  /// The access level of a type: the lowest among it and its enclosing types.
  func access(of path: [String]) -> Access {
    (1...max(1, path.count)).reduce(.open) { access, count in
      let name = path.prefix(count).joined(separator: ".")
      let own = index.declarations(of: name).first.map { index.declaration($0).access } ?? .internal
      return min(access, own)
    }
  }
}
