import Expectations
import Fuzzing
import Testing

@testable import ListCore

@Suite struct WheelGeometryTests {
  /// Ten rows of 32 points in a view of 216.
  private let wheel = WheelGeometry(rowHeight: 32, height: 216, count: 10)

  @Test func theSelectedRowIsNeitherSqueezedNorFaded() {
    expectEqual(wheel.place(of: 4, at: 128), .init(y: 0, squeeze: 1, narrowing: 1, opacity: 1))
    expect(wheel.turn(showing: 4) == 128 && wheel.end == 288)
  }

  @Test func rowsAreCloserTogetherTowardsTheEdges() throws {
    let places = try (4...8).map { try require(wheel.place(of: $0, at: 128)) }
    expect(abs(places[1].y - 31.5) < 0.1 && abs(places[2].y - 60.3) < 0.1 && abs(places[3].y - 83.8) < 0.1)
    for (inner, outer) in zip(places, places.dropFirst()) {
      expect(outer.squeeze < inner.squeeze && outer.narrowing < inner.narrowing && outer.opacity < inner.opacity)
    }
    let above = try require(wheel.place(of: 2, at: 128))
    expect(above.y == -places[2].y && above.squeeze == places[2].squeeze)
  }

  @Test func rowsBehindTheWheelAreHidden() {
    expect(wheel.rows(at: 128) == 0..<10 && wheel.rows(at: 0) == 0..<6 && wheel.rows(at: 288) == 4..<10)
    expectNil(wheel.place(of: 6, at: 0))
    expect(wheel.rows(at: -400) == 0..<0 && wheel.rows(at: 900) == 0..<0)
  }

  @Test func theNearestRowIsSelected() {
    expect(wheel.row(at: 0) == 0 && wheel.row(at: 47) == 1 && wheel.row(at: 49) == 2)
    expect(wheel.row(at: -90) == 0 && wheel.row(at: 999) == 9)
    expect(wheel.row(at: .nan) == 0 && wheel.row(at: .infinity) == 0)
    expectNil(WheelGeometry(rowHeight: 32, height: 216, count: 0).row(at: 0))
  }

  @Test func invalidLengthsStillMakeAWheel() {
    for length in [0, -3, Double.nan, .infinity] {
      let wheel = WheelGeometry(rowHeight: length, height: length, count: 3)
      expect(wheel.place(of: 0, at: 0)?.squeeze == 1 && wheel.rows(at: 0).contains(0))
    }
  }

  /// Random wheels: each row that is named is seen, no other is, and the row at its place is itself.
  @Test func visibleRowsAreFoundAtTheirPositions() {
    let seed: UInt64 = 20_261_123
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let wheel = WheelGeometry(
        rowHeight: Double(random.int(8...60)), height: Double(random.int(20...400)), count: random.int(0...60))
      let turn = Double(random.int(-100...4000)) / 2
      let rows = wheel.rows(at: turn)
      for row in 0..<wheel.count {
        let place = wheel.place(of: row, at: turn)
        expectEqual((place != nil), rows.contains(row), "seed \(seed): \(wheel), turned by \(turn), row \(row)")
        guard let place, place.squeeze > 0.05 else { continue }
        expectEqual(
          wheel.row(seenAt: place.y, turn: turn), row, "seed \(seed): \(wheel), turned by \(turn), row \(row)")
      }
    }
  }
}
