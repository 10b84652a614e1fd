import Testing

@testable import TextLayout

struct ShortListTests {
  @Test(arguments: 0...4)
  func elementsComeInTheOrderInWhichTheyWereAppended(count: Int) {
    var list = ShortList<Int>()
    list.reserveCapacity(count)
    for element in 0..<count { list.append(element * 10) }
    #expect(Array(list) == (0..<count).map { $0 * 10 })
    #expect(list.count == count && list.isEmpty == (count == 0))
    #expect(list.first == (count == 0 ? nil : 0) && list.last == (count == 0 ? nil : count * 10 - 10))
  }

  @Test(arguments: 0...4, 0...5)
  func theLastElementsGo(count: Int, removed: Int) {
    var list = ShortList<Int>()
    for element in 0..<count { list.append(element) }
    list.removeLast(removed)
    #expect(Array(list) == Array(0..<max(0, count - removed)))
    list.append(9)
    #expect(list.last == 9)
  }
}
