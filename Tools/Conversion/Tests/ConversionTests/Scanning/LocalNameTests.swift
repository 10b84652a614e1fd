import SwiftParser
import SwiftSyntax
import Testing

@testable import Conversion

struct LocalNameTests {
  /// What `x` means where it is called in the body of a method.
  private func found(_ body: String, parameters: String = "") -> LocalName {
    let tree = Parser.parse(source: "class A {\n  var x = 1\n  func f(\(parameters)) {\n\(body)\n  }\n}")
    final class Finder: SyntaxVisitor {
      var found: LocalName?
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "x" { found = LocalName.find("x", at: node) }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found ?? .none
  }

  @Test(arguments: [
    ("x()", LocalName.none), ("let x: B = b; x()", .typed("B")), ("let x = B(); x()", .typed("B")),
    ("let x = make(); x()", .untyped), ("x(); let x = 1", .none), ("do { let x = 1 }; x()", .none),
    ("guard let x = y else { return }; x()", .untyped), ("if let x = y { x() }", .untyped),
    ("if let x = y { } else { x() }", .none), ("for x in y { x() }", .untyped),
    ("y.forEach { x in x() }", .untyped), ("y.forEach { (x: B) in x() }", .typed("B")),
    ("switch y { case .a(let x): x(); default: break }", .untyped),
    ("switch y { case .a(let x): break; default: x() }", .none),
    ("let (x, z) = y; x()", .untyped), ("do { } catch let x { x() }", .untyped),
    ("while let x = y { x() }", .untyped), ("let x: B = b; if z { let x = make(); x() }", .untyped),
  ])
  func theInnermostDeclarationCounts(_ body: String, _ expected: LocalName) {
    #expect(found(body) == expected)
  }

  @Test func parametersCount() {
    #expect(found("x()", parameters: "_ x: B?") == .typed("B?"))
    #expect(found("x()", parameters: "x y: B") == .none)
  }
}
