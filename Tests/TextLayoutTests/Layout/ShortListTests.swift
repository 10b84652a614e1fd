import Expectations
import Testing

@testable import TextLayout

struct ShortListTests {
  @Test(arguments: 0...4)
  func elementsKeepTheOrderOfAppending(count: Int) {
    var list = ShortList<Int>()
    list.reserveCapacity(count)
    for element in 0..<count { list.append(element * 10) }
    expectEqual(Array(list), (0..<count).map { $0 * 10 })
    expect(list.count == count && list.isEmpty == (count == 0))
    expect(list.first == (count == 0 ? nil : 0) && list.last == (count == 0 ? nil : count * 10 - 10))
  }

  @Test(arguments: 0...4, 0...5)
  func removeLastRemovesElements(count: Int, removed: Int) {
    var list = ShortList<Int>()
    for element in 0..<count { list.append(element) }
    list.removeLast(removed)
    expectEqual(Array(list), Array(0..<max(0, count - removed)))
    list.append(9)
    expectEqual(list.last, 9)
  }

  @Test func slicesOfAnotherListAreAppendedAndMutated() {
    let other: ShortList = [0, 1, 2, 3, 4]
    for first in 0...5 {
      for last in first...5 {
        for start in [0, 1, 3] {
          var list = ShortList<Int>()
          for element in 0..<start { list.append(-element) }
          list.append(other, first..<last)
          let expected = (0..<start).map { -$0 } + Array(first..<last)
          expectEqual(Array(list), expected, "\(start) and \(first..<last)")
          for changed in 0...expected.count {
            var copy = list
            copy.updateEach(from: changed) { $0 += 10 }
            let all = expected.enumerated().map { $0.offset < changed ? $0.element : $0.element + 10 }
            expect(Array(copy) == all && Array(list) == expected)
          }
        }
      }
    }
  }
}
