import Expectations
import ListCore
import Testing

@Suite struct PinnedHeaderTests {
  private let section = SectionGeometry(
    section: 0, rowCount: 3, header: Extent(start: 100, length: 28), rows: Extent(start: 128, length: 132),
    footer: Extent(start: 260, length: 20), whole: Extent(start: 100, length: 180))

  @Test(arguments: [(0.0, 100.0), (100, 100), (150, 150), (232, 232), (250, 232), (400, 232)])
  func aPinnedHeaderStaysAtTheTopUntilItsSectionEnds(visibleTop: Double, expected: Double) {
    expectEqual(PinnedHeader.headerOffset(in: section, visibleTop: visibleTop), expected)
  }

  @Test(arguments: [(500.0, 260.0), (280, 260), (200, 180), (140, 128), (0, 128)])
  func aPinnedFooterStaysAtTheBottom(visibleBottom: Double, expected: Double) {
    expectEqual(PinnedHeader.footerOffset(in: section, visibleBottom: visibleBottom), expected)
  }
}
