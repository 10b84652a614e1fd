import Expectations
import Testing

@testable import StructureCheck

@Suite struct FloorCheckTests {
  private let check = FloorCheck(table: [
    ["CSDL", "1", "StageSDL"], ["ListCore", "2"], ["Stage", "6"], ["StageSDL", "6.5"], ["UIKit", "7"],
  ])

  private func problems(_ path: String, _ text: String) -> [String] {
    check.problems(in: [SourceFile(path: path, text: text)]).map(\.description)
  }

  @Test func anImportOfALowerFloorPasses() {
    expectEqual(
      problems("Sources/UIKit/A.swift", "import Foundation\n@_exported import ListCore\nimport class Stage.Clock"), [])
    expectEqual(problems("Sources/StageSDL/A.swift", "package import CSDL"), [])
  }

  @Test func anImportOfAHigherFloorIsAProblem() {
    expectEqual(
      problems("Sources/ListCore/A.swift", "import Foundation\nimport UIKit"),
      ["Sources/ListCore/A.swift:2: ListCore may not import UIKit, which stands above it"])
  }

  @Test func someModulesHaveASingleImporter() {
    expectEqual(
      problems("Sources/UIKit/A.swift", "import CSDL"), ["Sources/UIKit/A.swift:1: only StageSDL may import CSDL"])
  }

  @Test func aModuleWithoutAFloorIsAProblem() {
    expectEqual(
      problems("Sources/Attic/A.swift", ""),
      ["Sources/Attic/A.swift: module Attic has no line in Data/Structure/floors.tsv"])
  }

  @Test func importsInCommentsAndStringsDoNotCount() {
    expect(problems("Sources/ListCore/A.swift", "// import UIKit\nlet s = \"\"\"\nimport UIKit\n\"\"\"") == [])
  }
}
