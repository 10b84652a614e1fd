import Expectations
import Fuzzing
import ListCore
import Testing

@testable import SwiftUI

/// Lists of rows whose sources are arrays, without views.
@MainActor struct RowListTests {
  private final class Rows: RowSource {
    let owner: ObjectIdentifier
    let ids: [Int]
    init(_ owner: AnyObject, _ ids: [Int]) {
      self.owner = ObjectIdentifier(owner)
      self.ids = ids
    }
    var count: Int { ids.count }
    func row(at offset: Int) -> RowCollector.Row {
      RowCollector.Row(
        id: ids[offset], tag: AnyHashable(ids[offset]), offset: offset, element: { RowElement { [] } },
        move: RowCollector.Move(group: owner, offset: offset, action: { _, _ in }))
    }
    func offset(ofRow id: AnyHashable) -> Int? { ids.firstIndex { AnyHashable($0) == id } }
    func offsets(ofValues values: Set<AnyHashable>) -> [Int]? { nil }
    func matching(from old: any RowSource) -> RowMatching {
      let old = (old as? Rows)?.ids ?? []
      return RowMatching(oldCount: old.count, newCount: count, old: { old[$0] }, new: { self.ids[$0] })
    }
  }

  private final class Owner {}
  private let owners = (0..<4).map { _ in Owner() }

  /// A list of sections, each of runs: the number of an owner with the ids of its rows.
  private func list(_ sections: [(id: Int, runs: [(owner: Int, ids: [Int])])]) -> RowList {
    var rows = RowCollector()
    for section in sections {
      rows.inSection(section.id, header: nil, footer: nil) {
        for run in section.runs { $0.append(RowRun(Rows(owners[run.owner], run.ids))) }
      }
    }
    return RowList(rows.sections)
  }

  private func ids(_ list: RowList) -> [[Int]] {
    list.sections.enumerated().map { section, rows in
      (0..<rows.count).compactMap { list.row(at: RowPath(section: section, row: $0))?.id.base as? Int }
    }
  }

  private func changes(_ old: RowList, _ new: RowList) -> String { ListChanges(new.matching(from: old)).description }

  @Test func changesBetweenListsAreComputedByIDs() {
    let old = list([(0, [(0, [1, 2, 3]), (1, [10])])])
    expectEqual(changes(old, list([(0, [(0, [1, 2, 3]), (1, [10])])])), "")
    expectEqual(changes(old, list([(0, [(0, [1, 3, 4]), (1, [10])])])), "rows -0.1x1 +0.2x1")
    expectEqual(changes(old, list([(0, [(0, [1, 2, 3])]), (1, [(1, [10])])])), "sections +1 rows -0.3x1")
    expectEqual(changes(old, list([(0, [(1, [10]), (0, [1, 2, 3])])])), "rows 0.3>0.0")
    // The rows of another view are others, whatever their ids are.
    expectEqual(changes(old, list([(0, [(2, [1, 2, 3]), (1, [10])])])), "rows -0.0x3 +0.0x3")
  }

  @Test func aMovedRowIsAtItsNewPath() {
    var old = list([(0, [(0, [1, 2, 3, 4])])])
    old.move(RowPath(section: 0, row: 0), to: 2)
    expectEqual(ids(old), [[2, 3, 1, 4]])
    expectEqual(old.path(ofRow: 1), RowPath(section: 0, row: 2))
    expectEqual(old.paths(ofValues: [2, 4]), [RowPath(section: 0, row: 0), RowPath(section: 0, row: 3)])
    expectEqual(changes(old, list([(0, [(0, [2, 3, 1, 4])])])), "")
    // The data did not follow.
    expectEqual(changes(old, list([(0, [(0, [1, 2, 3, 4])])])), "rows 0.2>0.0")
    var up = list([(0, [(0, [1, 2, 3, 4])])])
    up.move(RowPath(section: 0, row: 3), to: 1)
    expectEqual(ids(up), [[1, 4, 2, 3]])
    expectEqual(up.path(ofRow: 3), RowPath(section: 0, row: 3))
  }

  @Test func rowsMoveWithinTheRangeOfTheirForEach() {
    let section = list([(0, [(0, [1]), (1, [2, 3]), (2, [4])])]).sections[0]
    expectEqual(section.rows(movingWith: 2), 1..<3)
  }

  /// The changes of random lists turn the old rows into the new ones.
  @Test func randomChangesTurnTheOldListIntoTheNewOne() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    func make() -> [(id: Int, runs: [(owner: Int, ids: [Int])])] {
      var owners = [0, 1, 2, 3].shuffled(using: &random)
      return [5, 6, 7].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map { id in
        let count = Int.random(in: 0...min(2, owners.count), using: &random)
        defer { owners.removeFirst(count) }
        return (
          id,
          owners.prefix(count).map { owner in
            let all = (0..<6).map { owner * 10 + $0 }.shuffled(using: &random)
            return (owner, Array(all.prefix(Int.random(in: 1...6, using: &random))))
          }
        )
      }
    }
    for round in 0..<2_000 {
      let (old, new) = (list(make()), list(make()))
      let found = Self.apply(ListChanges(new.matching(from: old)), ids(old), to: ids(new))
      try require(found == ids(new), "seed \(seed), round \(round): \(ids(old)) became \(found)")
    }
  }

  /// The rows after some changes; those that were inserted are taken from the new list.
  private static func apply(_ changes: ListChanges, _ old: [[Int]], to new: [[Int]]) -> [[Int]] {
    var gone = Set(changes.deletedRows.flatMap { Array($0.paths) } + changes.movedRows.map(\.from))
    for section in changes.deletedSections {
      for row in old[section].indices { gone.insert(RowPath(section: section, row: row)) }
    }
    let kept = old.indices.map { section in
      old[section].indices.filter { !gone.contains(RowPath(section: section, row: $0)) }.map { old[section][$0] }
    }
    let inserted = Set(changes.insertedSections)
    let moved = Dictionary(uniqueKeysWithValues: changes.movedSections.map { ($0.to, $0.from) })
    let leaving = Set(changes.deletedSections).union(changes.movedSections.map(\.from))
    var staying = old.indices.filter { !leaving.contains($0) }[...]
    let arrived = Set(changes.insertedRows.flatMap { Array($0.paths) })
    let targets = Dictionary(uniqueKeysWithValues: changes.movedRows.map { ($0.to, old[$0.from.section][$0.from.row]) })
    return new.indices.map { section in
      if inserted.contains(section) { return new[section] }
      var rows = kept[moved[section] ?? staying.removeFirst()][...]
      return new[section].indices.compactMap { row in
        let path = RowPath(section: section, row: row)
        return targets[path] ?? (arrived.contains(path) ? new[section][row] : rows.popFirst())
      }
    }
  }
}
