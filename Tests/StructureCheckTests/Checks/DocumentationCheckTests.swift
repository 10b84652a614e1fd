import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite struct DocumentationCheckTests {
  private func symbol(_ name: String, module: String = "UIKit", comment: String?, isInSources: Bool = true) -> String {
    let text = comment.map { #", "docComment": {"module": "\#(module)", "lines": [{"text": "\#($0)"}]}"# } ?? ""
    let place = #", "location": {"uri": "file:///house/Sources/\#(module)/A.swift", "position": {"line": 3}}"#
    return #"{"kind": {"identifier": "swift.property"}, "identifier": {"precise": "\#(name)"}, "#
      + #""pathComponents": ["\#(name)"], "declarationFragments": []\#(text)\#(isInSources ? place : "")}"#
  }

  private func problems(_ symbols: [String], limits: [[String]]) throws -> [String] {
    let text = #"{"symbols": [\#(symbols.joined(separator: ", "))], "relationships": []}"#
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    return DocumentationCheck(table: limits).problems(in: SymbolGraphs([graph]), modules: limits.map { $0[0] }).map(
      \.message)
  }

  @Test func aSymbolWithoutACommentIsFound() throws {
    let found = try problems(
      [symbol("a", comment: "A colour."), symbol("b", comment: nil)], limits: [["UIKit", "0"]])
    expectEqual(found.count, 1)
    expectEqual(found.first?.contains("1 public symbols of UIKit have no doc comment, allowed are 0"), true)
    expectEqual(found.first?.hasSuffix("some are: b"), true)
  }

  @Test func anEmptyCommentCountsAsMissing() throws {
    expectEqual(try problems([symbol("a", comment: "  ")], limits: [["UIKit", "0"]]).count, 1)
  }

  @Test func anInheritedCommentOfAnotherModuleCountsAsMissing() throws {
    let inherited = symbol("a", comment: "Equal values.").replacingOccurrences(
      of: #""module": "UIKit""#, with: #""module": "Swift""#)
    expectEqual(try problems([inherited], limits: [["UIKit", "0"]]).count, 1)
  }

  @Test func inModulesWithoutTablesSwiftsCommentCounts() throws {
    let inherited = symbol("a", module: "Combine", comment: "Equal values.").replacingOccurrences(
      of: #""module": "Combine""#, with: #""module": "Swift""#)
    expect(try problems([inherited], limits: [["Combine", "0"]]).isEmpty)
    expectEqual(try problems([symbol("a", module: "Combine", comment: nil)], limits: [["Combine", "0"]]).count, 1)
  }

  @Test func symbolsSynthesisedByTheCompilerNeedNoComment() throws {
    expect(try problems([symbol("a", comment: nil, isInSources: false)], limits: [["UIKit", "0"]]).isEmpty)
  }

  @Test func eachModuleHasItsOwnLimit() throws {
    let symbols = [symbol("a", comment: nil), symbol("b", module: "QuartzCore", comment: nil)]
    expect(try problems(symbols, limits: [["UIKit", "1"], ["QuartzCore", "1"]]).isEmpty)
    let found = try problems(symbols, limits: [["UIKit", "1"], ["QuartzCore", "0"]])
    expect(found.count == 1 && found[0].contains("QuartzCore"))
  }

  @Test func aLimitFarAboveTheCountHasToShrink() throws {
    let slack = DocumentationCheck.slack
    expect(try problems([], limits: [["UIKit", "\(slack)"]]).isEmpty)
    expectEqual(
      try problems([], limits: [["UIKit", "\(slack + 1)"]]),
      ["0 public symbols of UIKit have no doc comment: lower its limit of \(slack + 1)"])
  }
}
