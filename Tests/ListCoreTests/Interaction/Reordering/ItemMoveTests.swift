import Expectations
import Testing

@testable import ListCore

struct ItemMoveTests {
  @Test func aMoveShiftsTheItemsBetweenSourceAndDestination() {
    let move = ItemMove(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0))
    expectEqual(move.path(after: RowPath(section: 0, row: 1)), RowPath(section: 1, row: 0))
    expectEqual(move.path(after: RowPath(section: 0, row: 0)), RowPath(section: 0, row: 0))
    expectEqual(move.path(after: RowPath(section: 0, row: 2)), RowPath(section: 0, row: 1))
    expectEqual(move.path(after: RowPath(section: 1, row: 0)), RowPath(section: 1, row: 1))
  }

  /// Every path is that of the item in arrays from which it is taken and into which it is put.
  @Test func everyMoveAgreesWithArrays() {
    for from in 0..<7 {
      for to in 0..<7 {
        let sections = [[0, 1, 2], [], [3, 4, 5, 6]]
        guard let source = path(of: from, in: sections) else { continue }
        var without = sections
        without[source.section].remove(at: source.row)
        for section in without.indices where to <= without[section].count {
          let destination = RowPath(section: section, row: to)
          var moved = without
          moved[section].insert(from, at: to)
          let move = ItemMove(from: source, to: destination)
          for item in 0..<7 {
            guard let old = path(of: item, in: sections), let new = path(of: item, in: moved) else { continue }
            expectEqual(move.path(after: old), new)
            expectEqual(move.inverse.path(after: new), old)
          }
        }
      }
    }
  }

  @Test func aStepReachesTheAdjacentRowOrTheNextSection() {
    let counts = SectionCounts([2, 0, 1])
    func steps(_ section: Int, _ row: Int) -> [RowPath?] {
      [-1, 1].map { counts.neighbour(of: RowPath(section: section, row: row), $0) }
    }
    expectEqual(steps(0, 0), [nil, RowPath(section: 0, row: 1)])
    expectEqual(steps(0, 1), [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    expectEqual(steps(2, 0), [RowPath(section: 1, row: 0), nil])
  }

  private func path(of item: Int, in sections: [[Int]]) -> RowPath? {
    for (section, items) in sections.enumerated() {
      if let row = items.firstIndex(of: item) { return RowPath(section: section, row: row) }
    }
    return nil
  }
}
