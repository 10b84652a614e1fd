import Expectations
import Fuzzing
import ListCore
import Testing

struct ExcludedAreasTests {
  private typealias Point = (x: Double, y: Double)

  private func polygon(_ points: [(x: Double, y: Double)]) -> [ExcludedAreas.Edge] {
    points.indices.map { ExcludedAreas.Edge(from: points[$0], to: points[($0 + 1) % points.count]) }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [ExcludedAreas.Edge] {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  private func areas(_ edges: [ExcludedAreas.Edge]..., evenOdd: Bool = false) -> ExcludedAreas {
    var areas = ExcludedAreas()
    for edges in edges { areas.add(edges, usesEvenOddRule: evenOdd) }
    return areas
  }

  @Test func aRectangleSplitsTheLinesItIntersects() {
    let areas = areas(rect(40, 20, 20, 30))
    expectEqual(areas.bottom, 50)
    expectEqual(areas.free(in: 0...100, from: 0, to: 20), [0...100], "it only touches")
    expectEqual(areas.free(in: 0...100, from: 15, to: 35), [0...40, 60...100])
    expectEqual(areas.free(in: 0...100, from: 25, to: 30), [0...40, 60...100], "no edge begins or ends in the line")
    expectEqual(areas.free(in: 0...100, from: 50, to: 60), [0...100])
    expectEqual(areas.free(in: 45...100, from: 25, to: 30), [60...100])
    expect(areas.free(in: 45...55, from: 25, to: 30).isEmpty)
  }

  @Test func aSlopeExcludesItsWidestExtentWithinTheLine() {
    let areas = areas(polygon([(0, 0), (100, 0), (0, 100)]))
    expectEqual(areas.free(in: 0...200, from: 0, to: 20), [100...200])
    expectEqual(areas.free(in: 0...200, from: 50, to: 70), [50...200])
  }

  @Test func holesFollowTheFillRuleOfThePath() {
    let both = rect(0, 0, 100, 100) + rect(20, 20, 60, 60)
    expectEqual(areas(both, evenOdd: true).free(in: 0...100, from: 40, to: 60), [20...80])
    expect(areas(both).free(in: 0...100, from: 40, to: 60).isEmpty)
  }

  @Test func invalidCoordinatesAreIgnored() {
    let areas = areas([ExcludedAreas.Edge(from: (.nan, 0), to: (1, .infinity))])
    expect(areas.bottom == -.infinity && areas.free(in: 0...10, from: 0, to: 5) == [0...10])
  }

  /// A triangle takes up the part of a line between its leftmost and its rightmost point in it.
  @Test(arguments: [1, 1_101_551_974_094_435_687, FuzzSeed.ofRun])
  func randomTrianglesExcludeTheirExtent(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let corners = (0..<3).map { _ in (x: random.double(0...100), y: random.double(0...100)) }
      let top = random.double(0...90)
      let free = areas(polygon(corners)).free(in: 0...100, from: top, to: top + 10)
      let taken = extent(of: corners, from: top, to: top + 10)
      for x in stride(from: 0.5, to: 100, by: 1.7) where taken.map({ !isAtEdge(x, of: $0) }) ?? true {
        let isFree = free.contains { $0.contains(x) }
        expect(isFree != (taken?.contains(x) ?? false), "seed \(seed): \(corners) at \(x), \(top)")
      }
    }
  }

  private func isAtEdge(_ x: Double, of range: ClosedRange<Double>) -> Bool {
    min(abs(x - range.lowerBound), abs(x - range.upperBound)) < 1e-6
  }

  /// From the leftmost to the rightmost point of a triangle between two heights; nil where it is not there.
  private func extent(
    of corners: [(x: Double, y: Double)], from top: Double, to bottom: Double
  ) -> ClosedRange<Double>? {
    var places = corners.filter { (top...bottom).contains($0.y) }.map(\.x)
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      for height in [top, bottom] where min(a.y, b.y) < height && height < max(a.y, b.y) {
        places.append(a.x + (b.x - a.x) * (height - a.y) / (b.y - a.y))
      }
    }
    guard let left = places.min(), let right = places.max() else { return nil }
    return left...right
  }
}
