import Expectations
import Testing

@testable import StructureCheck

@Suite struct SilentStopCheckTests {
  @Test(arguments: [
    "    precondition(count > 0, \"none\")", "preconditionFailure(\"no\")",
    "  guard a else { assertionFailure(\"b\") }",
    "    if !a { assert(b) }",
  ])
  func findsStopsWithoutMessages(line: String) {
    expect(SilentStopCheck.isSilent(line))
  }

  @Test(arguments: [
    "    fatalError(\"no\")", "    table.assert(a)", "    let precondition = 1", "    isPrecondition(a)",
    "    checkPrecondition(precondition)",
  ])
  func otherCallsPass(line: String) {
    expect(!SilentStopCheck.isSilent(line))
  }

  @Test func modulesBelowTheViewsMayUsePreconditions() {
    let text = "precondition(a)"
    let files = ["UIKit/A", "ListCore/B", "ConstraintSolver/C"].map {
      SourceFile(path: "Sources/\($0).swift", text: text)
    }
    expectEqual(
      SilentStopCheck.problems(in: files).map(\.description),
      ["Sources/UIKit/A.swift:1: say it by `fatalError`: an optimised build drops these words"])
  }
}
