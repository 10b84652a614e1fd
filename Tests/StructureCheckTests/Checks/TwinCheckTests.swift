import Expectations
import Foundation
import Testing

@testable import StructureCheck

/// A second copy of code of table views in collection views is found under other names.
struct TwinCheckTests {
  private let first = "Sources/UIKitLists/Table/TableSample.swift"
  private let second = "Sources/UIKitLists/Collection/CollectionSample.swift"

  private func file(_ path: String, _ lines: [String]) -> SourceFile {
    SourceFile(path: path, text: lines.joined(separator: "\n"))
  }

  private func code(_ count: Int, _ list: String, _ item: String) -> [String] {
    (0..<count).map { "  \(list)View.\(item)s[\($0)] = make\(list.capitalized)(\(item): \($0))" }
  }

  private func problems(_ tables: [String], _ collections: [String], table: [[String]] = []) -> [Problem] {
    TwinCheck(table: table).problems(in: [file(first, tables), file(second, collections)])
  }

  @Test func aCopyWithRenamedIdentifiersIsFound() throws {
    let found = problems(["// Rows."] + code(8, "table", "row"), ["let own = 1"] + code(8, "collection", "item"))
    let problem = try require(found.first)
    expect(found.count == 1 && problem.path == first && problem.line == 2)
    expect(problem.message.contains(second) && problem.message.contains("8 of them from line 2 on"))
  }

  @Test func commentsAndBracesInBetweenDoNotHideACopy() {
    var copy = code(8, "collection", "item")
    copy.insert("  // A comment.", at: 3)
    copy.insert("  }", at: 5)
    copy.insert("", at: 7)
    expectEqual(problems(code(8, "table", "row"), copy).count, 1)
  }

  @Test func aFewLinesMayBeAlike() {
    expect(problems(code(7, "table", "row"), code(7, "collection", "item")).isEmpty)
    let parted = code(4, "table", "row") + ["let own = 1"] + code(4, "table", "row")
    expect(problems(parted, code(8, "collection", "item")).isEmpty)
  }

  @Test func theCopyIsFoundInAnyFile() {
    let other = file("Sources/UIKitLists/Collection/Menus/CollectionOther.swift", code(9, "collection", "item"))
    let lists = file("Sources/UIKitLists/Lists/ListSample.swift", code(9, "list", "item"))
    let check = TwinCheck(table: [])
    expectEqual(check.problems(in: [file(first, code(9, "table", "row")), other, lists]).count, 1)
    expect(check.problems(in: [file(first, code(9, "table", "row")), lists]).isEmpty, "the shared part is no twin")
  }

  @Test func theTableAllowsUpToItsNumbers() {
    let allowed = [[first, second, "9", "Apple declares both"]]
    expect(problems(code(9, "table", "row"), code(9, "collection", "item"), table: allowed).isEmpty)
    expectEqual(problems(code(10, "table", "row"), code(10, "collection", "item"), table: allowed).count, 1)
  }

  @Test func aTableThatAllowsTooMuchIsReported() throws {
    let allowed = [[first, second, "20", "Apple declares both"]]
    let found = problems(code(9, "table", "row"), code(9, "collection", "item"), table: allowed)
    expect(try require(found.first).message.hasSuffix("have 9 lines in common: lower 20"))
    expectEqual(problems([], [], table: allowed).count, 1)
  }

  @Test func anEntryNeedsAReason() {
    expectEqual(problems([], [], table: [[first, second, "9"]]).count, 1)
  }
}
