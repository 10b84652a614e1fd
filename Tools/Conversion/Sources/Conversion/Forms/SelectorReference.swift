import SwiftSyntax

/// The reference in `#selector`, as it is written.
struct SelectorReference {
  enum Accessor: String {
    case getter
    case setter
  }

  let accessor: Accessor?
  /// The type or value before the method's name; nil if there is none.
  let base: ExprSyntax?
  /// The name, where the compiler tells the method's type.
  let place: ExprSyntax
  let name: String
  /// The argument labels, if they are written; empty for `_`.
  let labels: [String]?
  /// The types of the parameters, if `as` tells overloads apart.
  private(set) var parameterTypes: [String]?

  init?(_ argument: LabeledExprSyntax) {
    accessor = argument.label.flatMap { Accessor(rawValue: $0.text) }
    var expression = argument.expression
    var types: [String]?
    while true {
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        types = sequence.elements.compactMap { $0.as(TypeExprSyntax.self) }.last.flatMap {
          Self.parameters(of: $0.type)
        }
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        types = Self.parameters(of: cast.type)
        expression = cast.expression
      } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
        expression = only
      } else {
        break
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let before = member.base else { return nil }
      base = before
      place = ExprSyntax(member.declName)
      (name, labels) = Self.read(member.declName)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      place = ExprSyntax(reference)
      (name, labels) = Self.read(reference)
    } else {
      return nil
    }
    parameterTypes = types
  }

  /// Whether the reference is to a member of `self`: without a base, or with the base `self`, `Self`, `super`
  /// or `type(of: self)`.
  var isOwn: Bool {
    guard let base else { return true }
    let text = base.trimmedDescription
    return ["self", "Self", "super", "type(of: self)"].contains(text)
  }

  func matches(_ member: MemberDeclaration) -> Bool {
    member.kind == .method && member.name.filter { $0 != "`" } == name
      && (labels == nil || labels == member.parameters.map(\.label))
  }

  private static func read(_ reference: DeclReferenceExprSyntax) -> (String, [String]?) {
    let labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
    return (reference.baseName.text.filter { $0 != "`" }, labels)
  }

  /// The parameters of a method's type: `(Screen) -> (UIButton) -> Void` and `(UIButton) -> Void` have one.
  private static func parameters(of type: TypeSyntax) -> [String]? {
    guard let function = type.as(FunctionTypeSyntax.self) else {
      if let optional = type.as(OptionalTypeSyntax.self) { return parameters(of: optional.wrappedType) }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.flatMap { parameters(of: $0.type) }
      }
      return nil
    }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return parameters(of: TypeSyntax(inner)) }
    return function.parameters.map { MethodType.plain($0.type.trimmedDescription) }
  }
}
