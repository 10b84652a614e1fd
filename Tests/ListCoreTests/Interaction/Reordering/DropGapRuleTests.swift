import Expectations
import Fuzzing
import Testing

@testable import ListCore

@Suite struct DropGapRuleTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  @Test func pathsBelowTheGapAreShiftedByOne() {
    let rule = DropGapRule(gap: path(3))
    expect(rule.position(ofShown: path(2)) == path(2) && rule.position(ofShown: path(4)) == path(3))
    expectEqual(rule.position(ofShown: path(4, 1)), path(4, 1), "other sections have none")
    expect(rule.shown(ofPosition: path(3)) == path(3) && rule.shown(ofPosition: path(4)) == path(5))
    expectEqual(DropGapRule(gap: nil).shown(ofPosition: path(7)), path(7))
    for row in 0..<8 where row != 3 {
      expectEqual(rule.position(ofShown: path(row)).row, (row < 3 ? row : row - 1))
    }
  }

  @Test func theGapOpensBeforeTheItemUnderTheFinger() {
    let rule = DropGapRule(gap: nil)
    expectEqual(rule.position(over: path(2), at: 95, lower: 80, upper: 120, length: 0), path(2))
    let elsewhere = DropGapRule(gap: path(1, 1))
    expectEqual(elsewhere.position(over: path(2), at: 95, lower: 80, upper: 120, length: 40), path(2))
  }

  @Test func theGapPassesAnItemOnceItWouldStayUnderTheFinger() {
    // The gap of 40 points is shown as the third item, then come items of 100.
    let rule = DropGapRule(gap: path(2))
    let stays = rule.position(over: path(3), at: 150, lower: 120, upper: 220, length: 40)
    expectEqual(stays, path(2), "at 180 the gap would begin, if the item went up")
    expectEqual(rule.position(over: path(3), at: 185, lower: 120, upper: 220, length: 40), path(3))
    expectEqual(rule.position(over: path(1), at: 60, lower: 0, upper: 80, length: 40), path(2))
    expectEqual(rule.position(over: path(1), at: 35, lower: 0, upper: 80, length: 40), path(1))
  }

  @Test func theGapNeverOscillatesUnderAFingerAtRest() {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<500 {
      var lengths = (0..<6).map { _ in Double.random(in: 10...120, using: &generator) }
      let gap = Double.random(in: 10...120, using: &generator)
      let place = Double.random(in: 0..<lengths.reduce(0, +), using: &generator)
      var position: Int?
      var history: [Int?] = []
      for _ in 0..<8 {
        if let position { lengths.insert(gap, at: position) }
        var lower = 0.0
        var item = 0
        while item < lengths.count - 1, place >= lower + lengths[item] {
          lower += lengths[item]
          item += 1
        }
        let rule = DropGapRule(gap: position.map { path($0) })
        let next =
          item == position
          ? item
          : rule.position(over: path(item), at: place, lower: lower, upper: lower + lengths[item], length: gap).row
        if let position { lengths.remove(at: position) }
        position = next
        history.append(next)
      }
      expect(
        history[6] == history[7] && history[5] == history[7], "lengths \(lengths), gap \(gap), \(place): \(history)")
    }
  }
}
