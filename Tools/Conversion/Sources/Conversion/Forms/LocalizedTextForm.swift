import SwiftSyntax

/// Functions of Foundation that know neither plural formats nor catalogs of strings on Linux, nor UIKit's classes by their
/// names on iOS: UIKit has ones with an underscore before the name that do.
struct LocalizedTextForm {
  private static let functions: Set = ["NSLocalizedString", "NSClassFromString"]

  /// Where an underscore goes: before such a function, wherever it is named.
  static func place(in node: DeclReferenceExprSyntax) -> Int? {
    functions.contains(node.baseName.text) ? node.baseName.range.lowerBound : nil
  }

  /// Where an underscore goes in `String.localizedStringWithFormat(…)`.
  static func place(in node: MemberAccessExprSyntax) -> Int? {
    guard node.declName.baseName.text == "localizedStringWithFormat", node.base?.trimmedDescription == "String" else {
      return nil
    }
    return node.declName.baseName.range.lowerBound
  }

  /// Where an underscore goes in `String(format: …)`.
  static func place(in node: FunctionCallExprSyntax) -> Int? {
    guard ["String", "String.init"].contains(node.calledExpression.trimmedDescription),
      let label = node.arguments.first?.label, label.text == "format"
    else { return nil }
    return label.range.lowerBound
  }

  /// Whether a call is `String(localized: …)`, which UIKit has here.
  static func isLocalized(_ node: FunctionCallExprSyntax) -> Bool {
    node.arguments.first?.label?.text == "localized"
  }
}
