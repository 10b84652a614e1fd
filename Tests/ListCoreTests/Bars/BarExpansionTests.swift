import Expectations
import Testing

@testable import ListCore

@Suite("The visible extent of a bar")
struct BarExpansionTests {
  private let both = BarExpansion(largeTitle: 52, search: 50, searchCollapses: true)

  private func seen(_ title: Double, _ search: Double, _ stretch: Double = 0) -> BarExpansion.Seen {
    BarExpansion.Seen(largeTitle: title, search: search, stretch: stretch)
  }

  @Test("content that has not moved shows everything")
  func unmoved() {
    expectEqual(both.seen(at: nil), seen(52, 50))
    expect(both.full == 102 && both.least == 0)
  }

  @Test(
    "the search bar collapses first, then the large title",
    arguments: [
      (102.0, 52.0, 50.0), (80, 52, 28), (52, 52, 0), (30, 30, 0), (0, 0, 0), (-400, 0, 0),
    ])
  func collapse(distance: Double, title: Double, search: Double) {
    expectEqual(both.seen(at: distance), seen(title, search))
  }

  @Test("only the title collapses above a search bar that does not")
  func stayingSearch() {
    let expansion = BarExpansion(largeTitle: 52, search: 50, searchCollapses: false)
    expectEqual(expansion.seen(at: 102), seen(52, 50))
    expectEqual(expansion.seen(at: 70), seen(20, 50))
    expectEqual(expansion.seen(at: -10), seen(0, 50))
    expectEqual(expansion.least, 50)
  }

  @Test("content pulled below stretches the bar")
  func stretch() {
    expectEqual(both.seen(at: 130), seen(52, 50, 28))
  }

  @Test(
    "no bar rests half collapsed",
    arguments: [
      (102.0, 102.0), (90, 102), (77, 102), (70, 52), (52, 52), (40, 52), (26, 52), (25, 0), (0, 0), (-7, -7),
      (140, 140),
    ])
  func resting(distance: Double, rest: Double) {
    expectEqual(both.resting(distance) { _ in true }, rest)
  }

  @Test("content that is too short to scroll the title away rests where it can")
  func short() {
    expectEqual(both.resting(10) { $0 >= 30 }, 52)
    expectEqual(both.resting(10) { _ in false }, 10)
  }
}
