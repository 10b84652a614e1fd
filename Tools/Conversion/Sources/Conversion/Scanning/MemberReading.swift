import SwiftSyntax

/// Reads methods and properties from their syntax.
enum MemberReading {
  static func method(_ node: FunctionDeclSyntax, line: Int) -> MemberDeclaration {
    let reading = AttributeReading(node.attributes, node.modifiers)
    let effects = node.signature.effectSpecifiers
    var member = MemberDeclaration(
      kind: .method, name: node.name.text, exposure: reading.exposure, givenName: reading.givenName, line: line)
    member.parameters = node.signature.parameterClause.parameters.map(parameter)
    member.type = node.signature.returnClause?.type.trimmedDescription
    member.isAsync = effects?.asyncSpecifier != nil
    member.isThrowing = effects?.throwsClause != nil
    member.isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
    return finished(member, reading)
  }

  /// The properties of a declaration; `var a, b: Int` has two.
  static func properties(_ node: VariableDeclSyntax, line: Int) -> [MemberDeclaration] {
    let reading = AttributeReading(node.attributes, node.modifiers)
    let bindings = Array(node.bindings)
    return bindings.indices.compactMap { index in
      guard let pattern = bindings[index].pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = MemberDeclaration(
        kind: .property, name: pattern.identifier.text.filter { $0 != "`" }, exposure: reading.exposure,
        givenName: reading.givenName, line: line)
      let annotation = bindings[index...].lazy.compactMap(\.typeAnnotation).first
      member.type = annotation?.type.trimmedDescription ?? bindings[index].initializer.flatMap { made($0.value) }
      member.isSettable = node.bindingSpecifier.text == "var" && isSettable(bindings[index].accessorBlock)
      return finished(member, reading)
    }
  }

  private static func finished(_ member: MemberDeclaration, _ reading: AttributeReading) -> MemberDeclaration {
    var member = member
    member.access = reading.access ?? .internal
    member.isStatic = reading.words.contains("static") || reading.words.contains("class")
    member.isOverride = reading.words.contains("override")
    member.isOptional = reading.words.contains("optional")
    return member
  }

  static func parameter(_ node: FunctionParameterSyntax) -> Parameter {
    let label = node.firstName.text.filter { $0 != "`" }
    let type = node.type.trimmedDescription
    let words = type.split(separator: " ").map(String.init)
    let isInout = words.first == "inout"
    let carriesNot = ["consuming", "borrowing", "sending", "isolated", "__owned", "some", "repeat"]
    return Parameter(
      label: label == "_" ? "" : label, name: (node.secondName ?? node.firstName).text, type: type,
      isUntransferable: isInout || node.ellipsis != nil || isHeldClosure(node.type)
        || words.first.map(carriesNot.contains) == true,
      isVariadic: node.ellipsis != nil, isInout: isInout)
  }

  /// Whether a type is that of a closure that does not escape.
  private static func isHeldClosure(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    guard let attributed = type.as(AttributedTypeSyntax.self), isHeldClosure(attributed.baseType) else { return false }
    return !attributed.attributes.contains { $0.trimmedDescription == "@escaping" }
  }

  /// The type of a property that is a literal, or made by an initialiser: `let list = UITableView()`.
  static func made(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    default: break
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    var type = call.calledExpression.trimmedDescription
    if type.hasSuffix(".init"), !type.contains("(") { type.removeLast(5) }
    return type.split(separator: ".").last?.first?.isUppercase == true ? type : nil
  }

  private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    guard let block else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let words = accessors.map(\.accessorSpecifier.text)
    return !words.contains("get") && !words.contains("_read") || words.contains("set") || words.contains("_modify")
  }
}
