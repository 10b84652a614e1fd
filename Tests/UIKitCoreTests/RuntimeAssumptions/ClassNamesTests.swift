import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// The classes of a program, by its symbols.
struct ClassNamesTests {
  @Test func classNamesAreReadFromSymbolTables() {
    let table =
      "\0$s6Plants9PlantCellCN\0$s6Plants9PlantCellCMn\0$s6Plants3BedV\0xCN\0$s6Plants9PlCN\0$s99X1YCN\0$s1A2BcCN\0"
    expectEqual(names(Array(table.utf8)), ["Plants.PlantCell", "A.Bc"])
    expect(names([]).isEmpty)
    expect(names(Array("$s6Plants9PlantCellCN".utf8)).isEmpty, "a table ends with a zero")
  }

  private func names(_ table: [UInt8]) -> [String] {
    table.withUnsafeBytes { ClassNames.names(in: $0).map { "\($0.module).\($0.name)" } }
  }

  @Test func otherFilesHaveNoStringTables() {
    for bytes: [UInt8] in [[], Array("text".utf8), [0x7F] + Array("ELF".utf8)] + [
      [0x7F] + Array("ELF".utf8) + Array(repeating: 255, count: 200)
    ] {
      expect(bytes.withUnsafeBytes { ClassNames.stringTables(of: $0) }.isEmpty)
    }
  }

  @Test func similarClassNamesAreFoundInThisProgram() {
    expectEqual(ClassNames.near("UITableVieu").first, "UITableView")
    expectEqual(ClassNames.near("UIScrolView").first, "UIScrollView")
  }
}
