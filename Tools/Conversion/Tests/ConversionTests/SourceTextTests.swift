import Testing

@testable import Conversion

/// Texts whose first bytes or line ends are unusual.
struct SourceTextTests {
  @Test func theFirstLineNamesTheSource() {
    let file = ModuleConversion(module: "App").convert([Source(path: "/a \"b\"/c.swift", text: "let a = 1\n")])[0]
    #expect(file.text == "#sourceLocation(file: \"/a \\\"b\\\"/c.swift\", line: 1)\nlet a = 1\n")
    #expect(file.changes.isEmpty && file.notes.isEmpty)
  }

  @Test func anEmptyFile() { #expect(converted("")[0].body == "") }

  @Test func theLineOfAnInterpreterStaysFirst() {
    let text = converted("#!/usr/bin/env swift\nlet a = 1\n")[0].text
    #expect(text == "#!/usr/bin/env swift\n#sourceLocation(file: \"File1.swift\", line: 2)\nlet a = 1\n")
  }

  @Test func aByteOrderMarkGoes() { #expect(converted("\u{FEFF}let a = 1\n")[0].body == "let a = 1\n") }

  @Test func carriageReturnsStay() {
    let file = converted("import UIKit\r\nclass A: UIView {\r\n  @objc func f() {}\r\n}\r\n")[0]
    #expect(
      file.body.hasPrefix("import UIKit\r\nclass A: UIView {\r\n        func f() {}\r\noverride class var _actions"))
    #expect(file.body.hasSuffix("}\r\n"))
  }

  @Test func lettersOfSeveralBytesKeepTheirPlace() {
    let file = converted("import UIKit\nclass Ångström: UIView {\n  /* 温度 */ @objc func ärgern() {}\n}\n")[0]
    #expect(file.body.contains("/* 温度 */       func ärgern() {}"))
    #expect(file.body.contains("_Action(\"ärgern\", { (target: Ångström) in { target.ärgern() } })"))
  }

  @Test func attributesKeepTheColumnOfWhatFollows() {
    #expect(
      converted("@objc(A) @IBDesignable final class A {}\n")[0].body == "                       final class A {}\n")
  }

  @Test func anEditInsideALargerOneGoesWithIt() {
    var edits = EditList()
    edits.replace(2..<8, with: "x", .selector)
    edits.replace(3..<5, with: "y", .attribute)
    edits.insert("z", at: 8, .table)
    let (text, applied) = edits.applied(to: Array("0123456789".utf8))
    #expect(text == "01xz89")
    #expect(applied.map(\.form) == [.selector, .table])
  }

  @Test func linesThatAnEditJoinsAreReplacedByEmptyOnes() {
    var edits = EditList()
    edits.replace(1..<6, with: "-", .selector)
    #expect(edits.applied(to: Array("a(\n1\n)b".utf8)).text == "a-\n\nb")
  }
}
