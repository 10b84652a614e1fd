import Expectations
import Fuzzing
import Testing

@testable import ListCore

@Suite("Which row of an earlier sequence each row is")
struct RowMatchingTests {
  private func matching(_ old: [Int], _ new: [Int]) -> RowMatching {
    RowMatching(oldCount: old.count, newCount: new.count, old: { old[$0] }, new: { new[$0] })
  }

  @Test("rows at both ends are not hashed")
  func ends() {
    struct Identifier: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) {
        Self.hashes += 1
        hasher.combine(number)
      }
      nonisolated(unsafe) static var hashes = 0
    }
    let old = (0..<1_000).map(Identifier.init)
    let new = old[..<500] + [Identifier(number: -1)] + old[502...]
    let found = RowMatching(oldCount: old.count, newCount: new.count, old: { old[$0] }, new: { new[$0] })
    expect(found.prefix == 500 && found.suffix == 498)
    // The two old rows between are put into a table, and the new one is looked up.
    expectEqual(Identifier.hashes, 3)
  }

  @Test("of rows with equal identifiers only the first is matched")
  func duplicates() {
    let found = matching([1, 7, 2, 7], [7, 7, 3])
    expectEqual((0..<3).map { found.oldRow(of: $0) }, [1, nil, nil])
  }

  @Test("nothing has changed where all rows are in place")
  func unchanged() {
    expect(matching([1, 2], [1, 2]).isUnchanged)
    expect(!matching([1, 2], [2, 1]).isUnchanged)
    expect(!matching([1, 2], [1, 2, 3]).isUnchanged)
    expect(RowMatching(unchanged: 3).isUnchanged && matching([], []).isUnchanged)
  }

  @Test("random changes are found both ways")
  func random() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    for round in 0..<3_000 {
      var old = Array(0..<Int.random(in: 0...20, using: &random))
      old.shuffle(using: &random)
      var new = old
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: new.insert(100 + new.count + round, at: Int.random(in: 0...new.count, using: &random))
        case 1 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
        case 2 where !new.isEmpty:
          let row = new.remove(at: Int.random(in: 0..<new.count, using: &random))
          new.insert(row, at: Int.random(in: 0...new.count, using: &random))
        default: break
        }
      }
      let found = matching(old, new)
      let isRight =
        new.indices.allSatisfy { found.oldRow(of: $0) == old.firstIndex(of: new[$0]) }
        && found.newRows(of: Array(old.indices))
          == Dictionary(
            uniqueKeysWithValues: old.indices.compactMap { row in new.firstIndex(of: old[row]).map { (row, $0) } })
        && found.isUnchanged == (old == new)
      try require(isRight, "seed \(seed), round \(round): \(old) to \(new): \(found)")
    }
  }
}
