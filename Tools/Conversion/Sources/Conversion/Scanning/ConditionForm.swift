import SwiftSyntax

/// The clauses of one `#if`. Conditions that mean "UIKit is here" hold.
struct ConditionForm {
  /// A clause, with the part of its condition that only the build can decide.
  struct Clause {
    let syntax: IfConfigClauseSyntax
    /// Whether its code is built; nil if only the build knows.
    let isActive: Bool?
    /// The condition under which it is built, if only the build knows.
    let remaining: String?
  }

  let clauses: [Clause]
  /// Whether `os(Linux)` is false, because the `#if` is about iOS or UIKit and its iOS branch is meant to be built.
  let takesIOS: Bool

  init(_ chain: IfConfigDeclSyntax, _ condition: Condition) {
    let takesIOS = Self.concernsUIKit(chain)
    self.takesIOS = takesIOS
    var clauses: [Clause] = []
    var earlier: [String] = []
    var isDecided = false
    for clause in chain.clauses {
      let value: Bool? =
        isDecided ? false : clause.condition.map { condition.value(of: $0, takesIOS: takesIOS) } ?? true
      var remaining = earlier.map { "!(\($0))" }
      if let expression = clause.condition, value == nil {
        let text = expression.trimmedDescription
        remaining.append("(\(text))")
        earlier.append(text)
      }
      if value == true { isDecided = true }
      let isOpen = value == nil || (value == true && !earlier.isEmpty)
      clauses.append(
        Clause(
          syntax: clause, isActive: isOpen ? nil : value, remaining: isOpen ? remaining.joined(separator: " && ") : nil)
      )
    }
    self.clauses = clauses
  }

  /// The edits of a clause's condition.
  func edit(_ expression: ExprSyntax, _ edits: inout EditList) {
    for call in Self.calls(in: Syntax(expression)) where call.calledExpression.trimmedDescription == "os" {
      guard let system = call.arguments.first?.expression.trimmedDescription else { continue }
      if system == "iOS" {
        edits.replace(call.range, with: "true", .condition)
      } else if system == "Linux" && takesIOS {
        edits.replace(call.range, with: "false", .condition)
      }
    }
  }

  /// Whether iOS or UIKit is named by a condition, or a branch imports UIKit.
  private static func concernsUIKit(_ chain: IfConfigDeclSyntax) -> Bool {
    chain.clauses.contains { clause in
      if let condition = clause.condition, calls(in: Syntax(condition)).contains(where: meansUIKit) { return true }
      guard case .statements(let statements) = clause.elements else { return false }
      return statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "UIKit" }
    }
  }

  private static func meansUIKit(_ call: FunctionCallExprSyntax) -> Bool {
    ["os(iOS)", "canImport(UIKit)"].contains(call.trimmedDescription)
  }

  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
  }
}

extension SyntaxProtocol {
  /// The bytes of a node, without the blanks and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
