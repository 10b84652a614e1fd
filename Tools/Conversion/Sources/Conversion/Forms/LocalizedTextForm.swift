import SwiftSyntax

/// Functions that in Foundation for Linux support neither plural formats nor string catalogs, and do not find UIKit's
/// classes by their iOS names. The module UIKit has replacements with an underscore before the name.
struct LocalizedTextForm {
  private static let functions: Set = ["NSLocalizedString", "NSClassFromString"]

  /// The offset at which an underscore is inserted before the name of such a function; nil for other names.
  static func place(in node: DeclReferenceExprSyntax) -> Int? {
    functions.contains(node.baseName.text) ? node.baseName.range.lowerBound : nil
  }

  /// The offset at which an underscore is inserted in `String.localizedStringWithFormat(…)`; nil for other members.
  static func place(in node: MemberAccessExprSyntax) -> Int? {
    guard node.declName.baseName.text == "localizedStringWithFormat", node.base?.trimmedDescription == "String" else {
      return nil
    }
    return node.declName.baseName.range.lowerBound
  }

  /// The offset at which an underscore is inserted in `String(format: …)`; nil for other calls.
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
