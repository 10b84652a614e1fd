import Expectations
import Testing

@testable import GalleryFuzz

@Suite("Memory from visit to visit")
struct MemoryTrendTests {
  private func trend(_ bytes: [Int64]) -> MemoryTrend {
    var trend = MemoryTrend()
    for bytes in bytes { trend.add(bytes) }
    return trend
  }

  @Test("says nothing while it warms up")
  func warmUp() {
    expectNil(trend([1_000, 50_000, 90_000]).growth)
    expectNil(trend([1_000, 50_000, 90_000, 90_000]).growth)
    expectEqual(trend([1_000, 50_000, 90_000, 90_000, 90_010]).growth, 10)
  }

  @Test("grows when most visits leave something")
  func leak() {
    let start: [Int64] = [0, 0, 0]
    expect(trend(start + [0, 1_000, 2_000, 2_900, 4_000]).grows)
    expect(!trend(start + [0, 100, 200, 300, 400]).grows)
  }

  @Test("does not grow when a table doubles once, or it goes up and down")
  func steps() {
    let start: [Int64] = [0, 0, 0]
    expect(!trend(start + [500, 500, 66_000, 66_000, 66_000]).grows)
    expect(!trend(start + [5_000, 9_000, 5_000, 9_000, 5_000, 9_000]).grows)
  }
}
