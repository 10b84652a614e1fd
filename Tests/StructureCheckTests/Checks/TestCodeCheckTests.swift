import Expectations
import Testing

@testable import StructureCheck

@Suite struct TestCodeCheckTests {
  private func problems(_ text: String, path: String = "Tests/UIKitTests/A.swift", table: [[String]] = []) -> [String] {
    TestCodeCheck(table: table).problems(in: [SourceFile(path: path, text: text)]).map(\.description)
  }

  @Test(arguments: [
    "try await Task.sleep(for: .seconds(1))", "usleep(10)", "let now = Date()", "let c = ContinuousClock()",
  ])
  func aTestDoesNotWaitForTheMachine(line: String) {
    expectEqual(problems("import Testing\n\(line)\n").count, 1)
  }

  @Test func virtualTimeIsAllowed() {
    expect(problems("try await clock.sleep(for: .seconds(1))\nlet date = Date(timeIntervalSince1970: 0)\n").isEmpty)
    expect(problems("@Test func aTapSelectsADate() throws {\n").isEmpty, "the end of a longer name")
    expect(problems("// Task.sleep would wait.\nlet text = \"Task.sleep\"\n").isEmpty)
  }

  @Test func aReasonAllowsWaitingUntilTheCallIsRemoved() {
    let path = "Tests/UIKitTests/A.swift"
    expect(problems("usleep(10)", table: [[path, "a thread works meanwhile"]]).isEmpty)
    expectEqual(problems("usleep(10)", table: [[path]]).count, 1)
    expectEqual(
      problems("let a = 1", table: [[path, "a thread works meanwhile"]]),
      [
        "Data/Structure/waiting-tests.tsv: \(path) does not wait; delete the row"
      ])
  }

  @Test func onlyXCTestCaseTestsImportXCTest() {
    expectEqual(problems("import XCTest\n"), ["Tests/UIKitTests/A.swift:1: tests use Swift Testing"])
    expect(problems("import XCTest\n", path: "Tests/XCTestCaseTests/A.swift").isEmpty)
  }
}
