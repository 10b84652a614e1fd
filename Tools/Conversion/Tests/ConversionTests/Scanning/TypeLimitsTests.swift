import SwiftParser
import SwiftSyntax
import Testing

@testable import Conversion

struct TypeLimitsTests {
  private func declaration(_ source: String) -> Syntax {
    Syntax(Parser.parse(source: source).statements.first!.item)
  }

  @Test(arguments: [
    ("func f<V: A & B, W>() where V: C, W == D {}", ["V": ["A", "B", "C"], "W": ["D"]]),
    ("class A<V: UIView>: B {}", ["V": ["UIView"]]), ("struct A<V> {}", ["V": []]), ("class A {}", [:]),
    (
      "protocol P { associatedtype V: A where V: B; associatedtype W; func f<X: A>() }", ["V": ["A", "B"], "W": []]
    ),
    ("protocol P where Self.V: B { associatedtype V: A }", ["V": ["A", "B"]]), ("extension A where V: B {}", [:]),
  ])
  func parametersHaveTheirLimits(_ source: String, _ expected: [String: [String]]) {
    #expect(TypeLimits.parameters(of: declaration(source)) == expected)
    #expect(TypeLimits.mayLimit(declaration(source)))
  }

  @Test func theNamesOfParametersAreThoseOfTheWholeFile() {
    let text = """
      struct A<V> { func f<W: B>(_ w: W) where W.X: C {} }
      protocol P { associatedtype Y }
      extension Array where Element == D { init<Z>(_ z: Z) { func g<G>(_ g: G) {} } }
      """
    let scan = ModuleConversion(module: "App").scan(Source(path: "A.swift", text: text))
    #expect(scan.declarations.parameterNames == ["V", "W", "X", "Y", "Element", "Z", "G"])
  }

  @Test func aWhereLimitsWhatIsDeclaredElsewhere() {
    let node = declaration("extension P where Self: A, Self.V: B, V.W == C, D == V {}")
    #expect(TypeLimits.required(of: "Self", in: node) == ["A"])
    #expect(TypeLimits.required(of: "V", in: node) == ["B"])
    #expect(TypeLimits.required(of: "V.W", in: node) == ["C"])
    #expect(!TypeLimits.mayLimit(declaration("let a = 1")))
  }
}
