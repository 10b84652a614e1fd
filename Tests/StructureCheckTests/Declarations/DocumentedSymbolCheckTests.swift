import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite struct DocumentedSymbolCheckTests {
  private func symbol(_ name: String) -> String {
    let components = DocumentedSymbolCheck.components(of: name).map { "\"\($0)\"" }.joined(separator: ", ")
    return #"{"kind": {"identifier": "swift.property"}, "identifier": {"precise": "\#(name)"}, "#
      + #""pathComponents": [\#(components)], "declarationFragments": [], "#
      + #""location": {"uri": "file:///house/Sources/Combine/A.swift", "position": {"line": 3}}}"#
  }

  private func problems(_ symbols: [String], _ table: [[String]], edges: String = "") throws -> [String] {
    let text = #"{"symbols": [\#(symbols.map(symbol).joined(separator: ", "))], "relationships": [\#(edges)]}"#
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    return DocumentedSymbolCheck(path: "table", table: table, allowed: ["Just.ours"])
      .problems(in: SymbolGraphs([graph])).map(\.message)
  }

  @Test func aSymbolWithoutARowIsFound() throws {
    let table = [["Just", "combine/just"], ["Just.init(_:)", "combine/just/init(_:)"]]
    expect(try problems(["Just", "Just.init(_:)", "Just.ours"], table).isEmpty)
    let found = try problems(["Just", "Just.extra"], table)
    expect(found.count == 1 && found[0].hasPrefix("Just.extra is public"))
  }

  @Test func aRowWithoutOrWithAWrongPathIsFound() throws {
    expectEqual(
      try problems(["Just"], [["Just", "combine/empty"]]), ["combine/empty is not a documentation path of Just"])
    expectEqual(try problems(["Just"], [["Just"]]), ["Just has no documentation path"])
  }

  @Test func pathsOfOverloadsHaveSuffixes() {
    expect(DocumentedSymbolCheck.leads("swiftui/griditem/size-swift.enum/fixed(_:)", to: "GridItem.Size.fixed(_:)"))
    expect(!DocumentedSymbolCheck.leads("swiftui/griditem/size-swift.enum/fixed(_:)", to: "GridItem.fixed(_:)"))
    expect(DocumentedSymbolCheck.leads("combine/just/init(_:)-3icn3", to: "Just.init(_:)"))
    expect(!DocumentedSymbolCheck.leads("combine/just/init(_:)-3icn3/x", to: "Just.init(_:)"))
    expect(!DocumentedSymbolCheck.leads("combine/just-init", to: "Just.init"))
    expect(DocumentedSymbolCheck.leads("dispatch/dispatchqueue/now", to: "DispatchQueue.now"))
    expectEqual(DocumentedSymbolCheck.components(of: "Demand.*(_:_:)"), ["Demand", "*(_:_:)"])
  }

  @Test func aRequirementsImplementationNeedsNoRow() throws {
    let table = [
      ["Just", "combine/just"], ["Publisher", "combine/publisher"],
      ["Publisher.receive(subscriber:)", "combine/publisher/receive(subscriber:)"],
    ]
    let edge = #"{"kind": "conformsTo", "source": "Just", "target": "Publisher"}"#
    let names = ["Just", "Publisher", "Publisher.receive(subscriber:)", "Just.receive(subscriber:)"]
    expect(try problems(names, table, edges: edge).isEmpty)
    expectEqual(try problems(names, table).count, 1)
  }
  @Test func requiredMembersOfOtherModulesTypesNeedNoRow() throws {
    let table = [
      ["VectorArithmetic", "swiftui/vectorarithmetic"],
      ["VectorArithmetic.scale(by:)", "swiftui/vectorarithmetic/scale(by:)"],
    ]
    let edge = #"{"kind": "conformsTo", "source": "Double", "target": "VectorArithmetic"}"#
    let names = ["VectorArithmetic", "VectorArithmetic.scale(by:)"]
    expect(try problems(names + ["Double.scale(by:)"], table, edges: typed("Double") + edge).isEmpty)
    expectEqual(try problems(names + ["Double.half"], table, edges: typed("Double") + edge).count, 1)
    // A type of the module needs a row before its members go without.
    expectEqual(try problems(names + ["Double", "Double.scale(by:)"], table, edges: edge).count, 2)
  }

  @Test func overridesOfAnotherFrameworksMembersNeedNoRow() throws {
    let edge = #"{"kind": "inheritsFrom", "source": "Host", "target": "UIViewController"}"#
    let graph =
      #"{"symbols": [\#(symbol("Host")), \#(symbol("Host.loadView()"))], "relationships": [\#(typed("UIViewController") + edge)]}"#
    let graphs = SymbolGraphs([try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8))])
    func problems(_ declared: Set<String>) -> [Problem] {
      DocumentedSymbolCheck(
        path: "table", table: [["Host", "swiftui/host"]], allowed: [], isDeclared: declared.contains
      )
      .problems(in: graphs)
    }
    expect(problems(["UIViewController.loadView()"]).isEmpty && problems([]).count == 1)
  }

  /// An edge that tells the name of another module's type.
  private func typed(_ name: String) -> String {
    #"{"kind": "memberOf", "source": "x", "target": "\#(name)", "targetFallback": "Swift.\#(name)"}, "#
  }
}
