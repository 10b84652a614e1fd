import SwiftParser
import SwiftSyntax

/// A preview of Xcode in a source: `#Preview`, or a type that is a `PreviewProvider`.
public struct Preview: Hashable, Sendable, CustomStringConvertible {
  /// The title of a `#Preview`, empty where it has none, or the name of the type.
  public let name: String
  /// The source's path.
  public let path: String
  /// From 1.
  public let line: Int

  /// `Sources/PlantRow.swift:12: Dry plant`, with `preview` in place of an empty name.
  public var description: String { "\(path):\(line): \(name.isEmpty ? "preview" : name)" }

  /// The previews of a source, in the order in which they are written.
  public static func all(in source: Source) -> [Preview] {
    // Most sources have none, and need not be parsed.
    guard source.text.contains("Preview") else { return [] }
    let finder = PreviewFinder(source)
    finder.walk(Parser.parse(source: source.text))
    return finder.previews
  }
}

private final class PreviewFinder: SyntaxVisitor {
  private let path: String
  private let lines: LineStarts
  private(set) var previews: [Preview] = []

  init(_ source: Source) {
    path = source.path
    lines = LineStarts(Array(source.text.utf8))
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ name: String, _ node: some SyntaxProtocol) {
    let line = lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    previews.append(Preview(name: name, path: path, line: line))
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visit(node.macroName, node.arguments, node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.macroName, node.arguments, node)
  }

  private func visit(
    _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard macro.text == "Preview" else { return .visitChildren }
    let title = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    add(title?.representedLiteralValue ?? "", node)
    return .skipChildren
  }

  // MARK: Providers

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.name, node.inheritanceClause, node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.name, node.inheritanceClause, node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.name, node.inheritanceClause, node)
  }

  private func visit(
    _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let ancestors = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if ancestors.contains(where: { $0 == "PreviewProvider" || $0.hasSuffix(".PreviewProvider") }) {
      add(name.text, node)
    }
    return .visitChildren
  }
}
