/// The declarations of all files of a module, and of the modules below it.
/// It records the names that a file's conversion looks up, so that the file is converted again only when their
/// declarations change.
final class ModuleIndex {
  /// One declaration of a type, or an extension, in a file.
  struct Place: Hashable {
    let file: Int
    let type: Int
  }

  let module: String
  let files: [FileDeclarations]
  /// Files from here on belong to other modules.
  let ownFiles: Int
  /// The names of all type parameters, and `Self`. Most types contain none of these names, and need no further search.
  let parameterNames: Set<String>

  private var declared: [String: [Place]] = [:]
  private var extended: [String: [Place]] = [:]
  private var byLastName: [String: [Place]] = [:]
  private var membersByName: [String: [(place: Place, member: Int)]] = [:]
  /// The names that the conversion of the present file has looked up.
  private var asked: Set<String> = []
  private var fingerprints: [String: String] = [:]

  init(module: String, files: [FileDeclarations], imported: [FileDeclarations] = []) {
    self.module = module
    self.files = files + imported
    ownFiles = files.count
    parameterNames = self.files.reduce(into: ["Self"]) { $0.formUnion($1.parameterNames) }
    for (file, declarations) in self.files.enumerated() {
      for (type, declaration) in declarations.types.enumerated() {
        let place = Place(file: file, type: type)
        byLastName[declaration.name, default: []].append(place)
        if declaration.kind != .extension { declared[declaration.fullName, default: []].append(place) }
        for (member, value) in declaration.members.enumerated() {
          membersByName[value.name, default: []].append((place, member))
        }
      }
    }
    for (file, declarations) in self.files.enumerated() {
      for (type, declaration) in declarations.types.enumerated() where declaration.kind == .extension {
        let name = resolve(declaration.path, in: []) ?? declaration.fullName
        extended[name, default: []].append(Place(file: file, type: type))
      }
    }
    asked = []
  }

  func declaration(_ place: Place) -> TypeDeclaration { files[place.file].types[place.type] }

  // MARK: Look-ups

  /// The full name of a type that this module, or one below, declares; nil for others. Aliases are followed.
  func resolve(_ path: [String], in scope: [String]) -> String? {
    resolve(path, in: scope, steps: 8)
  }

  private func resolve(_ path: [String], in scope: [String], steps: Int) -> String? {
    let path = path.map(Self.withoutArguments)
    guard let last = path.last, steps > 0 else { return nil }
    asked.insert("type " + last)
    for count in stride(from: scope.count, through: 0, by: -1) {
      if let found = exact(scope[..<count] + path, steps) { return found }
    }
    if path.count > 1, path[0] == module { return exact(path[1...], steps) }
    return nil
  }

  private func exact(_ path: ArraySlice<String>, _ steps: Int) -> String? {
    let name = path.joined(separator: ".")
    guard let place = declared[name]?.first else { return nil }
    let found = declaration(place)
    guard found.kind == .typealias else { return name }
    guard let target = found.inherited.first else { return nil }
    return resolve(Self.components(target), in: Array(path.dropLast()), steps: steps - 1)
  }

  /// The declarations of a type: more than one if conditions of `#if` choose between them.
  func declarations(of name: String) -> [Place] {
    ask(typeNamed: name)
    return declared[name] ?? []
  }

  /// The extensions of a type, of one of Apple's too.
  func extensions(of name: String) -> [Place] {
    ask(typeNamed: name)
    return extended[name] ?? []
  }

  /// The members of a type and of its extensions, with the declaration that has them.
  func members(of name: String) -> [(place: Place, member: MemberDeclaration)] {
    (declarations(of: name) + extensions(of: name)).flatMap { place in
      declaration(place).members.map { (place, $0) }
    }
  }

  /// Members of any type that have a name.
  func members(named name: String) -> [(place: Place, member: MemberDeclaration)] {
    asked.insert("member " + name)
    return (membersByName[name] ?? []).map { ($0.place, declaration($0.place).members[$0.member]) }
  }

  func isProtocol(_ name: String) -> Bool {
    declarations(of: name).first.map { declaration($0).kind == .protocol } ?? false
  }

  /// The module's own extensions of classes that it does not declare, in the order of the files.
  func extensionsOfOthers() -> [Place] {
    asked.insert(Self.extensionsOfOthers)
    return ownExtensionsOfOthers
  }

  private static let extensionsOfOthers = "extensions of other modules' classes"

  private lazy var ownExtensionsOfOthers: [Place] = extended.filter { declared[$0.key] == nil }.flatMap(\.value)
    .filter { $0.file < ownFiles }.sorted { ($0.file, $0.type) < ($1.file, $1.type) }

  private func ask(typeNamed name: String) {
    asked.insert("type " + (name.split(separator: ".").last.map(String.init) ?? name))
  }

  /// The full name of a type that code or the compiler has written. For a type that the sources do not declare, the
  /// last component of its name.
  func typeName(_ written: String, in scope: [String]) -> String? {
    let parts = written.split(separator: "&").map { part in
      var path = Self.components(part.trimmingPrefix { $0 == " " }.description)
      if path.last == "Type" { path.removeLast() }
      return path
    }
    let known = parts.lazy.compactMap { path in
      self.resolve(path, in: scope) ?? (path.count > 1 ? self.resolve(Array(path.dropFirst()), in: scope) : nil)
    }.first
    if let known { return known }
    guard let last = parts.first?.last else { return nil }
    // The full name of a type in a function contains a number, such as `local1.Cell`, which the written name lacks.
    let locals = (byLastName[last] ?? []).filter { declaration($0).path.contains { $0.hasPrefix("local") } }
    return locals.count == 1 ? declaration(locals[0]).fullName : last
  }

  // MARK: What a conversion used

  /// The names looked up since the last call, each with the fingerprint of its declarations.
  func takeQuestions() -> [String: String] {
    defer { asked = [] }
    return Dictionary(uniqueKeysWithValues: asked.map { ($0, fingerprint(of: $0)) })
  }

  /// A text that changes with the declarations of a name.
  func fingerprint(of question: String) -> String {
    if let known = fingerprints[question] { return known }
    let name = question.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    var hash = Fingerprint()
    if question == Self.extensionsOfOthers {
      for place in ownExtensionsOfOthers { hash.add(declaration(place), in: files[place.file].stem, place.type) }
    } else if question.hasPrefix("type ") {
      for place in byLastName[name] ?? [] { hash.add(declaration(place), in: files[place.file].stem, place.type) }
    } else {
      for (place, member) in membersByName[name] ?? [] {
        hash.add(declaration(place).path.joined(separator: "."))
        hash.add(declaration(place).members[member])
      }
    }
    fingerprints[question] = hash.text
    return hash.text
  }

  // MARK: Names

  /// `Outer.Inner<Int>?` as `["Outer", "Inner"]`.
  static func components(_ type: String) -> [String] {
    var text = withoutArguments(type.trimmingPrefix("any ").trimmingPrefix("some ").description)
    text.removeAll { "?!() ".contains($0) }
    return text.split(separator: ".").map(String.init)
  }

  private static func withoutArguments(_ name: String) -> String {
    guard name.contains("<") else { return name }
    var depth = 0
    return name.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth <= 0
    }
  }
}
