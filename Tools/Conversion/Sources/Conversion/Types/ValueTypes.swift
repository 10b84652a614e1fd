import SwiftSyntax

/// The types of the values in a file, from declarations where these tell them, otherwise from the compiler.
struct ValueTypes {
  let model: ClassModel
  let scan: SourceScan

  private var index: ModuleIndex { model.index }
  private var parameters: TypeParameters { TypeParameters(model: model) }

  /// A type as it is written, and the types around the place where it is.
  private struct Written {
    let text: String
    let scope: [String]
  }

  /// The full name of a value's type, without `?` and `!`; nil if neither declarations nor the compiler tell it.
  /// - Parameter refused: The code around the value that the compiler would reject; nil for none.
  func name(of value: ExprSyntax, scope: [String], in refused: TypeQuestion.Refused? = nil) -> String? {
    names(of: value, scope: scope, in: refused).first
  }

  /// The full name of a value's type; of all types that limit it, classes first, if it is a type parameter.
  func names(of value: ExprSyntax, scope: [String], in refused: TypeQuestion.Refused? = nil) -> [String] {
    let value = TypeQuestion.core(of: value)
    let declared = declared(value, scope)
    let limits = declared.map { names(of: $0, value, scope) } ?? []
    // The compiler knows the argument for another type's generic parameter: that the content of a `Box<UIButton>` is a
    // button.
    if let declared, !limits.isEmpty, scope.starts(with: declared.scope) || !isParameter(declared) { return limits }
    let told = asked(value, in: refused).map { parameters.names(of: $0, in: scope, at: Syntax(value)) } ?? []
    return told.isEmpty ? limits : told
  }

  /// The full names of a type that an expression names, or of those that limit it.
  func names(ofType expression: some SyntaxProtocol, scope: [String]) -> [String] {
    parameters.names(of: expression.trimmedDescription, in: scope, at: Syntax(expression))
  }

  /// The declared type of the nearest property with the value's name, even if a local variable hides it: a guess for
  /// values whose type is not known.
  func nearest(of value: ExprSyntax, scope: [String]) -> String? {
    declared(TypeQuestion.core(of: value), scope, minding: false).flatMap { names(of: $0, value, scope).first }
  }

  private func names(of written: Written, _ place: ExprSyntax, _ scope: [String]) -> [String] {
    parameters.names(of: written.text, in: written.scope, at: written.scope == scope ? Syntax(place) : nil)
  }

  private func isParameter(_ written: Written) -> Bool {
    parameters.isParameter(written.text, in: written.scope, at: nil)
  }

  /// Whether declarations tell that a value is an `AnyObject`; nil if they do not tell.
  func isAnyObject(_ value: ExprSyntax, scope: [String]) -> Bool? {
    declared(TypeQuestion.core(of: value), scope).map { Self.isAnyObject($0.text) }
  }

  static func isAnyObject(_ type: String) -> Bool {
    ["AnyObject", "anyAnyObject"].contains(type.filter { !"?!() ".contains($0) })
  }

  /// The type that the compiler gives a value.
  func asked(_ value: ExprSyntax, in refused: TypeQuestion.Refused? = nil) -> String? {
    scan.types(of: value, in: refused).first { !$0.contains("->") }
  }

  /// Whether the compiler was asked and found no type, because it rejects code around the value.
  func isRefused(_ value: ExprSyntax) -> Bool {
    scan.types.isAnswered(TypeQuestion(value)) && asked(value) == nil
  }

  // MARK: Declarations

  /// - Parameter locals: Whether a local variable hides a property of its name.
  private func declared(_ value: ExprSyntax, _ scope: [String], minding locals: Bool = true) -> Written? {
    if value.is(SuperExprSyntax.self) { return own(scope) }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return declared(TypeQuestion.core(of: only.expression), scope, minding: locals)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription == "type", let argument = call.arguments.first {
        return declared(argument.expression, scope, minding: locals)
      }
      // A value made by a metatype: `type(of: self).init()`.
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "init"
      {
        return declared(TypeQuestion.core(of: base), scope, minding: locals)
      }
      return MemberReading.made(value).map { Written(text: $0, scope: scope) }
    }
    if let reference = value.as(DeclReferenceExprSyntax.self) { return declared(reference, scope, locals) }
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if name == "self" { return declared(TypeQuestion.core(of: base), scope, minding: locals) }
    if Self.isType(base), name.first?.isUppercase == true {
      return Written(text: value.trimmedDescription, scope: scope)
    }
    guard let owner = declared(TypeQuestion.core(of: base), scope, minding: locals) else { return nil }
    return names(of: owner, value, scope).lazy.compactMap { property(name, of: $0) }.first
  }

  private func declared(_ reference: DeclReferenceExprSyntax, _ scope: [String], _ locals: Bool) -> Written? {
    let name = reference.baseName.text.filter { $0 != "`" }
    if name == "self" || name == "Self" { return own(scope) }
    if name.first?.isUppercase == true { return Written(text: name, scope: scope) }
    if locals {
      switch LocalName.find(name, at: reference) {
      case .typed(let type): return Written(text: type, scope: scope)
      case .untyped: return nil
      case .none: break
      }
    }
    return own(scope).flatMap { index.typeName($0.text, in: $0.scope) }.flatMap { property(name, of: $0) }
  }

  /// The type around a place.
  private func own(_ scope: [String]) -> Written? {
    scope.isEmpty ? nil : Written(text: index.resolve(scope, in: []) ?? scope.last ?? "", scope: [])
  }

  private func property(_ name: String, of type: String) -> Written? {
    let found = model.line(of: type).lazy.flatMap { index.members(of: $0) }.first {
      $0.member.kind == .property && $0.member.name == name
    }
    guard let found, let type = found.member.type else { return nil }
    return Written(text: type, scope: index.declaration(found.place).path)
  }

  /// Whether an expression names a type.
  static func isType(_ expression: ExprSyntax) -> Bool {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true && reference.baseName.text != "Self"
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return expression.is(GenericSpecializationExprSyntax.self)
    }
    return isType(base) && access.declName.baseName.text.first?.isUppercase == true
  }
}
