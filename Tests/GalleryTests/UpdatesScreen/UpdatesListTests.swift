import Expectations
import Testing
import UIKit

@testable import Gallery

@Suite("The list of the Updates screen")
struct UpdatesListTests {
  @Test("a seed repeats its batches")
  func seeds() {
    var first = UpdatesList(seed: 5)
    var second = UpdatesList(seed: 5)
    expectEqual((0..<40).map { _ in first.change() }, (0..<40).map { _ in second.change() })
  }

  @Test("batches say how the list changes")
  func counts() {
    var list = UpdatesList(seed: 3)
    for _ in 0..<300 {
      let before = list.sections
      let batch = list.change()
      expectEqual(list.sections.count, before.count - batch.deletedSections.count + batch.insertedSections.count)
      for move in batch.movedRows {
        let row = before[move.from.section].rows[move.from.row]
        expectEqual(list.sections[move.to.section].rows[move.to.row].id, row.id)
      }
      for path in batch.reloadedRows {
        let row = before[path.section].rows[path.row]
        let after = list.sections.flatMap(\.rows).first { $0.id == row.id }
        expectEqual(after?.edits, row.edits + 1)
      }
    }
  }
}
