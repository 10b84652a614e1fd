import Expectations
import Testing

@testable import ListCore
@testable import ModelFuzz

@Suite("Changes from one list to another")
struct ListChangesTests {
  private func changes(_ old: [[Int]], _ new: [[Int]]) -> String {
    let old = SectionedList(old.enumerated().map { ($0, $1) })
    let new = SectionedList(new.enumerated().map { ($0, $1) })
    return ListChanges(ListMatching(from: old, to: new)).description
  }

  @Test(
    "rows are inserted, deleted and moved",
    arguments: [
      ([[1, 2, 3]], [[1, 2, 3]], ""),
      ([[1, 2, 3]], [[1, 3]], "rows -0.1x1"),
      ([[1, 3]], [[1, 2, 3]], "rows +0.1x1"),
      ([[1, 2, 3]], [[4, 5, 6]], "rows -0.0x3 +0.0x3"),
      // One item moves, not the two others.
      ([[1, 2, 3]], [[3, 1, 2]], "rows 0.2>0.0"),
      ([[1, 2], [3]], [[1], [2, 3]], "rows 0.1>1.0"),
      ([[1, 2], [3]], [[], [3, 1]], "rows -0.1x1 0.0>1.1"),
    ])
  func rows(old: [[Int]], new: [[Int]], expected: String) {
    expectEqual(changes(old, new), expected)
  }

  @Test("sections are inserted, deleted and moved")
  func sections() {
    let old = SectionedList([("a", [1]), ("b", [2]), ("c", [3])])
    let new = SectionedList([("c", [3]), ("a", [1]), ("d", [4])])
    expectEqual(ListChanges(ListMatching(from: old, to: new)).description, "sections -1 +2 2>0")
  }

  @Test("an item of a deleted section is inserted into its new section, as tables cannot move it")
  func outOfADeletedSection() {
    let old = SectionedList([("a", [1]), ("b", [2])])
    let new = SectionedList([("a", [1, 2])])
    expectEqual(ListChanges(ListMatching(from: old, to: new)).description, "sections -1 rows +0.1x1")
  }

  @Test("an item that moves into an inserted section is deleted from its old section")
  func intoAnInsertedSection() {
    let old = SectionedList([("a", [1, 2])])
    let new = SectionedList([("b", [2]), ("a", [1])])
    expectEqual(ListChanges(ListMatching(from: old, to: new)).description, "sections +0 rows -0.1x1")
  }

  @Test("a row moved within a moved section has the section's old and new index")
  func inAMovedSection() {
    let old = SectionedList([("a", [1, 2, 3]), ("b", [4])])
    let new = SectionedList([("b", [4]), ("a", [3, 1, 2])])
    expectEqual(ListChanges(ListMatching(from: old, to: new)).description, "sections 1>0 rows 0.2>1.0")
  }

  @Test("equal items are paired in their order")
  func duplicates() {
    // The second 7 stays the second, though it is the first from the end.
    expectEqual(changes([[7, 1, 7]], [[7, 7, 1]]), "rows 0.2>0.1")
    expectEqual(changes([[7]], [[7, 7]]), "rows +0.1x1")
    expectEqual(changes([[7, 7, 7]], [[7]]), "rows -0.1x2")
    let old = SectionedList([("a", [1, 2]), ("a", [3])])
    let new = SectionedList([("a", [1]), ("a", [3])])
    expectEqual(ListChanges(ListMatching(from: old, to: new)).description, "rows -0.1x1")
  }

  @Test("unique items at both ends of a section are not hashed")
  func endsAreNotHashed() {
    let log = IdentifierLog()
    let old = SectionedList([(0, (0..<1000).map { LoggedIdentifier($0, log) })])
    var items = old.items
    items.remove(at: 500)
    items.insert(LoggedIdentifier(5000, log), at: 600)
    let new = SectionedList(sections: [0], ends: [1000], items: items)
    let changes = ListChanges(ListMatching(from: old, to: new, duplicates: .byPlace))
    expectEqual(changes.description, "rows -0.500x1 +0.600x1")
    expectEqual(log.hashes, 202, "101 rows lie between the first and the last difference, in either list")
  }

  @Test("a list that did not change is recognised without a hash, in the same storage without a comparison")
  func unchanged() {
    let log = IdentifierLog()
    let old = SectionedList([(0, (0..<1000).map { LoggedIdentifier($0, log) }), (1, [LoggedIdentifier(-1, log)])])
    let copy = SectionedList([(0, (0..<1000).map { LoggedIdentifier($0, log) }), (1, [LoggedIdentifier(-1, log)])])
    expect(ListMatching(from: old, to: old).isUnchanged)
    expectEqual(log.comparisons, 0)
    expect(ListMatching(from: old, to: copy).isUnchanged)
    expectEqual(log.hashes, 0)
    expectEqual(log.comparisons, 1001)
  }

  @Test("a batch counts its operations")
  func operationCount() {
    let old = SectionedList([("a", [1, 2, 3, 4]), ("b", [])])
    let new = SectionedList([("c", [9]), ("a", [4, 1, 7, 8])])
    let changes = ListChanges(ListMatching(from: old, to: new))
    expectEqual(changes.description, "sections -1 +0 rows -0.1x2 +1.2x2 0.3>1.0")
    expectEqual(changes.operationCount, 7)
  }

  @Test("every list of three items in two sections turns into every other")
  func exhaustive() throws {
    let lists = Self.lists(of: [1, 2, 3], in: [1, 2])
    expectEqual(lists.count, 131)
    for old in lists {
      for new in lists { try old.checkChanges(to: new, .byPlace) }
    }
  }

  @Test("every list of up to four of two items turns into every other")
  func exhaustiveDuplicates() throws {
    var lists: [[Int]] = [[]]
    for length in 0..<4 {
      lists += lists.filter { $0.count == length }.flatMap { [$0 + [1], $0 + [2]] }
    }
    expectEqual(lists.count, 31)
    for old in lists {
      for new in lists {
        for cut in 0...new.count {
          let target = ListReplay([
            .init(id: 1, items: Array(new[..<cut])), .init(id: 2, items: Array(new[cut...])),
          ])
          try ListReplay([.init(id: 1, items: old)]).checkChanges(to: target, .byOccurrence)
          try ListReplay([.init(id: 1, items: old)]).checkChanges(to: target, .byPlace)
        }
      }
    }
  }

  /// All ways to put some of `items` into some of `sections`, in every order.
  private static func lists(of items: [Int], in sections: [Int]) -> [ListReplay] {
    var result = [ListReplay([])]
    for order in arrangements(of: sections) where !order.isEmpty {
      for items in arrangements(of: items) {
        for cut in order.count == 1 ? items.count...items.count : 0...items.count {
          let parts = [Array(items[..<cut]), Array(items[cut...])]
          result.append(ListReplay(zip(order, parts).map { ListReplay.Section(id: $0, items: $1) }))
        }
      }
    }
    return result
  }

  /// All orders of all subsets.
  private static func arrangements(of values: [Int]) -> [[Int]] {
    [[]] + values.flatMap { first in arrangements(of: values.filter { $0 != first }).map { [first] + $0 } }
  }
}

/// Counts what happens to identifiers.
private final class IdentifierLog {
  var hashes = 0
  var comparisons = 0
}

/// An identifier in memory of its own: equal ones differ in their bits.
private final class LoggedIdentifier: Hashable {
  let value: Int
  let log: IdentifierLog

  init(_ value: Int, _ log: IdentifierLog) {
    self.value = value
    self.log = log
  }

  static func == (left: LoggedIdentifier, right: LoggedIdentifier) -> Bool {
    left.log.comparisons += 1
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    log.hashes += 1
    hasher.combine(value)
  }
}
