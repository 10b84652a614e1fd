/// Which classes have tables, and what is in them.
struct ClassTables {
  let model: ClassModel

  private var index: ModuleIndex { model.index }

  /// The full name of the class that a declaration or an extension is of; nil if it is of another type.
  func className(of place: ModuleIndex.Place) -> String? {
    let declaration = index.declaration(place)
    if declaration.kind == .class { return declaration.fullName }
    guard declaration.kind == .extension else { return nil }
    guard let name = index.resolve(declaration.path, in: []) else {
      return AppleClasses.superclass(of: declaration.name) == nil ? nil : declaration.name
    }
    return index.declarations(of: name).first.map { index.declaration($0).kind == .class } == true ? name : nil
  }

  /// Whether a name is that of a class, of the sources or of Apple's.
  func isClass(_ name: String) -> Bool {
    AppleClasses.superclass(of: name) != nil
      || index.declarations(of: name).contains { index.declaration($0).kind == .class }
  }

  /// The members of one declaration that belong into a table.
  func exposed(_ kind: TableKind, in place: ModuleIndex.Place) -> [MemberDeclaration] {
    guard let name = className(of: place) else { return [] }
    let declaration = index.declaration(place)
    return declaration.members.filter {
      kind.has($0) && canBeFound($0, in: name) && model.isExposed($0, in: declaration, of: name)
    }
  }

  /// Whether a method is in the table of its class or of a superclass, so that it is found by its selector.
  func isInTable(_ member: MemberDeclaration, _ place: ModuleIndex.Place, _ name: String) -> Bool {
    guard canBeFound(member, in: name) else { return false }
    if model.isExposed(member, in: index.declaration(place), of: name) { return true }
    return member.isOverride
      && model.line(of: name).dropFirst().contains { above in
        index.members(of: above).contains {
          $0.member.fullName == member.fullName
            && model.isExposed($0.member, in: index.declaration($0.place), of: above)
        }
      }
  }

  /// Whether a member can be called, or read, by its name alone. An asynchronous one begins a task, which only classes
  /// on the main actor can.
  func canBeFound(_ member: MemberDeclaration, in name: String) -> Bool {
    isNamed(member) && !member.isGeneric && (!member.isAsync || isResponder(name))
      && member.parameters.count <= Self.parameterLimit && !member.parameters.contains(where: \.isUntransferable)
  }

  /// The number of arguments that a call by selector can have.
  static let parameterLimit = 3

  /// Whether a member can be found by name: operators have no names in Objective-C, and static properties are not
  /// supported.
  private func isNamed(_ member: MemberDeclaration) -> Bool {
    guard member.isStatic else { return true }
    let isOperator = member.name.first { $0.isLetter || $0 == "_" } == nil
    return member.kind == .method && !isOperator
  }

  /// The extensions whose tables are added to the table of a class: its own and, for the topmost converted class, those
  /// of its superclasses of Apple's.
  func extensions(with kind: TableKind, of name: String) -> [ModuleIndex.Place] {
    var names = [name]
    if model.superclass(of: name) == nil, let foreign = model.foreignSuperclass(of: name) {
      names += AppleClasses.line(of: foreign)
    }
    return names.flatMap { index.extensions(of: $0) }
      .filter { $0.file < index.ownFiles && !exposed(kind, in: $0).isEmpty }
  }

  func needsTable(_ kind: TableKind, _ name: String) -> Bool {
    if kind == .properties && hasFixedProperties(name) { return false }
    return index.declarations(of: name).contains { !exposed(kind, in: $0).isEmpty }
      || !extensions(with: kind, of: name).isEmpty
  }

  /// Whether a superclass of UIKit's has a fixed table of properties, to which subclasses cannot add.
  func hasFixedProperties(_ name: String) -> Bool {
    let line = model.foreignSuperclass(of: name).map(AppleClasses.line) ?? []
    return line.contains("CALayer") || line.contains("UIGestureRecognizer")
  }

  /// Whether a class above has the table, so that a class overrides it.
  func inheritsTable(_ kind: TableKind, _ name: String) -> Bool {
    if inheritsFromResponder(name) { return true }
    return model.line(of: name).dropFirst().contains { needsTable(kind, $0) }
  }

  /// Whether a class is a responder. If its superclass is not known, the ending of the superclass's name decides.
  func inheritsFromResponder(_ name: String) -> Bool {
    switch model.root(of: name) {
    case .responder: true
    case .plain: false
    case .unknown(let above):
      ["Controller", "View", "Cell", "Button", "Label", "Field", "Control", "Window", "Responder", "Bar", "Switch"]
        .contains { above.hasSuffix($0) }
    }
  }

  private func isResponder(_ name: String) -> Bool {
    inheritsFromResponder(name) || AppleClasses.line(of: name).contains("UIResponder")
  }

  // MARK: Text

  /// The table of a class, as a member of its declaration; nil if it has none of its own.
  func table(_ kind: TableKind, of place: ModuleIndex.Place) -> String? {
    let declaration = index.declaration(place)
    guard declaration.kind == .class, needsTable(kind, declaration.fullName) else { return nil }
    let name = declaration.fullName
    let inherits = inheritsTable(kind, name)
    let isolation = inheritsFromResponder(name) ? "" : "@MainActor "
    let parts = extensions(with: kind, of: name).map { part in
      TableEntry(
        text: extensionTable(kind, part), conditions: index.declaration(part).conditions)
    }
    return TableText(
      head: isolation + model.access(of: declaration.path).exporting + (inherits ? "override " : "")
        + "class var \(kind.property): [\(kind.element)]",
      base: inherits ? "super.\(kind.property)" : nil, element: kind.element,
      entries: entries(kind, place, name), parts: parts
    ).text
  }

  /// The table of an extension, which is added to that of the class.
  func extensionTable(_ kind: TableKind, of place: ModuleIndex.Place) -> String? {
    guard index.declaration(place).kind == .extension, let name = className(of: place) else { return nil }
    let entries = entries(kind, place, name)
    guard !entries.isEmpty else { return nil }
    let isolation = isResponder(name) ? "" : "@MainActor "
    return TableText(
      head: isolation + "internal static var \(extensionTable(kind, place)): [\(kind.element)]", base: nil,
      element: kind.element, entries: entries, parts: []
    ).text
  }

  /// The name of an extension's table.
  func extensionTable(_ kind: TableKind, _ place: ModuleIndex.Place) -> String {
    let stem = String(index.files[place.file].stem.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return "\(kind.property)_\(stem)_\(place.type)"
  }

  private func entries(_ kind: TableKind, _ place: ModuleIndex.Place, _ name: String) -> [TableEntry] {
    let type =
      index.declaration(place).kind == .extension ? index.declaration(place).fullName : index.declaration(place).name
    return exposed(kind, in: place).map { member in
      TableEntry(
        text: kind == .properties ? property(member, type) : action(member, type, name), conditions: member.conditions)
    }
  }

  private func property(_ member: MemberDeclaration, _ type: String) -> String {
    "_Property(\"\(member.objectiveCName)\", \\\(type).\(member.name))"
  }

  private func action(_ member: MemberDeclaration, _ type: String, _ name: String) -> String {
    action(selector(of: member, in: name), method(member, type, name), isOfClass: member.isStatic)
  }

  func action(_ selector: String, _ method: String, isOfClass: Bool) -> String {
    "_Action(\(isOfClass ? "ofClass: " : "")\"\(selector)\", \(method))"
  }

  /// The selector of a method. If the method implements a requirement or overrides a method with an `@objc(name)`, that
  /// name.
  func selector(of member: MemberDeclaration, in name: String) -> String {
    if member.givenName == nil, let named = model.requirement(givenBy: member, of: name)?.givenName { return named }
    if member.givenName == nil && member.isOverride {
      for above in model.line(of: name).dropFirst() {
        let overridden = index.members(of: above).first {
          $0.member.fullName == member.fullName && $0.member.givenName != nil
        }
        if let overridden { return overridden.member.objectiveCName }
      }
    }
    return member.objectiveCName
  }

  /// A method as a value: its name if that is unambiguous, otherwise a closure that calls it.
  func method(_ member: MemberDeclaration, _ type: String, _ name: String) -> String {
    // For a method of a class on no actor, the compiler warns when its name is used as a main-actor closure.
    let isPlain = !member.isAsync && !member.isThrowing && !member.isStatic
    let isNamed = isPlain && !member.parameters.isEmpty && isResponder(name) && !hasOverloads(member, name)
    if isNamed { return "Self.\(member.fullName)" }
    let call = member.parameters.enumerated().map { offset, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "a\(offset)"
    }
    let parameters = member.parameters.enumerated().map { "a\($0.offset): \($0.element.type)" }
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    let expression = "target.\(member.name)(\(call.joined(separator: ", ")))"
    return "{ (target: \(type)\(member.isStatic ? ".Type" : "")) in { \(head)\(Self.called(expression, member)) } }"
  }

  /// The code of a call from a table. Its error is dropped, and an asynchronous method runs in a task, because a caller
  /// by selector can neither handle an error nor wait.
  private static func called(_ expression: String, _ member: MemberDeclaration) -> String {
    if member.isAsync { return "_ = Task { \(member.isThrowing ? "_ = try? " : "")await \(expression) }" }
    guard member.isThrowing else { return expression }
    let hasResult = ![nil, "Void", "()"].contains(member.type)
    return (hasResult ? "" : "_ = ") + "try? " + expression
  }

  private func hasOverloads(_ member: MemberDeclaration, _ name: String) -> Bool {
    model.line(of: name).contains { above in
      index.members(of: above).contains { other in
        other.member.fullName == member.fullName && other.member.kind == .method
          && other.member.parameters.map(\.type) != member.parameters.map(\.type)
      }
    }
  }
}
