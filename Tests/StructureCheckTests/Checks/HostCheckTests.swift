import Expectations
import Testing

@testable import StructureCheck

/// Hosts hand out values and verbs, and have a stand-in in tests.
struct HostCheckTests {
  private let path = "Sources/UIKit/Table/Sample.swift"

  private func host(_ name: String, _ lines: [String], of inherited: String = "AnyObject") -> String {
    (["protocol \(name): \(inherited) {"] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n")
  }

  private func part(_ name: String) -> String {
    "final class \(name) {\n  init(host: any SampleHost) { self.host = host }\n}"
  }

  private func problems(
    _ sources: [String], tests: String = "final class Fake: SampleHost {}", allowed: [[String]] = []
  ) -> [Problem] {
    HostCheck(parts: allowed).problems(in: [
      SourceFile(path: path, text: sources.joined(separator: "\n")),
      SourceFile(path: "Tests/UIKitTests/Table/Fake.swift", text: tests),
    ])
  }

  private let three = ["var one: One { get }", "var two: any Two { get }", "var three: Three? { get }"]
  private var parts: [String] { ["One", "Two", "Three"].map(part) }

  @Test func aHostHasAtMostTwoParts() throws {
    expect(problems([host("SampleHost", Array(three.prefix(2)))] + parts).isEmpty)
    let found = problems([host("SampleHost", three)] + parts)
    let problem = try require(found.first)
    expect(found.count == 1 && problem.path == path && problem.line == 1)
    expect(problem.message.contains("hands out 3 parts (one, two, three)"))
  }

  @Test func valuesAndMethodsAreNoParts() {
    let lines = [
      "var bounds: CGRect { get }", "var window: UIWindow? { get }", "func one() -> One", "var size: Size { get }",
    ]
    expect(problems([host("SampleHost", lines + lines)] + parts).isEmpty)
  }

  @Test func partsOfAnInheritedHostCount() {
    let base = host("BaseHost", Array(three.prefix(2)))
    let found = problems([base, host("SampleHost", Array(three.suffix(1)), of: "BaseHost")] + parts)
    expectEqual(found.map(\.line), [5])
  }

  @Test func theTableOnlyShrinks() {
    let source = [host("SampleHost", three)] + parts
    expect(problems(source, allowed: [["SampleHost", "3"]]).isEmpty)
    expectEqual(problems(source, allowed: [["SampleHost", "4"]]).map(\.path), [HostCheck.partsPath])
    expectEqual(problems(source, allowed: [["SampleHost", "3"], ["GoneHost", "5"]]).count, 1)
    expectEqual(problems([host("SampleHost", [])], allowed: [["SampleHost", "2"]]).isEmpty, false)
  }

  @Test func everyHostOfListsHasATestDouble() {
    let source = [host("SampleHost", [])]
    expectEqual(problems(source, tests: "").map(\.path), [path])
    expect(problems(source, tests: "extension Fake: OtherHost,\n  SampleHost\n{}").isEmpty)
    let base = host("BaseHost", [])
    expect(
      problems([base, host("SampleHost", [], of: "BaseHost")]).isEmpty, "it stands in for what the host is made of")
  }

  @Test func otherFoldersAreNotChecked() {
    let check = HostCheck(parts: [])
    let source = SourceFile(path: "Sources/UIKit/Scrolling/Sample.swift", text: host("SampleHost", three))
    expect(check.problems(in: [source]).isEmpty)
    let moved = SourceFile(path: "Sources/UIKitLists/Table/Sample.swift", text: host("SampleHost", []))
    expectEqual(check.problems(in: [moved]).count, 1, "in whichever module the folder is")
  }
}
