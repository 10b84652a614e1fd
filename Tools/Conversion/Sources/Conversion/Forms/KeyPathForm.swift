import SwiftSyntax

/// `#keyPath(Person.name.count)` as the text that Objective-C has for it.
struct KeyPathForm {
  let model: ClassModel

  private var index: ModuleIndex { model.index }
  private var parameters: TypeParameters { TypeParameters(model: model) }

  func convert(_ node: MacroExpansionExprSyntax, scope: [String], _ scan: SourceScan) {
    guard let argument = node.arguments.first?.expression else { return }
    let path = argument.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" && $0 != "?" && $0 != "!" }
    let names = path.split(separator: ".").map(String.init)
    let (owner, properties) = split(names, scope, Syntax(node))
    let places = Self.places(in: argument).suffix(properties.count)
    if owner == nil {
      scan.note("The type of \(node.trimmedDescription) is not known; its keys are guesses.", at: node)
    }
    let text = "\"\(keys(properties, of: owner, Array(places), in: node, scope, scan).joined(separator: "."))\""
    scan.edits.replace(node.range, with: text, .keyPath)
  }

  /// The type that the path begins with, and the properties after it.
  private func split(
    _ names: [String], _ scope: [String], _ place: Syntax
  ) -> (owner: String?, properties: [String]) {
    let parameter = names.dropLast().prefix { $0.first?.isUppercase == true }
    let written = parameter.joined(separator: ".")
    if parameters.isParameter(written, in: scope, at: place) {
      return (parameters.names(of: written, in: scope, at: place).first, Array(names[parameter.count...]))
    }
    for count in stride(from: names.count - 1, to: 0, by: -1) {
      if let type = index.resolve(Array(names[..<count]), in: scope) { return (type, Array(names[count...])) }
    }
    let types = names.prefix { $0.first?.isUppercase == true || $0 == "self" }
    if let last = types.last, last != "Self", last != "self", types.count < names.count {
      return (last, Array(names[types.count...]))
    }
    return (index.resolve(scope, in: []) ?? scope.last, Array(names[types.count...]))
  }

  /// The names of a path, from the first to the last.
  private static func places(in path: ExprSyntax) -> [ExprSyntax] {
    let core = TypeQuestion.core(of: path)
    guard let access = core.as(MemberAccessExprSyntax.self) else { return [core] }
    return (access.base.map(places) ?? []) + [ExprSyntax(access.declName)]
  }

  private func keys(
    _ properties: [String], of owner: String?, _ places: [ExprSyntax], in node: MacroExpansionExprSyntax,
    _ scope: [String], _ scan: SourceScan
  ) -> [String] {
    var owner = owner
    return properties.enumerated().map { number, property in
      guard let type = owner, let found = self.property(property, of: type) else {
        owner = nil
        return ObjectiveCName.key(ofApple: property)
      }
      let isLast = number + 1 == properties.count
      let declared = found.member.type.map { $0.filter { !"[]".contains($0) } }
      let place = index.declaration(found.place).path
      var types = declared.map { parameters.names(of: $0, in: place, at: nil) } ?? []
      // A following property belongs to this property's type. If the declaration does not tell that type, the compiler
      // does.
      let isTold = declared.map { !parameters.isParameter($0, in: place, at: nil) } ?? false
      if !isTold, !isLast, places.indices.contains(number) {
        let refused = TypeQuestion.Refused(node, part: places[number], prefix: "\\\(type).")
        let path = scan.types(of: places[number], in: refused).first { $0.contains("KeyPath<") }
        let told = path.map { $0.drop { $0 != "," }.dropFirst().dropLast().filter { !"[]".contains($0) } }
        if let told { types = parameters.names(of: String(told), in: scope, at: Syntax(node)) }
        if types.isEmpty {
          scan.note("The type of \(type).\(property) is not known; the keys behind it are guesses.", at: node)
        }
      }
      owner = types.first
      return found.member.objectiveCName
    }
  }

  private func property(_ name: String, of type: String) -> (place: ModuleIndex.Place, member: MemberDeclaration)? {
    model.line(of: type).lazy.flatMap { index.members(of: $0) }
      .first { $0.member.kind == .property && $0.member.name == name }
  }
}
