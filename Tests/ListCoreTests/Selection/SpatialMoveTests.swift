import Expectations
import Testing

@testable import ListCore

@Suite struct SpatialMoveTests {
  /// Boxes of 100 by 100 with 10 between them, three in a line.
  private func grid(_ count: Int) -> [ReadingOrder.Box] {
    (0..<count).map {
      ReadingOrder.Box(left: Double($0 % 3) * 110, top: Double($0 / 3) * 110, width: 100, height: 100)
    }
  }

  private func best(
    _ boxes: [ReadingOrder.Box], _ direction: SpatialMove.Direction, from start: Int, changesLine: Bool? = nil
  ) -> Int? {
    SpatialMove(direction, changesLine: changesLine ?? direction.isVertical).ranked(boxes, from: boxes[start]).first
  }

  @Test func arrowsReachTheNeighboursInAGrid() {
    let boxes = grid(9)
    expectEqual(best(boxes, .up, from: 4), 1)
    expectEqual(best(boxes, .down, from: 4), 7)
    expectEqual(best(boxes, .left, from: 4), 3)
    expectEqual(best(boxes, .right, from: 4), 5)
  }

  @Test func arrowsStopAtTheEndOfALine() {
    let boxes = grid(8)
    expectNil(best(boxes, .right, from: 2))
    expectNil(best(boxes, .left, from: 3))
    expectNil(best(boxes, .right, from: 7), "what lies higher is no neighbour")
    expectNil(best(boxes, .up, from: 1))
    expectNil(best(boxes, .down, from: 6))
  }

  @Test func arrowsReachAnIncompleteLine() {
    let boxes = grid(7)
    expect(best(boxes, .down, from: 4) == 6 && best(boxes, .down, from: 5) == 6)
    expectNil(best(boxes, .down, from: 5, changesLine: false))
    expectEqual(best(boxes, .up, from: 6), 3)
  }

  @Test func itemsStraightAheadArePreferred() {
    // A heading's single box, then a full line.
    let boxes =
      grid(3) + [ReadingOrder.Box(left: 0, top: 110, width: 100, height: 100)]
      + grid(3).map { ReadingOrder.Box(left: $0.left, top: 220, width: 100, height: 100) }
    expectEqual(best(boxes, .down, from: 2), 6)
    expectEqual(best(boxes, .down, from: 0), 3)
  }

  @Test func arrowsReachTheNextLineAmongLinesOfDifferentWidths() {
    // Tags: the middle of the first points into the gap of the second line; the third has a box right below.
    let boxes = [
      ReadingOrder.Box(left: 40, top: 0, width: 40, height: 30),
      ReadingOrder.Box(left: 0, top: 40, width: 55, height: 20),
      ReadingOrder.Box(left: 65, top: 35, width: 80, height: 30),
      ReadingOrder.Box(left: 40, top: 80, width: 40, height: 30),
    ]
    expectEqual(best(boxes, .down, from: 0), 2, "as far aside as the other, and nearer")
    expectEqual(best(boxes, .up, from: 3), 2)
    expectEqual(best(boxes, .up, from: 2), 0)
  }

  @Test func overlappingBoxesAreOrderedByTheirCentres() {
    let cards = (0..<3).map { ReadingOrder.Box(left: Double($0) * 20, top: 0, width: 100, height: 100) }
    expect(best(cards, .right, from: 0) == 1 && best(cards, .left, from: 2) == 1)
    expectNil(best(cards, .right, from: 2))
  }

  @Test func aPageKeyMovesByAtMostOnePage() {
    let boxes = grid(14)
    let down = SpatialMove(.down, changesLine: true)
    let up = SpatialMove(.up, changesLine: true)
    expectEqual(down.ranked(boxes, from: boxes[1], within: 330).first, 10)
    expectEqual(down.ranked(boxes, from: boxes[1], within: 329).first, 7)
    expectEqual(down.ranked(boxes, from: boxes[2], within: 500).first, 11, "the last line is not as broad")
    expectEqual(down.ranked(boxes, from: boxes[11], within: 500).first, 13)
    expectEqual(up.ranked(boxes, from: boxes[13], within: 240).first, 7)
    expect(up.ranked(boxes, from: boxes[1], within: 500).isEmpty)
  }

  @Test func candidatesAreRankedInTheDirectionOfTheMove() {
    let boxes = grid(9)
    expectEqual(SpatialMove(.right, changesLine: false).ranked(boxes, from: boxes[3]), [4, 5])
    expectEqual(SpatialMove(.down, changesLine: true).ranked(boxes, from: boxes[1]).prefix(2), [4, 7])
  }
}
