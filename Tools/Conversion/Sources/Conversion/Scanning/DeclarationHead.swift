import SwiftSyntax

/// The text of a declaration without its body, for a member of the class that forwards to one in an extension.
enum DeclarationHead {
  static func text(of node: FunctionDeclSyntax) -> String {
    ([
      attributes(node.attributes), modifiers(node.modifiers), "func \(node.name.text)",
    ].filter { !$0.isEmpty }.joined(separator: " "))
      + (node.genericParameterClause.map { line($0) } ?? "") + line(node.signature)
      + (node.genericWhereClause.map { " " + line($0) } ?? "")
  }

  static func text(of node: VariableDeclSyntax) -> String {
    guard let binding = node.bindings.first else { return "" }
    return [
      attributes(node.attributes), modifiers(node.modifiers), "var \(binding.pattern.trimmedDescription)",
    ].filter { !$0.isEmpty }.joined(separator: " ") + (binding.typeAnnotation.map { line($0) } ?? "")
  }

  private static func attributes(_ list: AttributeListSyntax) -> String {
    list.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return AttributeReading.removed.contains(attribute.attributeName.trimmedDescription) ? nil : line(attribute)
    }.joined(separator: " ")
  }

  private static func modifiers(_ list: DeclModifierListSyntax) -> String {
    list.filter {
      $0.detail != nil || (Access(word: $0.name.text) == nil && !["override", "dynamic"].contains($0.name.text))
    }
    .map { line($0) }.joined(separator: " ")
  }

  /// The tokens of a node in one line.
  static func line(_ node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      text += token.text
      if !token.trailingTrivia.isEmpty || (token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false) {
        text += " "
      }
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
