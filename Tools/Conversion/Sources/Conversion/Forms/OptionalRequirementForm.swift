import SwiftSyntax

/// `@objc optional` requirements: each becomes a property with a closure, which is nil if a class does not implement
/// the method. An extension of the protocol lets calls such as `delegate?.f?(x)` compile unchanged.
struct OptionalRequirementForm {
  let tables: ClassTables

  private var model: ClassModel { tables.model }
  private var index: ModuleIndex { tables.model.index }

  // MARK: Protocols

  func convertProtocol(_ place: ModuleIndex.Place, _ scan: SourceScan) {
    let declaration = index.declaration(place)
    guard declaration.kind == .protocol, declaration.isExposed else { return }
    limitToClasses(declaration, scan.anchors[place.type], scan)
    let optional = declaration.members.enumerated().filter { $0.element.isOptional }
    guard !optional.isEmpty else { return }
    for (number, member) in optional {
      let text = "var \(hidden(member)): \(optionalType(member)) { get }"
      scan.edits.replace(scan.memberAnchors[place.type][number].whole, with: text, .optionalRequirement)
    }
    let members = optional.map(\.element)
    let conditions = members.flatMap(\.conditions)
    if !conditions.isEmpty {
      scan.note(
        "Optional requirements of \(declaration.fullName) depend on \(conditions[0]); they are required always.",
        at: scan.memberAnchors[place.type][optional[0].offset].syntax)
    }
    let end = scan.outermostEnd(of: place.type)
    scan.edits.insert("; " + callable(members, declaration), at: end, .optionalRequirement)
  }

  private func limitToClasses(_ declaration: TypeDeclaration, _ anchors: TypeAnchors, _ scan: SourceScan) {
    let scope = Array(declaration.path.dropLast())
    let isLimited = declaration.inherited.contains { type in
      if ["AnyObject", "class", "NSObjectProtocol"].contains(type) { return true }
      let name = index.resolve(ModuleIndex.components(type), in: scope)
      return name.map { index.declarations(of: $0).contains { index.declaration($0).isExposed } } ?? false
    }
    if isLimited { return }
    scan.edits.insert(
      (anchors.hasInheritance ? ", " : ": ") + "AnyObject", at: anchors.inheritance, .optionalRequirement)
  }

  /// The extension of a protocol through which its optional requirements are tested for nil, and called.
  private func callable(_ members: [MemberDeclaration], _ declaration: TypeDeclaration) -> String {
    let access = min(model.access(of: declaration.path), .public).exporting
    var types: [String] = []
    var text = "extension \(declaration.fullName) {"
    for member in members {
      text += " \(access)var \(hidden(member)): \(optionalType(member)) { nil };"
    }
    for (name, group) in Dictionary(grouping: members, by: \.name).sorted(by: { $0.key < $1.key }) {
      if group.count == 1, group[0].parameters.allSatisfy(\.label.isEmpty) {
        text += " @_disfavoredOverload \(access)var \(name): \(optionalType(group[0])) { \(hidden(group[0])) };"
      } else {
        let type = "_\(declaration.path.joined(separator: "_"))_\(name.filter { $0 != "`" })"
        let values = group.map { "\(hidden($0)): \(hidden($0))" }.joined(separator: ", ")
        let isAsked = group.map { "\(hidden($0)) == nil" }.joined(separator: " && ")
        text += " @_disfavoredOverload \(access)var \(name): \(type)? { \(isAsked) ? nil : \(type)(\(values)) };"
        types.append(callableType(type, group, access, isOnMainActor: declaration.isOnMainActor))
      }
    }
    return ([text + " }"] + types).joined(separator: "; ")
  }

  /// A struct with a `callAsFunction` for each requirement of one name, so that calls keep their argument labels.
  private func callableType(
    _ type: String, _ group: [MemberDeclaration], _ access: String, isOnMainActor: Bool
  ) -> String {
    var text = (isOnMainActor ? "@MainActor " : "") + "\(access)struct \(type) {"
    for member in group { text += " let \(hidden(member)): \(optionalType(member));" }
    for member in group {
      let parameters = member.parameters.enumerated().map { offset, parameter in
        "\(parameter.label.isEmpty ? "_" : parameter.label) a\(offset): \(parameter.type)"
      }
      let arguments = member.parameters.enumerated().map { ($0.element.isInout ? "&" : "") + "a\($0.offset)" }
      let result = member.type ?? "Void"
      let call = "\(hidden(member))\(group.count == 1 ? "!" : "?")(\(arguments.joined(separator: ", ")))"
      text +=
        (group.count == 1 && result == "Void" ? " " : " @discardableResult ")
        + "\(access)func callAsFunction(\(parameters.joined(separator: ", "))) -> "
        + (group.count == 1 ? result : "(\(result))?") + " { \(call) };"
    }
    return text + " }"
  }

  // MARK: Classes

  /// The properties with which a class or extension satisfies the optional requirements that it implements.
  func witnesses(of place: ModuleIndex.Place) -> [TableEntry] {
    let declaration = index.declaration(place)
    guard declaration.kind == .class || declaration.kind == .extension else { return [] }
    guard let name = tables.className(of: place), !declaration.inherited.isEmpty else { return [] }
    return protocols(adoptedIn: declaration).flatMap { adopted in
      index.declarations(of: adopted).flatMap { index.declaration($0).members }.filter(\.isOptional)
        .compactMap { requirement in
          witness(requirement, name).map { TableEntry(text: $0, conditions: []) }
        }
    }
  }

  /// The protocols that one declaration adopts, and those that they inherit from.
  private func protocols(adoptedIn declaration: TypeDeclaration) -> [String] {
    var found: [String] = []
    var open = declaration.inherited.map { ($0, Array(declaration.path.dropLast())) }
    while let (type, scope) = open.popLast() {
      for part in type.split(separator: "&") {
        guard let name = index.resolve(ModuleIndex.components(String(part)), in: scope), index.isProtocol(name),
          !found.contains(name)
        else { continue }
        found.append(name)
        let places = index.declarations(of: name)
        open += places.flatMap { index.declaration($0).inherited }.map { ($0, scope) }
      }
    }
    return found.sorted()
  }

  private func witness(_ requirement: MemberDeclaration, _ name: String) -> String? {
    let given = model.line(of: name).lazy.flatMap { index.members(of: $0) }.first {
      $0.member.kind == requirement.kind && $0.member.fullName == requirement.fullName
        && $0.member.access > .fileprivate
        && !$0.member.isStatic
    }
    guard given != nil else { return nil }
    let access = min(model.access(of: name.split(separator: ".").map(String.init)), .public).exporting
    let head = "\(access)var \(hidden(requirement)): \(optionalType(requirement))"
    if requirement.kind == .property { return "\(head) { \(requirement.name) }" }
    let names = requirement.parameters.indices.map { "a\($0)" }
    let arguments = requirement.parameters.enumerated().map { offset, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + (parameter.isInout ? "&" : "") + "a\(offset)"
    }
    let parameters = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
    return "\(head) { { \(parameters)self.\(requirement.name)(\(arguments.joined(separator: ", "))) } }"
  }

  // MARK: References

  /// Converts an optional requirement that is named without a call, such as in a test for nil, to its property.
  func convertReference(_ node: MemberAccessExprSyntax, scope: [String], _ scan: SourceScan) {
    guard let base = node.base?.trimmedDescription, !["self", "Self", "super"].contains(base),
      base.first?.isUppercase != true, let labels = node.declName.argumentNames?.arguments
    else { return }
    let name = node.declName.baseName.text
    let fullName = name + "(" + labels.map { $0.name.text + ":" }.joined() + ")"
    let requirement = index.members(named: name).first { place, member in
      member.isOptional && member.fullName == fullName && index.declaration(place).kind == .protocol
    }
    guard let requirement, let value = node.base else { return }
    // If the value's type is a class, the name means the method itself, which is not optional.
    let refused = TypeQuestion.Refused(node, part: TypeQuestion.core(of: value))
    let type = ValueTypes(model: model, scan: scan).name(of: value, scope: scope, in: refused)
    if let type, tables.isClass(type) { return }
    if type == nil {
      scan.note(
        "The type of \(base) is not known; \(fullName) is taken for the optional requirement of a protocol.", at: node)
    }
    scan.edits.replace(node.declName.range, with: hidden(requirement.member), .optionalRequirement)
  }

  // MARK: Names and types

  /// The name of the property that stands for a requirement: `_optional_list_didPick_2` for `list(_:didPick:)`.
  func hidden(_ member: MemberDeclaration) -> String {
    let labels = member.kind == .property ? [] : member.parameters.map { $0.label.isEmpty ? "" : "_" + $0.label }
    let count = member.parameters.isEmpty ? "" : "_\(member.parameters.count)"
    return "_optional_\(member.name.filter { $0 != "`" })\(labels.joined())\(count)"
  }

  private func optionalType(_ member: MemberDeclaration) -> String {
    let type = member.type ?? "Void"
    if member.kind == .property { return "(\(type))?" }
    let parameters = member.parameters.map { $0.isVariadic ? "[\($0.type)]" : $0.type }
    return "((\(parameters.joined(separator: ", ")))\(member.isThrowing ? " throws" : "") -> \(type))?"
  }
}
