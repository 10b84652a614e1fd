import SwiftSyntax

/// The declaration of a name as a variable or parameter of the functions around a place.
enum LocalName: Equatable {
  /// No function around the place has the name.
  case none
  /// A local variable whose type is not written.
  case untyped
  case typed(String)

  /// Searches the functions and closures around a place for a variable or parameter of a name, innermost first.
  static func find(_ name: String, at place: some SyntaxProtocol) -> LocalName {
    var node = Syntax(place)
    while let parent = node.parent {
      if let found = declared(name, by: parent, around: node) { return found }
      if parent.is(MemberBlockSyntax.self) { return .none }
      node = parent
    }
    return .none
  }

  private static func declared(_ name: String, by parent: Syntax, around node: Syntax) -> LocalName? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      // Variables at the top level of a file are visible everywhere, so they do not count as local.
      if list.parent?.is(SourceFileSyntax.self) == true { return nil }
      return list.reversed().lazy.filter { $0.position < node.position }.compactMap { item -> LocalName? in
        if let variable = item.item.as(VariableDeclSyntax.self) { return declared(name, by: variable) }
        return item.item.as(GuardStmtSyntax.self).flatMap { declared(name, in: Syntax($0.conditions)) }
      }.first
    }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return declared(name, by: function.signature.parameterClause.parameters)
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return declared(name, by: initializer.signature.parameterClause.parameters)
    }
    if let closure = parent.as(ClosureExprSyntax.self) { return declared(name, by: closure) }
    if let loop = parent.as(ForStmtSyntax.self) { return declared(name, in: Syntax(loop.pattern)) }
    if let branch = parent.as(IfExprSyntax.self), branch.elseBody?.id != node.id {
      return declared(name, in: Syntax(branch.conditions))
    }
    if let loop = parent.as(WhileStmtSyntax.self) { return declared(name, in: Syntax(loop.conditions)) }
    if let branch = parent.as(SwitchCaseSyntax.self) { return declared(name, in: Syntax(branch.label)) }
    if let clause = parent.as(CatchClauseSyntax.self) { return declared(name, in: Syntax(clause.catchItems)) }
    return nil
  }

  private static func declared(_ name: String, by variable: VariableDeclSyntax) -> LocalName? {
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let found = declared(name, in: Syntax(binding.pattern)) { return found }
        continue
      }
      guard pattern.identifier.text.filter({ $0 != "`" }) == name else { continue }
      let type =
        binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer.flatMap { MemberReading.made($0.value) }
      return type.map { .typed($0) } ?? .untyped
    }
    return nil
  }

  private static func declared(_ name: String, by parameters: FunctionParameterListSyntax) -> LocalName? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { .typed($0.type.trimmedDescription) }
  }

  private static func declared(_ name: String, by closure: ClosureExprSyntax) -> LocalName? {
    let list = closure.signature?.parameterClause
    if let names = list?.as(ClosureShorthandParameterListSyntax.self) {
      return names.contains { $0.name.text == name } ? .untyped : nil
    }
    let parameters = list?.as(ClosureParameterClauseSyntax.self)?.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { $0.type.map { .typed($0.trimmedDescription) } ?? .untyped }
  }

  /// A name that a pattern binds: `if let name`, `case .some(let name)`.
  private static func declared(_ name: String, in node: Syntax?) -> LocalName? {
    guard let node else { return nil }
    if let binding = node.as(OptionalBindingConditionSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      guard pattern.identifier.text == name else { return nil }
      return binding.typeAnnotation.map { .typed($0.type.trimmedDescription) } ?? .untyped
    }
    if let pattern = node.as(IdentifierPatternSyntax.self) { return pattern.identifier.text == name ? .untyped : nil }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap { declared(name, in: $0) }.first
  }
}
