import Expectations
import Testing

@testable import ListCore

@Suite("Sections of different items")
struct SectionedIdentifiersTests {
  private func list(_ sections: [[Int]]) -> SectionedIdentifiers<Int, Int> {
    var list = SectionedIdentifiers<Int, Int>()
    list.insertSections(sections.indices, at: 0)
    for (position, items) in sections.enumerated() { list.put(items, .endOfSection(position)) }
    return list
  }

  @Test("an item that is put again moves")
  func putAgain() {
    var list = list([[1, 2, 3], [4]])
    expect(list.put([2, 5], .endOfSection(1)).isEmpty)
    expectEqual(list.items(ofSection: 0), [1, 3])
    expectEqual(list.items(ofSection: 1), [4, 2, 5])
    expect(list.put([4], .after(1)).isEmpty)
    expectEqual(list.items, [1, 4, 3, 2, 5])
    expectNil(list.invariantViolation())
  }

  @Test("items that occur twice are put once and named")
  func duplicates() {
    var list = list([[1]])
    expectEqual(list.put([2, 1, 2, 1, 3], .endOfSection(0)), [2, 1])
    expectEqual(list.items, [2, 1, 3])
    expectNil(list.invariantViolation())
  }

  @Test("removing sections removes their items")
  func removeSections() {
    var list = list([Array(0..<50), [100], Array(50..<60)])
    list.removeSections([0, 9])
    expectEqual(list.sections, [1, 2])
    expectEqual(list.items, [100] + Array(50..<60))
    expectEqual(list.index(of: 55), 6)
    list.insertSections([7], at: 1)
    expectEqual(list.sections, [1, 7, 2])
    expectEqual(list.path(of: 50), RowPath(section: 2, row: 0))
    expectNil(list.invariantViolation())
  }

  @Test("an item is found after many changes before it")
  func places() {
    var list = list([Array(0..<1000)])
    for item in 2000..<2100 { list.put([item], .before(0)) }
    for item in stride(from: 100, to: 200, by: 2) { list.remove([item]) }
    expectEqual(list.path(of: 0), RowPath(section: 0, row: 100))
    expectEqual(list.path(of: 999), RowPath(section: 0, row: 1049))
    expectNil(list.invariantViolation())
  }

  @Test("lists are equal if they have equal elements in equal order, whatever their history")
  func equality() {
    var one = list([[1, 2], [3]])
    let other = list([[1, 2], [3]])
    expectEqual(one, other)
    one.put([2], .before(1))
    expect(one != other)
    one.put([2], .after(1))
    expectEqual(one, other)
  }
}
