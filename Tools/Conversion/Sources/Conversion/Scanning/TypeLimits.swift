import SwiftSyntax

/// Reads which types limit generic parameters and associated types: `V: UIView`, `where V == Cell`.
enum TypeLimits {
  /// Whether a node can have type parameters, or limit those around it; a quick look at its kind.
  static func mayLimit(_ node: Syntax) -> Bool {
    switch node.kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl,
      .extensionDecl:
      true
    default: false
    }
  }

  /// The type parameters of a declaration, each with the types that constrain it; an empty array for an unconstrained
  /// one.
  static func parameters(of node: some SyntaxProtocol) -> [String: [String]] {
    var limits: [String: [String]] = [:]
    for parameter in clause(of: node)?.parameters ?? [] {
      limits[parameter.name.text] = parameter.inheritedType.map { parts(of: $0.trimmedDescription) } ?? []
    }
    for member in node.as(ProtocolDeclSyntax.self)?.memberBlock.members ?? [] {
      guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      limits[type.name.text] =
        (type.inheritanceClause?.inheritedTypes.flatMap { parts(of: $0.type.trimmedDescription) } ?? [])
        + required(of: type.name.text, by: type.genericWhereClause)
    }
    for name in limits.keys { limits[name]! += required(of: name, in: node) }
    return limits
  }

  /// The types to which the `where` clause of a declaration constrains a type such as `V` or `V.Item`.
  static func required(of type: String, in node: some SyntaxProtocol) -> [String] {
    required(of: type, by: whereClause(of: node))
  }

  private static func required(of type: String, by clause: GenericWhereClauseSyntax?) -> [String] {
    (clause?.requirements ?? []).flatMap { requirement -> [String] in
      if let limit = requirement.requirement.as(ConformanceRequirementSyntax.self) {
        return plain(limit.leftType) == type ? parts(of: limit.rightType.trimmedDescription) : []
      }
      guard let same = requirement.requirement.as(SameTypeRequirementSyntax.self) else { return [] }
      return plain(same.leftType) == type ? [same.rightType.trimmedDescription] : []
    }
  }

  /// The names in the types that a `where` limits.
  static func limited(by clause: GenericWhereClauseSyntax) -> [String] {
    clause.requirements.flatMap { requirement -> [String] in
      if let limit = requirement.requirement.as(ConformanceRequirementSyntax.self) {
        return ModuleIndex.components(plain(limit.leftType))
      }
      let same = requirement.requirement.as(SameTypeRequirementSyntax.self)
      return same.map { ModuleIndex.components(plain($0.leftType)) } ?? []
    }
  }

  /// The types of a composition.
  static func parts(of type: String) -> [String] { type.split(separator: "&").map { String($0).trimmed } }

  /// A type as written, without `Self.`: in a protocol, `Self.Item` is `Item`.
  private static func plain(_ type: some SyntaxProtocol) -> String {
    type.trimmedDescription.trimmingPrefix("Self.").description
  }

  private static func clause(of node: some SyntaxProtocol) -> GenericParameterClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }

  private static func whereClause(of node: some SyntaxProtocol) -> GenericWhereClauseSyntax? {
    if let generic = node.asProtocol((any WithGenericParametersSyntax).self) { return generic.genericWhereClause }
    return node.as(ExtensionDeclSyntax.self)?.genericWhereClause ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
  }
}
