import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite struct DelegateCallCheckTests {
  private func check() throws -> DelegateCallCheck {
    let paths = [
      ["UITableViewDelegate", "tableView(_:didSelectRowAt:)"], ["UIScrollViewDelegate", "scrollViewDidScroll(_:)"],
    ]
    let symbols = try paths.map { path in
      let text = """
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "\(path[1])"},
         "pathComponents": ["\(path[0])", "\(path[1])"], "declarationFragments": []}
        """
      return try JSONDecoder().decode(SymbolGraph.Symbol.self, from: Data(text.utf8))
    }
    return DelegateCallCheck(symbols: symbols)
  }

  private func name(_ usr: String, line: Int = 4, isDefinition: Bool = false) -> SymbolOccurrence {
    SymbolOccurrence(usr: usr, name: usr, line: line, isDefinition: isDefinition)
  }

  private let didSelect = "tableView(_:didSelectRowAt:)"

  @Test func onlyOneTypeMayCallAListsDelegate() throws {
    let files = [
      "Sources/UIKit/Table/TableSelection.swift": [name(didSelect)],
      "Sources/UIKit/Table/TableDelegateCalls.swift": [name(didSelect)],
      "Sources/UIKit/Table/Menus/TableDelegateCalls+Menus.swift": [name(didSelect)],
    ]
    expectEqual(
      try check().problems(in: files).map(\.description),
      [
        "Sources/UIKit/Table/TableSelection.swift:4: calls tableView(_:didSelectRowAt:) of UITableViewDelegate, as only "
          + "TableDelegateCalls does"
      ])
  }

  @Test func aCallRecordedTwiceIsOneProblem() throws {
    let files = ["Sources/UIKit/Table/A.swift": [name(didSelect), name(didSelect), name(didSelect, line: 9)]]
    expectEqual(try check().problems(in: files).map(\.line), [4, 9])
  }

  @Test func definitionsAndOtherProtocolsAreNotChecked() throws {
    let files = ["Sources/UIKit/Table/A.swift": [name(didSelect, isDefinition: true), name("scrollViewDidScroll(_:)")]]
    expect(try check().problems(in: files).isEmpty)
  }

  @Test func callsInCompatibilityAndAPIFoldersAreNotChecked() throws {
    let files = [
      "Sources/UIKit/Table/Compatibility/TableMethodCalls.swift": [name(didSelect)],
      "Sources/UIKit/Table/API/UITableViewDelegate+Defaults.swift": [name(didSelect)],
    ]
    expect(try check().problems(in: files).isEmpty)
  }
}
