import Expectations
import Testing

@testable import ListCore

@Suite struct RangeSelectionTests {
  @Test func aRangeGrowsShrinksAndReversesAroundItsAnchor() {
    var range = RangeSelection(anchor: 10)
    let grown = range.extend(to: 14)
    expectEqual(grown, RangeSelection.Change(entering: 11..<15))
    let shrunk = range.extend(to: 12)
    expectEqual(shrunk, RangeSelection.Change(leaving: 13..<15))
    let turned = range.extend(to: 7)
    expectEqual(turned, RangeSelection.Change(entering: 7..<10, leaving: 11..<13))
    expectEqual(range.items, 7...10)
    let same = range.extend(to: 7)
    expectEqual(same, RangeSelection.Change())
    let home = range.extend(to: 10)
    expectEqual(home, RangeSelection.Change(leaving: 7..<10))
  }

  @Test func changesAddUpToTheRange() {
    for anchor in 0..<12 {
      for first in 0..<12 {
        for second in 0..<12 {
          var range = RangeSelection(anchor: anchor)
          var items: Set<Int> = [anchor]
          for end in [first, second] {
            let change = range.extend(to: end)
            expect(items.isSuperset(of: change.leaving) && items.isDisjoint(with: change.entering))
            items.formUnion(change.entering)
            items.subtract(change.leaving)
          }
          expectEqual(items, Set(range.items), "from \(anchor) over \(first) to \(second)")
        }
      }
    }
  }
}
