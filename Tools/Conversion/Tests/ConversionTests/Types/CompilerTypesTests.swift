import Foundation
import Testing

@testable import Conversion

struct CompilerTypesTests {
  private static let files = [
    (name: "One.swift", text: "class A { let list = make() }\n"),
    (name: "Two.swift", text: "func make() -> [A] { [] }\nfunc f(_ a: A) { let x = a.list; x.first; missing(x) }\n"),
  ]

  @Test func typesComeFromOtherFilesInSpiteOfErrors() throws {
    let types = try #require(CompilerTypes(options: ["-swift-version", "5"]))
    let found = try #require(types.types(in: [1], of: Self.files, module: "App")[1])
    let text = Array(Self.files[1].text.utf8)
    let named = found.map { (String(decoding: text[$0.range], as: UTF8.self), $0.type) }
    #expect(named.contains { $0 == ("a.list", "[A]") })
    #expect(named.contains { $0 == ("x.first", "A?") })
    #expect(!named.contains { $0.0 == "missing(x)" }, "nothing is told of what is not found")
  }

  @Test func aToolchainWithoutTheLibraryTellsNothing() {
    #expect(CompilerTypes(options: [], environment: ["PATH": "/nowhere"]) == nil)
    #expect(CompilerTypes(options: [], environment: [:]) == nil)
  }

  @Test func theDescriptionOfAResponseIsRead() {
    let expressions = CompilerService.expressions(
      in: """
        {
          key.expression_type_list: [
            {
              key.expectedtypes: [
              ],
              key.expression_offset: 12,
              key.expression_length: 3,
              key.expression_type: "(A) -> (Int) -> ()"
            },
            {
              key.expression_offset: 20,
              key.expression_length: 1,
              key.expression_type: "_"
            }
          ]
        }
        """)
    #expect(expressions == [TypedExpression(range: 12..<15, type: "(A) -> (Int) -> ()")])
    #expect(CompilerService.expressions(in: "error: none") == [])
  }
}
