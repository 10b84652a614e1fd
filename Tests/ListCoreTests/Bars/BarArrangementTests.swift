import Expectations
import Fuzzing
import ListCore
import Testing

/// The order of a bar's items while the user rearranges them.
struct BarArrangementTests {
  /// Puts items on places one after another, and says which of them could be put there.
  private func put(_ steps: [(item: Int, place: Int)], in arrangement: inout BarArrangement) -> [Bool] {
    steps.map { arrangement.put($0.item, at: $0.place) }
  }

  @Test func anItemFromOutsideTheBarReplacesTheItemItIsDroppedOn() {
    var arrangement = BarArrangement(barCount: 3, count: 6)
    expect(!arrangement.isChanged && arrangement.order == [0, 1, 2, 3, 4, 5])
    arrangement.put(4, at: 1)
    expect(arrangement.bar == [0, 4, 2] && arrangement.others == [3, 1, 5])
    expect(arrangement.isChanged)
    arrangement.put(1, at: 1)
    expect(!arrangement.isChanged, "taken back")
  }

  @Test func anItemOfTheBarMovesWithinTheBar() {
    var arrangement = BarArrangement(barCount: 4, count: 5)
    arrangement.put(0, at: 2)
    expect(arrangement.bar == [1, 2, 0, 3] && arrangement.others == [4])
    arrangement.put(3, at: 0)
    expectEqual(arrangement.bar, [3, 1, 2, 0])
  }

  @Test func fixedItemsStay() {
    var arrangement = BarArrangement(barCount: 4, count: 6, fixed: [0, 2, 5])
    let results = put([(4, 0), (0, 1), (5, 1)], in: &arrangement)
    expectEqual(results, [false, false, false], "nothing replaces a fixed item, and it does not go")
    arrangement.put(3, at: 1)
    expectEqual(arrangement.bar, [0, 3, 2, 1], "the others move around it")
  }

  @Test func unknownPositionsAndItemsChangeNothing() {
    var arrangement = BarArrangement(barCount: 2, count: 3)
    let results = put([(7, 0), (2, 2), (2, -1), (1, 1)], in: &arrangement)
    expect(results == [false, false, false, false] && !arrangement.isChanged)
    expect(!arrangement.canMove(-1) && arrangement.canMove(2))
    var empty = BarArrangement(barCount: 0, count: 0)
    let result = empty.put(0, at: 0)
    expect(!result && empty.order == [])
  }

  @Test func randomMovesLoseNoItem() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...9, using: &random)
      let barCount = Int.random(in: 0...count, using: &random)
      let fixed = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      var arrangement = BarArrangement(barCount: barCount, count: count, fixed: fixed)
      for _ in 0..<30 {
        let item = Int.random(in: -1...count, using: &random)
        let place = Int.random(in: -1...count, using: &random)
        let canPlace = arrangement.canPlace(item, at: place)
        let isPut = arrangement.put(item, at: place)
        expectEqual(isPut, canPlace, "seed \(seed)")
        expect(!canPlace || arrangement.bar[place] == item, "seed \(seed)")
        expect(arrangement.bar.count == barCount && arrangement.order.sorted() == Array(0..<count), "seed \(seed)")
        expect(fixed.allSatisfy { arrangement.order[$0] == $0 }, "seed \(seed)")
      }
    }
  }
}
