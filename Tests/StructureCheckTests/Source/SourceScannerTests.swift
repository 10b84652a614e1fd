import Expectations
import Testing

@testable import StructureCheck

@Suite struct SourceScannerTests {
  @Test(arguments: [
    ("let a = 1 // if", "let a = 1      "),
    ("a /* for /* while */ */ b", "a                       b"),
    (#"print("if \(x ? "a" : "b") else")"#, #"print("                        ")"#),
    (##"let s = #"a " b"#"##, ##"let s = #"     "#"##),
    (#""\"" + x"#, #""  " + x"#),
  ])
  func blanksCommentsAndStrings(source: String, expected: String) {
    expectEqual(SourceScanner.blankingCommentsAndStrings(source), expected)
  }

  @Test func keepsTheLineBreaksOfLongStrings() {
    let source = "let s = \"\"\"\n  if \"a\"\n  \"\"\"\nlet t = 1"
    expectEqual(SourceScanner.blankingCommentsAndStrings(source), "let s = \"\"\"\n        \n  \"\"\"\nlet t = 1")
  }
}
