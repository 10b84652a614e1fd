import Foundation
import Testing

@testable import AppBuilding

/// Property lists in braces.
struct PropertyListTextTests {
  private func read(_ text: String) throws -> PropertyListText.Value { try PropertyListText.read(Data(text.utf8)) }

  @Test func allKindsOfValuesAreRead() throws {
    let value = try read(
      """
      // !$*UTF8*$!
      {
        name = App/* no space */;
        "quoted key" = "a \\"b\\" \\n\\U00e9"; // until the end of the line
        list = (1, 'two', (3), );
        empty = {}; data = <0fbd 77>; path = ../a-b_c.d+e@2x;
      }
      """)
    #expect(
      value
        == .dictionary([
          "name": .text("App"), "quoted key": .text("a \"b\" \n\u{e9}"),
          "list": .list([.text("1"), .text("two"), .list([.text("3")])]), "empty": .dictionary([:]),
          "data": .text("0fbd 77"), "path": .text("../a-b_c.d+e@2x"),
        ]))
  }

  @Test func xmlIsReadAsWell() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["objects": ["A": ["isa": "PBXGroup", "children": ["B"]]]], format: .xml, options: 0)
    let group = PropertyListText.Value.dictionary(["isa": .text("PBXGroup"), "children": .list([.text("B")])])
    #expect(try PropertyListText.read(data) == .dictionary(["objects": .dictionary(["A": group])]))
  }

  @Test(arguments: [
    ("{\n  a = 1\n}", 3, 1, "; is expected behind the value of a"),
    ("{\n  a 1;\n}", 2, 5, "= is expected behind a"), ("{ a = (1 2); }", 1, 10, ", or ) is expected in the list"),
    ("{ a = \"b; }", 1, 7, "the quoted text does not end"), ("{ a = 1;", 1, 9, "the dictionary does not end"),
    ("", 1, 1, "a value is expected, and the text ends"), ("{ /* a", 1, 3, "the comment does not end"),
    ("{} x", 1, 4, "the list has ended, and more text follows"), ("{ = 1; }", 1, 3, "a name or a value is expected"),
    ("<?xml version=\"1.0\"?>", 1, 1, "this is no property list"), ("{ a = <00", 1, 7, "the data does not end"),
  ])
  func aFaultNamesLineAndColumn(text: String, line: Int, column: Int, message: String) {
    // A dictionary that does not end is named where it begins.
    let start = message == "the dictionary does not end" ? 1 : column
    #expect(throws: PropertyListText.Fault(message: message, line: line, column: start)) { try read(text) }
  }

  @Test func deepListsAreRefused() {
    #expect(throws: PropertyListText.Fault.self) { try read(String(repeating: "(", count: 200_000)) }
    #expect(throws: PropertyListText.Fault.self) { try read(String(repeating: "{a=", count: 200_000)) }
  }
}
