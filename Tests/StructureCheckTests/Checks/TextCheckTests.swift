import Expectations
import Testing

@testable import StructureCheck

@Suite struct TextCheckTests {
  private let longText = String(repeating: "let a = 1\n", count: 401)

  @Test func aLongFileNeedsAReason() {
    let files = [SourceFile(path: "Sources/A.swift", text: longText)]
    let bare = FileLengthCheck(facades: [], table: [])
    expectEqual(bare.problems(in: files).count, 1)
    expect(FileLengthCheck(facades: ["Sources/A.swift"], table: []).problems(in: files).isEmpty)
    expect(FileLengthCheck(facades: [], table: [["Sources/A.swift", "a table"]]).problems(in: files).isEmpty)
    expectEqual(FileLengthCheck(facades: [], table: [["Sources/A.swift"]]).problems(in: files).count, 1)
  }

  @Test func aReasonThatIsNoLongerNeededIsAProblem() {
    let check = FileLengthCheck(facades: [], table: [["Sources/A.swift", "a table"]])
    let files = [SourceFile(path: "Sources/A.swift", text: "let a = 1\n")]
    expectEqual(
      check.problems(in: files).map(\.description),
      [
        "Data/Structure/long-files.tsv: Sources/A.swift is not over 400 lines"
      ])
  }

  @Test func forbiddenWordsAreWholeWords() {
    let check = ForbiddenWordCheck(words: ["LATER"])
    expectEqual(
      check.problems(path: "a.md", text: "fine\nLATER: more").map(\.description),
      [
        "a.md:2: the word LATER may not stand in this repository"
      ])
    expect(check.problems(path: "a.md", text: "COLLATERAL later").isEmpty)
  }

  @Test func underscoredPublicNamesNeedAReason() {
    let files = [
      SourceFile(path: "Sources/UIKit/A.swift", text: "  public func _sendActions(for event: Int)\n  func _internal()"),
      SourceFile(path: "Sources/Stage/A.swift", text: "  public var _x: Int"),
    ]
    let check = UnderscoredNameCheck(allowed: [], modules: ["UIKit"])
    expectEqual(check.problems(in: files).map(\.line), [1])
    expect(UnderscoredNameCheck(allowed: ["_sendActions"], modules: ["UIKit"]).problems(in: files).isEmpty)
    expectNil(UnderscoredNameCheck.declaredName(in: "  public func draw(_ rect: CGRect)"))
  }
}
