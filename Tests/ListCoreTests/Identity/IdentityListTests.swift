import Expectations
import Testing

@testable import ListCore

/// Numbers as rows, and how often they were asked for.
private final class NumberBlock: IdentityBlock {
  let numbers: [Int]
  private(set) var hashes = 0

  init(_ numbers: [Int]) { self.numbers = numbers }

  func forEachHash(in range: Range<Int>, _ body: (Int, UInt32) -> Void) {
    hashes += range.count
    for place in range { body(place, HandleTable.hash(numbers[place].hashValue)) }
  }

  func isEqual(_ place: Int, to other: NumberBlock, _ otherPlace: Int) -> Bool {
    numbers[place] == other.numbers[otherPlace]
  }

  func commonPrefix(_ range: Range<Int>, _ other: NumberBlock, _ otherRange: Range<Int>) -> Int {
    zip(numbers[range], other.numbers[otherRange]).prefix { $0 == $1 }.count
  }

  func commonSuffix(_ range: Range<Int>, _ other: NumberBlock, _ otherRange: Range<Int>) -> Int {
    zip(numbers[range].reversed(), other.numbers[otherRange].reversed()).prefix { $0 == $1 }.count
  }
}

@Suite("A list of rows that stay where they lie")
struct IdentityListTests {
  private func list(_ sections: [(String, [NumberBlock])]) -> IdentityList<NumberBlock> {
    var list = IdentityList<NumberBlock>()
    for (id, blocks) in sections { list.append(id, blocks.map { .init($0, 0..<$0.numbers.count) }) }
    return list
  }

  private func changes(_ old: [Int], _ new: [Int]) -> (text: String, hashes: Int) {
    let (oldBlock, newBlock) = (NumberBlock(old), NumberBlock(new))
    let matching = ListMatching(from: list([("s", [oldBlock])]), to: list([("s", [newBlock])]))
    return (ListChanges(matching).description, oldBlock.hashes + newBlock.hashes)
  }

  @Test("rows and places across blocks and sections")
  func places() {
    let list = list([
      ("a", [NumberBlock([1, 2]), NumberBlock([]), NumberBlock([3])]), ("b", []), ("c", [NumberBlock([4])]),
    ])
    expect(list.sectionCount == 3 && list.rowCount == 4)
    expectEqual((0..<3).map(list.rowCount(ofSection:)), [3, 0, 1])
    let (block, place) = list.place(of: RowPath(section: 0, row: 2))
    expectEqual(block.numbers[place], 3)
    expectEqual(list.firstPath { $0.numbers[$1] == 4 }, RowPath(section: 2, row: 0))
    expectNil(list.firstPath { $0.numbers[$1] == 5 })
    expect(!list.contains(RowPath(section: 1, row: 0)) && !list.contains(RowPath(section: 0, row: -1)))
  }

  @Test("identical elements are not hashed")
  func unchanged() {
    expect(changes(Array(0..<1000), Array(0..<1000)) == ("", 0))
  }

  @Test("a few changes in a long section hash only the elements around them")
  func fewChanges() {
    let old = Array(0..<10_000)
    var new = old
    for place in stride(from: 50, to: 10_000, by: 1000) { new[place] = -place }
    expectEqual(changes(old, new).hashes, 20)
    new.insert(contentsOf: 20_000..<20_100, at: 5000)
    expectEqual(changes(old, new).hashes, 120)
    new.removeSubrange(7000..<7200)
    expectEqual(changes(old, new).hashes, 318, "one of the changed rows is among those that went")
  }

  @Test("a row that moved far is found by its hash")
  func farMove() {
    let old = Array(0..<2000)
    var new = old
    new.insert(new.remove(at: 10), at: 1900)
    expect(changes(old, new) == ("rows 0.10>0.1900", 2))
  }

  @Test("other lists are found by their hashes")
  func otherList() {
    expectEqual(changes(Array(0..<1000), Array((0..<1000).reversed())).hashes, 2000)
    expectEqual(changes([1, 2, 3], [4, 5]).text, "rows -0.0x3 +0.0x2")
  }

  @Test("duplicates are listed, each with the one before it")
  func duplicates() {
    let list = list([("a", [NumberBlock([1, 2, 1])]), ("b", [NumberBlock([1, 3])])])
    let paths = list.duplicates().map { "\($0.first) \($0.second)" }
    expectEqual(paths, ["0.0 0.2", "0.2 1.0"])
  }

  @Test("finding a few rows in another list hashes those rows and each row of the other list once")
  func placesInAnother() {
    let (old, new) = (NumberBlock(Array(0..<1000)), NumberBlock([7, 999, 5, 5] + Array(2000..<2500)))
    let (oldList, newList) = (list([("a", [old])]), list([("b", [new])]))
    expectEqual(newList.places(of: [5, 6, 999, 7], from: oldList), [5: 2, 7: 0, 999: 1])
    expect(new.hashes == 504 && old.hashes == 4)
    expect(newList.places(of: [Int](), from: oldList).isEmpty && new.hashes == 504)
    let twice = list([("c", [NumberBlock([5]), NumberBlock([1, 5, 5])])])
    expectEqual(newList.places(of: [0, 2, 3], from: twice), [0: 2, 2: 3], "of equal rows the first ones pair")
  }
}
