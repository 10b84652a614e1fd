import Expectations
import Fuzzing
import ListCore
import Testing

@Suite struct SidewaysRowTests {
  /// Groups at any places, found by looking at each.
  private struct ListedGroups: SidewaysGroups {
    var extents: [Extent]
    var groupCount: Int { extents.count }
    func groupExtent(at index: Int) -> Extent { extents[index] }
    func group(at offset: Double) -> Int { extents.lastIndex { $0.start <= offset } ?? 0 }
  }

  /// Ten groups of 100, 10 apart, in a viewport of 250: 1090 points, offsets to 840.
  private func row(_ behavior: SidewaysRow.Behavior, viewport: Double = 250) -> SidewaysRow {
    SidewaysRow(
      behavior: behavior, viewport: viewport, length: 1090,
      groups: UniformSidewaysGroups(groupCount: 10, length: 100, spacing: 10))
  }

  private func rest(
    _ row: SidewaysRow, _ offset: Double, _ velocity: Double = 0, projected: Double? = nil, start: Double = 0
  ) -> Double { row.rest(from: offset, velocity: velocity, projected: projected ?? offset, start: start) }

  @Test func offsetsAreLimitedToTheLengthOfTheRow() {
    for behavior in [SidewaysRow.Behavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging] {
      expectEqual(row(behavior).range, 0...840)
      expectEqual(row(behavior, viewport: 2000).range, 0...0, "everything fits")
    }
    expectEqual(row(.groupPagingCentered).range, -75...915, "room for half of what the first and last group leave")
    expectEqual(row(.groupPagingCentered, viewport: 50).range, 25...1015, "a group that is larger shows its middle")
  }

  @Test func continuousRowsStopAtAnyOffset() {
    expectEqual(rest(row(.continuous), 100, 3000, projected: 333.25), 333.25)
    expectEqual(rest(row(.continuous), 100, 3000, projected: 5000), 840)
    expectEqual(rest(row(.continuous), 10, -3000, projected: -500), 0)
  }

  @Test func aFlickEndsAtTheLeadingEdgeOfAGroup() {
    let row = row(.continuousGroupLeadingBoundary)
    expectEqual(rest(row, 10, 3000, projected: 270), 220)
    expectEqual(rest(row, 10, 3000, projected: 280), 330)
    expectEqual(rest(row, 10, 3000, projected: 830), 840, "the end of the row is nearer than the group at 770")
    expectEqual(rest(row, 10, 3000, projected: 800), 770)
    expectEqual(rest(row, 10, 3000, projected: 9999), 840)
    expectEqual(rest(row, 40, -100, projected: 20), 0)
  }

  @Test func pagingStopsAtMultiplesOfTheViewport() {
    expectEqual(rest(row(.paging), 60, 900), 250)
    expectEqual(rest(row(.paging), 60, 0), 0)
    expectEqual(rest(row(.paging), 200, 9000, start: 0), 250, "one page a flick")
    expectEqual(rest(row(.paging), 700, 900, start: 500), 750)
    expectEqual(rest(row(.paging), 800, 900, start: 750), 840, "the last page is as long as the row")
    expectEqual(rest(row(.paging), 800, -900, start: 840), 750)
  }

  @Test func groupPagingMovesByOneGroupPerFlick() {
    let row = row(.groupPaging)
    expectEqual(rest(row, 5, 400), 110)
    expectEqual(rest(row, 200, 9000, start: 0), 110, "however fast")
    expectEqual(rest(row, 500, 0, start: 0), 110, "however far")
    expect(rest(row, 60, 0) == 110 && rest(row, 50, 0) == 0, "a slow finger leads to the nearest")
    expectEqual(rest(row, 60, -400, start: 110), 0)
    expectEqual(rest(row, 115, -400, start: 110), 110, "back to where it was")
    expectEqual(rest(row, 830, 400, start: 770), 840)
    expectEqual(rest(row, 835, -400, start: 840), 770, "the end counts as the place of one group")
    expect(rest(row, -40, -900) == 0 && rest(row, 900, 900, start: 840) == 840)
  }

  @Test func centredGroupPagingCentresTheGroup() {
    let row = row(.groupPagingCentered)
    expectEqual(rest(row, -60, 400, start: -75), 35)
    expectEqual(rest(row, -30, 0, start: -75), -75)
    expectEqual(rest(row, 910, 400, start: 915), 915)
    expectEqual(rest(row, 900, -400, start: 915), 805)
  }

  @Test func theCurrentGroupOrPageIsKeptWhenLengthsChange() {
    let wide = row(.groupPaging, viewport: 300)
    expectEqual(row(.groupPaging).place(at: 330), .group(3))
    expect(
      wide.offset(of: .group(3)) == 330 && wide.offset(of: .group(9)) == 790 && wide.offset(of: .group(99)) == 790)
    expect(row(.paging).place(at: 500) == .page(2) && wide.offset(of: .page(2)) == 600)
    expect(row(.continuous).place(at: 33) == .offset(33) && wide.offset(of: .offset(5000)) == 790)
    expectEqual(row(.groupPagingCentered).place(at: 35), .group(1))
    expectEqual(row(.groupPagingCentered, viewport: 300).offset(of: .group(1)), 10)
    expectEqual(row(.groupPaging).place(at: 40), .offset(40), "between two groups")
  }

  @Test func scrollPositionsGiveTheOffsetOfAnItem() {
    let row = row(.continuous)
    expectEqual(row.offset(showing: 330...430, at: .start, from: 0), 330)
    expectEqual(row.offset(showing: 330...430, at: .middle, from: 0), 255)
    expectEqual(row.offset(showing: 330...430, at: .end, from: 0), 180)
    expectEqual(row.offset(showing: 330...430, at: .nearest, from: 0), 180)
    expectEqual(row.offset(showing: 330...430, at: .nearest, from: 200), 200)
    expectEqual(row.offset(showing: 330...430, at: .nearest, from: 600), 330)
    expectEqual(row.offset(showing: 990...1090, at: .start, from: 0), 840, "as far as the row goes")
  }

  /// Zero, negative, infinite lengths, groups without length, no groups.
  @Test func invalidLengthsStillGiveAFiniteOffset() {
    let groups: [any SidewaysGroups] = [
      UniformSidewaysGroups(groupCount: 0, length: 100, spacing: 10),
      UniformSidewaysGroups(groupCount: 5, length: 0, spacing: 0),
      UniformSidewaysGroups(groupCount: 5, length: .infinity, spacing: 0),
      UniformSidewaysGroups(groupCount: 5, length: -20, spacing: 3), ListedGroups(extents: []),
      ListedGroups(extents: Array(repeating: Extent(start: 0, length: 0), count: 9)),
    ]
    let behaviors: [SidewaysRow.Behavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    for groups in groups {
      for length in [0, -5, .infinity, .nan, 300] {
        for viewport in [0, -5, .infinity, .nan, 100] {
          for behavior in behaviors {
            let row = SidewaysRow(behavior: behavior, viewport: viewport, length: length, groups: groups)
            for offset in [0, -50, 400, .nan] {
              let rest = row.rest(from: offset, velocity: 900, projected: offset, start: 0)
              expect(rest.isFinite && row.range.contains(rest))
              expect(row.range.contains(row.offset(of: row.place(at: offset))))
            }
          }
        }
      }
    }
  }

  /// A flick of any row ends at a place that a naive search names.
  @Test func randomRowsEndWhereANaiveSearchEnds() {
    for round in 0..<400 {
      let seed = FuzzSeed.ofRun &+ UInt64(round)
      var generator = SeededGenerator(seed: seed)
      var extents: [Extent] = []
      var end = 0.0
      for _ in 0..<generator.int(1...12) {
        let length = Double(generator.int(0...15)) * 20
        extents.append(Extent(start: end, length: length))
        end += length + Double(generator.int(0...3)) * 5
      }
      let length = extents.last?.end ?? 0
      let viewport = Double(generator.int(1...30)) * 10
      let offset = generator.double(-100...(length + 100))
      let velocity = generator.double(-2000...2000)
      for isCentred in [false, true] {
        let row = SidewaysRow(
          behavior: isCentred ? .groupPagingCentered : .groupPaging, viewport: viewport, length: length,
          groups: ListedGroups(extents: extents))
        var stops: [Double] = []
        for extent in extents {
          let stop =
            isCentred ? extent.start + extent.length / 2 - viewport / 2 : min(extent.start, max(0, length - viewport))
          if stops.last != stop { stops.append(stop) }
        }
        let start = generator.pick(stops)
        let rest = row.rest(from: offset, velocity: velocity, projected: offset + velocity / 2, start: start)
        let place = stops.enumerated().min { abs($0.element - rest) < abs($1.element - rest) }
        let origin = stops.firstIndex(of: start) ?? 0
        expectEqual(place.map { abs($0.element - rest) < 0.001 }, true, "seed \(seed): \(rest) is no stop of \(stops)")
        // Groups without length share their stop with a neighbour: such a step leads no farther.
        if !extents.contains(where: { $0.length == 0 }) {
          expectEqual(place.map { abs($0.offset - origin) <= 1 }, true, "seed \(seed): \(start) to \(rest)")
        }
        if velocity > 250, offset >= start { expect(rest >= start, "seed \(seed)") }
        if velocity < -250, offset <= start { expect(rest <= start, "seed \(seed)") }
      }
    }
  }
}
