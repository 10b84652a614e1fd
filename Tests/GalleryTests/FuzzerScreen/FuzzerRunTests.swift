import Expectations
import Testing
import UIKit

@testable import Gallery

@Suite("Random operations of the Fuzzer screen")
struct FuzzerRunTests {
  @Test("a seed repeats its operations, another does not")
  func seeds() {
    func operations(_ seed: UInt64) -> [FuzzerOperation] {
      var run = FuzzerRun(seed: seed)
      return (0..<60).map { _ in run.next() }
    }
    expectEqual(operations(5), operations(5))
    expect(operations(5) != operations(6))
  }

  @Test("every kind of operation occurs, and names only existing rows")
  func kinds() {
    var run = FuzzerRun(seed: 3)
    var kinds: Set<String> = []
    for _ in 0..<400 {
      let operation = run.next()
      switch operation {
      case .scroll(let path, _), .select(let path), .deselect(let path):
        expect(run.list.sections[path.section].rows.indices.contains(path.row))
        kinds.insert("row")
      case .batch: kinds.insert("batch")
      case .edit(let begins): kinds.insert("edit \(begins)")
      case .reload: kinds.insert("reload")
      }
    }
    expectEqual(kinds, ["row", "batch", "edit true", "edit false", "reload"])
    expectEqual(run.count, 400)
  }
}
