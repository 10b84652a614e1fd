import Expectations
import Testing

@testable import ListCore

@Suite struct PrefetchTrackerTests {
  private func rows(_ range: Range<Int>) -> [RowPath] { range.map { RowPath(section: 0, row: $0) } }

  /// A screen of ten rows of 10 points each, over a hundred rows.
  private struct Screen {
    var tracker = PrefetchTracker()
    let geometry: TableGeometry

    init() {
      var builder = TableGeometry.Builder(expectedRowCount: 100, headerTopPadding: 0)
      builder.beginSection(header: 0, isEstimated: false)
      builder.appendRows(100, height: 10, isEstimated: false)
      builder.endSection(footer: 0, isEstimated: false)
      geometry = builder.finish(leading: 0, trailing: 0)
    }

    mutating func scroll(to offset: Double) -> PrefetchTracker.Change? {
      tracker.move(to: offset)
      let shown = geometry.items(from: offset, to: offset + 100)
      let direction = tracker.direction
      let beyond = geometry.items(beyond: shown, from: offset, to: offset + 100, direction)
      return tracker.update(beyond, rows: { geometry.rows(in: beyond, direction) }) { path in
        shown.contains(geometry.index(of: .row(path)))
      }
    }
  }

  @Test func oneScreenIsPrefetchedAndThenRowByRow() {
    var screen = Screen()
    expectEqual(screen.scroll(to: 0)?.fetches, rows(10..<20))
    expectNil(screen.scroll(to: 0))
    expectEqual(screen.scroll(to: 9), PrefetchTracker.Change(fetches: rows(20..<21)))
    expectNil(screen.scroll(to: 9.5))
    expectEqual(screen.scroll(to: 30)?.fetches, rows(21..<23))
  }

  @Test func reversingCancelsItemsBehindAndPrefetchesThoseAhead() {
    var screen = Screen()
    _ = screen.scroll(to: 0)
    _ = screen.scroll(to: 300)
    let turn = screen.scroll(to: 300 - PrefetchTracker.turnDistance)
    expectEqual(turn?.fetches, Array(rows(17..<26).reversed() + rows(16..<17)))
    // What was ahead of the screen at 300, less what came into sight meanwhile.
    expectEqual(turn?.cancellations, rows(40..<50))
    expectEqual(screen.tracker.direction, .backward)
  }

  @Test func smallReversalsKeepTheDirection() {
    var screen = Screen()
    _ = screen.scroll(to: 500)
    for offset in [490.0, 505, 480, 505] { _ = screen.scroll(to: offset) }
    expectEqual(screen.tracker.direction, .forward)
    expect(screen.scroll(to: 505)?.cancellations.isEmpty != false)
  }

  @Test func aJumpCancelsItemsThatAreNowFarAway() {
    var screen = Screen()
    _ = screen.scroll(to: 0)
    let jump = screen.scroll(to: 800)
    expectEqual(jump?.cancellations, rows(10..<20))
    expectEqual(jump?.fetches, rows(90..<100))
  }

  @Test func rowsThatBecameVisibleAreNotCancelled() {
    var screen = Screen()
    _ = screen.scroll(to: 0)
    expectEqual(screen.scroll(to: 100)?.cancellations, [])
    expectEqual(screen.tracker.requested, rows(20..<30))
  }

  @Test func nothingIsPrefetchedAtTheEnd() {
    var screen = Screen()
    _ = screen.scroll(to: 900)
    expectEqual(screen.tracker.requested, [])
    expectNil(screen.scroll(to: 1000), "pulled beyond the end")
    expectEqual(screen.scroll(to: 900)?.fetches, rows(80..<90).reversed())
  }

  @Test func headersAndFootersAreNotPrefetched() {
    var builder = TableGeometry.Builder(expectedRowCount: 0, headerTopPadding: 0)
    for _ in 0..<5 {
      builder.beginSection(header: 10, isEstimated: false)
      builder.appendRows(2, height: 10, isEstimated: false)
      builder.endSection(footer: 10, isEstimated: false)
    }
    let geometry = builder.finish(leading: 0, trailing: 0)
    let beyond = geometry.items(beyond: 0..<4, from: 0, to: 40, .forward)
    expectEqual(geometry.rows(in: beyond, .forward), [RowPath(section: 1, row: 0), RowPath(section: 1, row: 1)])
    let before = geometry.items(beyond: 8..<12, from: 80, to: 120, .backward)
    expectEqual(geometry.rows(in: before, .backward), [RowPath(section: 1, row: 1), RowPath(section: 1, row: 0)])
  }

  @Test func updatesMoveRequestsWithTheirRows() {
    var screen = Screen()
    _ = screen.scroll(to: 0)
    screen.tracker.remap { $0.row == 12 ? nil : RowPath(section: 0, row: $0.row < 12 ? $0.row + 1 : $0.row) }
    expectEqual(screen.tracker.requested, [11, 12, 13, 14, 15, 16, 17, 18, 19].map { RowPath(section: 0, row: $0) })
    expectEqual(screen.scroll(to: 0), PrefetchTracker.Change(fetches: rows(10..<11)))
    let forgotten = screen.tracker.removeAll()
    expectEqual(forgotten, rows(10..<20))
    expectEqual(screen.scroll(to: 0)?.fetches, rows(10..<20))
  }

  /// After every step the requests that were not cancelled are exactly the items ahead.
  @Test func uncancelledRequestsAreExactlyTheItemsAhead() {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      var screen = Screen()
      var pending: Set<RowPath> = []
      var offset = 0.0
      for _ in 0..<200 {
        offset = min(max(offset + Double.random(in: -120...120, using: &random), 0), 900)
        let change = screen.scroll(to: offset) ?? PrefetchTracker.Change()
        expect(pending.isDisjoint(with: change.fetches), "seed \(seed): asked for twice")
        expect(pending.isSuperset(of: change.cancellations), "seed \(seed): cancelled what was not asked for")
        pending.formUnion(change.fetches)
        pending.subtract(change.cancellations)
        let shown = screen.geometry.rows(in: screen.geometry.items(from: offset, to: offset + 100), .forward)
        pending.subtract(shown)
        expectEqual(pending, Set(screen.tracker.requested), "seed \(seed) at \(offset)")
      }
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
