import Expectations
import ListCore
import Testing

@Suite struct OffsetIndexTests {
  @Test func aMillionEqualRowsAreStoredAsOneRun() {
    let index = OffsetIndex(count: 1_000_000, height: 44, isEstimated: true)
    expectEqual(index.dump(), "1000000x44.0~")
    expectEqual(index.totalHeight, 44_000_000)
    expectEqual(index.offset(ofRow: 999_999), 43_999_956)
    expectEqual(index.row(atOffset: 22_000_000)?.index, 500_000)
    expect(index.tree.reservedBytes < 4096)
  }

  @Test func aMillionDifferentRowsTakeLittleMoreThanFourBytesEach() {
    var builder = RunTree.Builder(expectedCount: 1_000_000)
    for row in 0..<1_000_000 { builder.append(Length.units(44 + Double(row % 97) / 2)) }
    let index = OffsetIndex(tree: builder.finish())
    expectEqual(index.count, 1_000_000)
    expect(index.tree.reservedBytes < 5_000_000)
    expectNil(index.invariantViolation())
  }

  @Test func measuringRowsInOrderKeepsLeavesFull() {
    var index = OffsetIndex(count: 100_000, height: 44, isEstimated: true)
    for row in 0..<10_000 { index.setHeight(40 + Double(row % 7), ofRow: row) }
    expect(index.tree.leafCount < 2 * 10_000 / RunTree.defaultLeafCapacity + 2)
    expectEqual(index.row(at: 9_999).isEstimated, false)
    expect(index.row(at: 10_000).isEstimated)
    expectNil(index.invariantViolation())
  }

  @Test func measuringMovesLaterRowsByTheDifference() {
    var index = OffsetIndex(count: 10, height: 44, isEstimated: true)
    expectEqual(index.setHeight(60.5, ofRow: 3), 16.5)
    expectEqual(index.offset(ofRow: 3), 132)
    expectEqual(index.offset(ofRow: 4), 192.5)
    expectEqual(index.dump(), "3x44.0~ 60.5 6x44.0~")
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func lengthsOfWholePixelsAreExact(scale: Double) {
    for pixels in 0..<3000 {
      let points = Double(pixels) / scale
      expectEqual(Length.points(Length.units(points)), points)
    }
  }

  @Test func aRowBeginsAtItsOffsetAndEndsBeforeTheNext() {
    var index = OffsetIndex()
    for height in [10.0, 0, 20, 0, 0] { index.insertRows(1, height: height, at: index.count) }
    expectNil(index.row(atOffset: -0.1)?.index)
    expectEqual(index.row(atOffset: 0)?.index, 0)
    expectEqual(index.row(atOffset: 9.9)?.index, 0)
    expectEqual(index.row(atOffset: 10)?.index, 2)
    expectEqual(index.row(atOffset: 29.9)?.index, 2)
    expectNil(index.row(atOffset: 30)?.index)
    expectEqual(index.rows(from: 5, to: 15), 0..<3)
    expectEqual(index.rows(from: 12, to: 12), 0..<0)
  }

  @Test func heightsOfTallRowsAreExact() {
    var index = OffsetIndex()
    index.insertRows(3, height: 1_000_000.5, at: 0)
    index.insertRows(1, height: 77_777.25, at: 1)
    expectEqual(index.row(at: 1).height, 77_777.25)
    expectEqual(index.totalHeight, 3_077_778.75)
  }

  @Test func anIndexWorksAfterAllItsRowsAreRemoved() {
    var index = OffsetIndex(leafCapacity: RunTree.minimumLeafCapacity)
    for row in 0..<500 { index.insertRows(1, height: Double(row), at: row) }
    index.removeRows(0..<500)
    expectEqual(index.count, 0)
    expectEqual(index.totalHeight, 0)
    expectNil(index.row(atOffset: 0))
    index.insertRows(2, height: 5, at: 0)
    expectEqual(index.dump(), "2x5.0")
    expectNil(index.invariantViolation())
  }

  @Test func changingACopyLeavesTheOriginal() {
    var first = OffsetIndex(count: 100, height: 44)
    let second = first
    first.setHeight(10, ofRow: 50)
    expectEqual(second.totalHeight, 4400)
    expectEqual(first.totalHeight, 4366)
  }

  @Test func iterationStopsWhenItsBodyReturnsFalse() {
    let index = OffsetIndex(count: 100, height: 10)
    var visited: [Int] = []
    index.forEachRow(in: 20..<60) { row in
      visited.append(row.index)
      return visited.count < 3
    }
    expectEqual(visited, [20, 21, 22])
  }
}
