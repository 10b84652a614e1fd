import Expectations
import Testing

@testable import ListCore

struct EditMenuPagesTests {
  private func pages(_ widths: [Double], room: Double) -> [Range<Int>] {
    EditMenuPages(widths: widths, arrow: 10, room: room).pages
  }

  @Test func elementsThatFitAreOnOnePage() {
    expect(pages([], room: 100).isEmpty)
    expectEqual(pages([50, 50], room: 100), [0..<2])
  }

  @Test func severalPagesLeaveSpaceForTheirArrows() {
    // 40 + 40 + an arrow; then two arrows beside 40 and 20; then one arrow.
    expectEqual(pages([40, 40, 40, 20, 60], room: 90), [0..<2, 2..<4, 4..<5])
  }

  @Test func anElementThatIsTooWideHasAPageOfItsOwn() {
    expectEqual(pages([200, 30, 300], room: 100), [0..<1, 1..<2, 2..<3])
  }

  /// Every element stands on one page, in order, and a page of several fits.
  @Test func everyElementIsOnOnePageAtAnyWidths() {
    for count in 0..<9 {
      for step in 1..<7 {
        let widths = (0..<count).map { Double(($0 * step * 13) % 70 + 5) }
        let pages = pages(widths, room: 100)
        expectEqual(pages.flatMap { Array($0) }, Array(0..<count))
        for (index, page) in pages.enumerated() where page.count > 1 {
          let arrows = Double((index > 0 ? 10 : 0) + (index < pages.count - 1 ? 10 : 0))
          expect(widths[page].reduce(arrows, +) <= 100)
        }
      }
    }
  }
}
