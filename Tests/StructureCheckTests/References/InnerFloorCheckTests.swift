import Expectations
import Testing

@testable import StructureCheck

@Suite struct InnerFloorCheckTests {
  private let floors = [["Kit/Core", "1"], ["Kit/Controls", "2"], ["Kit/Lists", "3"]]

  private func name(_ usr: String, line: Int = 1) -> SymbolOccurrence {
    SymbolOccurrence(usr: usr, name: usr, line: line, isDefinition: false)
  }

  private func definition(_ usr: String) -> SymbolOccurrence {
    SymbolOccurrence(usr: usr, name: usr, line: 1, isDefinition: true)
  }

  private func problems(known: [[String]] = [], _ files: [String: [SymbolOccurrence]]) -> [String] {
    InnerFloorCheck(floors: floors, known: known).problems(in: files).map { "\($0)" }
  }

  private var files: [String: [SymbolOccurrence]] {
    [
      "Kit/Core/View.swift": [definition("View"), name("Row", line: 9), name("Row", line: 4), name("Other")],
      "Kit/Controls/Button/Button.swift": [definition("Button"), name("View")],
      "Kit/Lists/Row.swift": [definition("Row"), name("Button"), name("View"), name("Row")],
    ]
  }

  @Test func onlyReferencesUpwardsAreProblemsAtTheirFirstLine() {
    expectEqual(
      problems(files), ["Kit/Core/View.swift:4: Row belongs to Kit/Lists/Row.swift, which stands on a higher floor"])
  }

  @Test func knownReferencesPassUntilTheyAreRemoved() {
    let known = [["Kit/Core/View.swift", "Kit/Lists/Row.swift"]]
    expect(problems(known: known, files).isEmpty)
    var mended = files
    mended["Kit/Core/View.swift"] = [definition("View")]
    expectEqual(
      problems(known: known, mended),
      [
        "Data/Structure/upward-references.tsv: Kit/Core/View.swift names nothing of Kit/Lists/Row.swift any more; "
          + "delete the row"
      ])
  }

  @Test func aFolderWithoutAFloorIsAProblem() {
    let files = [
      "Kit/Core/Menus/Menu.swift": [name("View")], "Kit/Core/Exports.swift": [], "Lists/Row.swift": [],
      "Kit/Exports.swift": [],
    ]
    let check = InnerFloorCheck(floors: [["Kit/Core/View", "1"], ["Kit/Core/Menus", "2"]], known: [])
    expectEqual(check.modules, ["Kit/Core"])
    expectEqual(check.problems(in: files).map(\.path), ["Kit/Exports.swift", "Lists/Row.swift"])
  }

  @Test func theTableListsEachPairOfFilesOnce() {
    let table = InnerFloorCheck(floors: floors, known: []).table(of: files)
    expectEqual(table.split(separator: "\n").dropFirst(), ["Kit/Core/View.swift\tKit/Lists/Row.swift"])
  }
}
