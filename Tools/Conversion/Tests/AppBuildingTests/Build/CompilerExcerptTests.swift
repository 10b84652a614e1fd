import Testing

@testable import AppBuilding

/// The lines below a message of the compiler.
struct CompilerExcerptTests {
  /// A converted file has a line before the user's first, and other words for selectors.
  private let original: [Substring] = [
    "import UIKit", "", "class Tea {", "  perform(#selector(close))", "  let x: Int = \"tea\"", "}",
  ]

  private func corrected(_ message: String, path: String = "/app/Tea.swift") -> [Substring] {
    CompilerExcerpt.corrected(message.split(separator: "\n", omittingEmptySubsequences: false)) {
      $0 == path ? original : nil
    }
  }

  private let message = """
    /app/Tea.swift:5:16: error: cannot convert value
    3 |
    4 | class Tea {
    5 |   perform(Selector("close"))
    6 |   let x: Int = "tea"
      |                `- error: cannot convert value
    7 | }
    8 | override class var _actions: [_Action] { [] }
    """

  @Test func linesAreCountedAndWordedAsInTheFile() {
    #expect(
      corrected(message) == [
        "/app/Tea.swift:5:16: error: cannot convert value", "2 |", "3 | class Tea {", "4 |   perform(#selector(close))",
        "5 |   let x: Int = \"tea\"", "  |                `- error: cannot convert value", "6 | }",
      ])
  }

  @Test func aMarkedLineKeepsItsConvertedWords() {
    let message = """
      /app/Tea.swift:4:11: error: no such method
      5 |   perform(Selector("close"))
        |           `- error: no such method
      """
    #expect(corrected(message)[1] == "4 |   perform(Selector(\"close\"))")
  }

  @Test func aNumberOfFewerDigitsKeepsItsColumn() {
    let message = "/app/Tea.swift:5:1: error: x\n 9 | y\n10 |   let x: Int = \"tea\"\n   | `- error: x"
    #expect(
      corrected(message) == [
        "/app/Tea.swift:5:1: error: x", " 4 |   perform(#selector(close))", " 5 |   let x: Int = \"tea\"",
        "   | `- error: x",
      ])
  }

  @Test func messagesWithoutAFileOrAMarkStayAsTheyAre() {
    for text in [
      "error: emit-module command failed", "/app/Tea.swift:5:1: error: x", "/app/Tea.swift:5:1: error: x\n5 | y",
    ] {
      #expect(corrected(text).joined(separator: "\n") == text)
    }
    #expect(corrected(message, path: "/elsewhere").joined(separator: "\n") == message)
  }

  @Test func linesOfAnotherFileBelowStayAsTheyAre() {
    let below = "\n/app/Other.swift:\n5 | func f()\n  | `- note: declared here"
    let message = "/app/Tea.swift:5:1: error: x\n6 |   let x: Int = \"tea\"\n  | `- error: x"
    #expect(
      corrected(message + below).joined(separator: "\n")
        == "/app/Tea.swift:5:1: error: x\n5 |   let x: Int = \"tea\"\n  | `- error: x" + below)
  }
}
