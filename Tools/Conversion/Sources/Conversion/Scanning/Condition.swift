import SwiftSyntax

/// The conditions of `#if`, as they hold for converted sources.
struct Condition {
  /// Flags that the build sets.
  let flags: Set<String>
  /// Modules beyond those of the toolchain and of UIKit.
  let modules: Set<String>

  /// Whether a condition holds; nil if the conversion cannot know.
  /// - Parameter takesIOS: Whether `os(Linux)` is false, so that only `os(iOS)` is true.
  func value(of expression: ExprSyntax, takesIOS: Bool) -> Bool? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: sequence, takesIOS) }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
      return value(of: only, takesIOS: takesIOS)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression, takesIOS: takesIOS).map { !$0 }
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return flags.contains(name.baseName.text) ? true : nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call, takesIOS) }
    return nil
  }

  /// Evaluates a sequence of operands and operators, which the parser has not grouped yet: `&&` binds more tightly than
  /// `||`.
  private func value(of sequence: SequenceExprSyntax, _ takesIOS: Bool) -> Bool? {
    var alternatives: [Bool?] = []
    var all: Bool? = true
    for element in sequence.elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if symbol == "||" {
          alternatives.append(all)
          all = true
        }
      } else {
        all = Self.and(all, value(of: element, takesIOS: takesIOS))
      }
    }
    alternatives.append(all)
    if alternatives.contains(true) { return true }
    return alternatives.contains { $0 == nil } ? nil : false
  }

  static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private func value(of call: FunctionCallExprSyntax, _ takesIOS: Bool) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS" || (argument == "Linux" && !takesIOS)
    case "canImport": return canImport(argument)
    case "targetEnvironment": return false
    case "swift", "compiler": return isReached(argument)
    default: return nil
    }
  }

  private func canImport(_ module: String) -> Bool? {
    if modules.contains(module) || ImportedModules.available.contains(module) { return true }
    return ImportedModules.absent.contains(module) ? false : nil
  }

  /// Whether every compiler that can build converted sources has this version or a later one; nil if that is not
  /// certain.
  private func isReached(_ comparison: String) -> Bool? {
    guard comparison.hasPrefix(">="), let major = Int(comparison.dropFirst(2).prefix { $0.isNumber }) else {
      return nil
    }
    return major < 6 ? true : nil
  }
}
