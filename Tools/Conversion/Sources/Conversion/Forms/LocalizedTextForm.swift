import SwiftSyntax

/// Functions of Foundation that know neither plural formats nor catalogs of strings on Linux: UIKit has ones with an
/// underscore before the name that do.
struct LocalizedTextForm {
  /// Where an underscore goes: before `NSLocalizedString`, wherever it is named.
  static func place(in node: DeclReferenceExprSyntax) -> Int? {
    node.baseName.text == "NSLocalizedString" ? node.baseName.range.lowerBound : nil
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
