import Expectations
import Testing

@testable import StructureCheck

struct TextSearchTests {
  @Test(arguments: [
    ("import UIKit", "import", true), ("an importer", "port", true), ("impor", "import", false), ("", "a", false),
    ("grün", "ü", true), ("", "", true), ("end", "end", true),
  ])
  func wordsAreFoundByTheirBytes(text: String, word: String, isFound: Bool) {
    expectEqual(text.has(word), isFound)
    expectEqual("before \(text)".dropFirst(7).has(word), isFound)
  }

  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one\n", ["one"]), ("one\n\ntwo", ["one", "", "two"]), ("\n", [""]),
    ("grün\r\nb\n\n", ["grün\r", "b", ""]),
  ])
  func linesEndWithALineFeed(text: String, lines: [String]) {
    expectEqual(text.separateLines, lines)
  }
}
