import Expectations
import ListCore
import Testing

@Suite struct FlowGeometryTests {
  private func metrics(_ change: (inout FlowMetrics) -> Void = { _ in }) -> FlowMetrics {
    var metrics = FlowMetrics()
    metrics.breadth = 320
    change(&metrics)
    return metrics
  }

  private func side(_ section: FlowSection, _ item: Int) -> Double { section.place(ofItem: item).across.start }

  @Test func itemsOfEqualSizeAreSpacedToFillTheLine() {
    // 5 of 50 with at least 10 between them fit in 320: 70 are left for 4 gaps.
    let section = FlowSection(metrics(), .uniform(count: 7, FlowSize(along: 50, across: 50)))
    expectEqual(section.lineCount, 2)
    expectEqual(
      (0..<7).map { side(section, $0) }, [0, 68, 135, 203, 270, 0, 68], "an incomplete line keeps the columns")
    expectEqual(section.linesLength, 110)
    expectEqual(section.place(ofItem: 6).along, Extent(start: 60, length: 50))
  }

  @Test func aSingleItemIsCentredInItsLine() {
    let section = FlowSection(metrics(), .uniform(count: 2, FlowSize(along: 40, across: 200)))
    expectEqual(side(section, 0), 60)
    expectEqual(side(section, 1), 60)
    let tooBroad = FlowSection(metrics(), .uniform(count: 2, FlowSize(along: 40, across: 400)))
    expectEqual(side(tooBroad, 1), 0)
    expectEqual(tooBroad.lineCount, 2)
  }

  @Test func itemsOfDifferentSizesFillOnlyCompleteLines() {
    let sizes = [100.0, 50, 150, 60, 70].map { FlowSize(along: 20, across: $0) }
    let section = FlowSection(metrics(), .varied(ContiguousArray(sizes)))
    // 100 + 50 + 150 and two gaps of 10 fill the line to the last point.
    expectEqual((0..<5).map { side(section, $0) }, [0, 110, 170, 0, 70])
  }

  @Test func lowerItemsAreCentredInTheirLine() {
    let sizes = [20.0, 60, 40].map { FlowSize(along: $0, across: 100) }
    let section = FlowSection(metrics(), .varied(ContiguousArray(sizes)))
    expectEqual((0..<3).map { section.place(ofItem: $0).along.start }, [20, 0, 10])
  }

  @Test func roundingErrorsOfDividedSizesDoNotBreakALine() {
    let third = (320.0 - 20) / 3
    let section = FlowSection(metrics(), .uniform(count: 3, FlowSize(along: 10, across: third + 1e-9)))
    expectEqual(section.lineCount, 1)
  }

  @Test func equalSizesAreStoredOnce() {
    expectEqual(
      FlowSection.Sizes(count: 100_000) { _ in FlowSize(along: 1, across: 2) },
      .uniform(count: 100_000, FlowSize(along: 1, across: 2)))
    expectEqual(FlowSection.Sizes(count: 3) { FlowSize(along: Double($0), across: 2) }.count, 3)
    expectEqual(FlowSection.Sizes(count: 0) { _ in FlowSize(along: 1, across: 2) }.count, 0)
  }

  @Test func aHundredThousandItemsAreFoundByPosition() {
    let geometry = FlowGeometry([FlowSection(metrics(), .uniform(count: 100_000, FlowSize(along: 50, across: 50)))])
    expectEqual(geometry.length, 20_000 * 60 - 10)
    var found: [FlowElement] = []
    geometry.forEachElement(from: 600_000, to: 600_100) { element, _ in found.append(element) }
    expectEqual(found, (50_000..<50_010).map { .item(RowPath(section: 0, row: $0)) })
    expectEqual(geometry.item(along: 600_001, across: 70), RowPath(section: 0, row: 50_001))
    expectNil(geometry.item(along: 600_001, across: 60), "between two items")
    expectNil(geometry.item(along: 600_055, across: 10), "between two lines")
  }

  @Test func measuredSizesMoveLaterItems() {
    var geometry = FlowGeometry([
      FlowSection(metrics { $0.header = 30 }, .uniform(count: 10, FlowSize(along: 50, across: 320))),
      FlowSection(metrics { $0.header = 30 }, .uniform(count: 2, FlowSize(along: 50, across: 320))),
    ])
    let before = geometry.extent(ofSection: 1).start
    geometry.setSizes([RowPath(section: 0, row: 3): FlowSize(along: 80, across: 320)])
    expectEqual(geometry.extent(ofSection: 1).start, before + 30)
    expectEqual(geometry.place(of: .header(section: 1))?.along.start, before + 30)
    expectNil(geometry.place(of: .header(section: 2)))
    expectNil(geometry.place(of: .item(RowPath(section: 0, row: 10))))
  }

  @Test func headersAndFootersArePinned() {
    let section = FlowSection(
      metrics {
        $0.header = 30
        $0.footer = 20
      }, .uniform(count: 10, FlowSize(along: 50, across: 320)))
    let geometry = FlowGeometry([section, section])
    let end = geometry.extent(ofSection: 0).end
    expectEqual(geometry.pinnedHeader(ofSection: 0, visibleStart: -40).start, 0)
    expectEqual(geometry.pinnedHeader(ofSection: 0, visibleStart: 100).start, 100)
    expectEqual(
      geometry.pinnedHeader(ofSection: 0, visibleStart: end - 5).start, end - 50, "pushed out by its section's end")
    expectEqual(geometry.pinnedHeader(ofSection: 1, visibleStart: 100).start, end)
    expectEqual(geometry.pinnedFooter(ofSection: 0, visibleEnd: 300).start, 280)
    expectEqual(geometry.pinnedFooter(ofSection: 0, visibleEnd: 10).start, 30)
    expectEqual(geometry.pinnedFooter(ofSection: 0, visibleEnd: end + 100).start, end - 20)
  }
}
