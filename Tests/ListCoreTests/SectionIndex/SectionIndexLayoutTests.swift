import Expectations
import Testing

@testable import ListCore

@Suite struct SectionIndexLayoutTests {
  private func titles(_ layout: SectionIndexLayout) -> [Int] {
    layout.entries.compactMap { if case .title(let number) = $0 { number } else { nil } }
  }

  @Test func titlesThatFitAreCentred() {
    let layout = SectionIndexLayout(titleCount: 4, height: 100, pitch: 10)
    expectEqual(layout.entries, [.title(0), .title(1), .title(2), .title(3)])
    expectEqual(layout.start, 30)
    expectEqual([29, 30, 39.9, 40, 69.9, 70, 500].map { layout.title(at: $0) }, [0, 0, 0, 1, 3, 3, 3])
    expectEqual(layout.title(at: -100), 0)
  }

  @Test func titlesThatFillTheHeightExactlyAreAllShown() {
    expectEqual(SectionIndexLayout(titleCount: 10, height: 100, pitch: 10).entries.count, 10)
    expect(SectionIndexLayout(titleCount: 10, height: 99.9, pitch: 10).entries.contains(.bullet))
  }

  @Test func bulletsReplaceTitlesThatDoNotFit() {
    let layout = SectionIndexLayout(titleCount: 27, height: 112, pitch: 10)
    expectEqual(layout.entries.count, 11)
    expectEqual(titles(layout), [0, 5, 10, 16, 21, 26])
    for (place, entry) in layout.entries.enumerated() { expectEqual((entry == .bullet), (place % 2 == 1)) }
    expectEqual(layout.title(at: layout.start), 0)
    expectEqual(layout.title(at: layout.start + 109.9), 26)
  }

  @Test func hiddenTitlesCanBeReachedToo() {
    let layout = SectionIndexLayout(titleCount: 27, height: 112, pitch: 10)
    let reached = stride(from: 0.0, to: 112, by: 0.5).compactMap { layout.title(at: $0) }
    expectEqual(Set(reached), Set(0..<27))
    expectEqual(reached, reached.sorted())
  }

  @Test func aShortenedIndexFitsAndHidesTitlesAtEachBullet() {
    for count in 1...60 {
      for capacity in 0...60 {
        let layout = SectionIndexLayout(titleCount: count, height: Double(capacity) * 10, pitch: 10)
        expect(layout.entries.count <= capacity)
        guard count > capacity, capacity > 0 else { continue }
        let shown = titles(layout)
        expectEqual(shown.first, 0, "\(count) titles, room for \(capacity)")
        if capacity >= 3 { expectEqual(shown.last, count - 1, "\(count) titles, room for \(capacity)") }
        expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "\(count) titles, room for \(capacity)")
      }
    }
  }

  @Test func withoutTitlesOrEnoughHeightTheIndexIsEmpty() {
    expectNil(SectionIndexLayout(titleCount: 5, height: 9, pitch: 10).title(at: 3))
    expectNil(SectionIndexLayout(titleCount: 0, height: 100, pitch: 10).title(at: 50))
    expectEqual(SectionIndexLayout(titleCount: 5, height: 25, pitch: 10).entries, [.title(0)])
  }
}
