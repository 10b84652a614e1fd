import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GridItemTests {
  private func lengths(_ items: [GridItem], _ room: CGFloat) -> [CGFloat] {
    LazyTracks(items, room: room).tracks.map(\.length)
  }

  @Test func flexibleColumnsShareTheRemainingWidthEqually() {
    expectEqual(
      lengths([GridItem(.fixed(50), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem()], 270),
      [
        50, 100, 100,
      ])
  }

  @Test func minimumAndMaximumWidthsChangeTheOtherColumns() {
    let items = [GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0)]
    expectEqual(lengths(items, 200), [40, 160])
    let least = [GridItem(.flexible(minimum: 150), spacing: 0), GridItem(.flexible(), spacing: 0)]
    expectEqual(lengths(least, 200), [150, 50])
  }

  @Test func anAdaptiveItemMakesAsManyColumnsAsFit() {
    // 3 times 90 and 2 times 10 are 290; a fourth would need 390.
    expectEqual(lengths([GridItem(.adaptive(minimum: 90), spacing: 10)], 320), [100, 100, 100])
    expectEqual(lengths([GridItem(.adaptive(minimum: 90, maximum: 95), spacing: 10)], 320), [95, 95, 95])
    expectEqual(lengths([GridItem(.adaptive(minimum: 500))], 320), [500])
  }

  @Test func columnsAreSeparatedByTheirSpacing() {
    let tracks = LazyTracks([GridItem(.fixed(10), spacing: 5), GridItem(.fixed(20))], room: 100)
    expect(tracks.tracks.map(\.start) == [0, 15] && tracks.length == 35)
  }

  @Test func infiniteWidthAndZeroMinimumsTerminate() {
    expectEqual(lengths([GridItem(.adaptive(minimum: 10))], .infinity).count, 1)
    expect(lengths([GridItem(.adaptive(minimum: 0))], 10).count > 0)
  }
}
