import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite struct SymbolGraphTests {
  @Test(arguments: [
    ("s:5UIKit6UIViewC5alphaSdvp", "s:5UIKit6UIViewC5alphaSdvp"),
    ("s:5UIKit17_HasDelegatePAAE8delegatevp::SYNTHESIZED::s:5UIKit6UIViewC", "s:5UIKit17_HasDelegatePAAE8delegatevp"),
  ])
  func aSynthesisedMemberIsNamedByItsDeclaration(precise: String, declaration: String) throws {
    let text = #"{"precise": "\#(precise)"}"#
    let identifier = try JSONDecoder().decode(SymbolGraph.Symbol.Identifier.self, from: Data(text.utf8))
    expectEqual(identifier.declaration, declaration)
  }
}
