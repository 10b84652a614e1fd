import Expectations
import Testing

@testable import Trestle

@Suite("Visible rows, and the gaps between them")
struct RowsInSightTests {
  @Test("gaps between them are closed, the one above unless the table is held, the one below unless it is open")
  func gaps() {
    expectEqual(RowsInSight(rows: 3..<6, isHeldAbove: true).closedGaps, 4..<6)
    expectEqual(RowsInSight(rows: 0..<6, isHeldAbove: false).closedGaps, 0..<6)
    expectEqual(RowsInSight(rows: 3..<6, isHeldAbove: true, isOpenBelow: false).closedGaps, 4..<7)
    expectEqual(RowsInSight(rows: 3..<4, isHeldAbove: true).closedGaps, 4..<4)
  }

  @Test("a part is held if it has the first visible row, and open if it has the last one")
  func parts() throws {
    let sight = RowsInSight(rows: 3..<9, isHeldAbove: true)
    let first = try require(sight.within(0..<5))
    expect(first.rows == 3..<5 && first.isHeldAbove && !first.isOpenBelow)
    let second = try require(sight.within(5..<20))
    expect(second.rows == 0..<4 && !second.isHeldAbove && second.isOpenBelow)
    expectNil(sight.within(9..<20))
  }
}
