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

  @Test func aRectangleDividesTheLinesThatItReaches() {
    let areas = areas(rect(40, 20, 20, 30))
    #expect(areas.bottom == 50)
    #expect(areas.free(in: 0...100, from: 0, to: 20) == [0...100], "it only touches")
    #expect(areas.free(in: 0...100, from: 15, to: 35) == [0...40, 60...100])
    #expect(areas.free(in: 0...100, from: 25, to: 30) == [0...40, 60...100], "no edge begins or ends in the line")
    #expect(areas.free(in: 0...100, from: 50, to: 60) == [0...100])
    #expect(areas.free(in: 45...100, from: 25, to: 30) == [60...100])
    #expect(areas.free(in: 45...55, from: 25, to: 30).isEmpty)
  }

  @Test func aSlopeTakesItsWidestPartWithinTheLine() {
    let areas = areas(polygon([(0, 0), (100, 0), (0, 100)]))
    #expect(areas.free(in: 0...200, from: 0, to: 20) == [100...200])
    #expect(areas.free(in: 0...200, from: 50, to: 70) == [50...200])
  }

  @Test func holesCountByTheRuleOfTheirPath() {
    let both = rect(0, 0, 100, 100) + rect(20, 20, 60, 60)
    #expect(areas(both, evenOdd: true).free(in: 0...100, from: 40, to: 60) == [20...80])
    #expect(areas(both).free(in: 0...100, from: 40, to: 60).isEmpty)
  }

  @Test func coordinatesThatAreNoNumbersAreLeftOut() {
    let areas = areas([ExcludedAreas.Edge(from: (.nan, 0), to: (1, .infinity))])
    #expect(areas.bottom == -.infinity && areas.free(in: 0...10, from: 0, to: 5) == [0...10])
  }

  /// Every point of a free part is outside the areas, and every point of the rest has a point of an area above or below it
  /// in the line.
  @Test func randomTrianglesAgreeWithTheirPoints() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let corners = (0..<3).map { _ in (x: random.double(0...100), y: random.double(0...100)) }
      let areas = areas(polygon(corners))
      let top = random.double(0...90)
      let free = areas.free(in: 0...100, from: top, to: top + 10)
      for x in stride(from: 0.5, to: 100, by: 1.7) {
        let isTaken = (0...100).contains { isInside((x, top + Double($0) * 0.1), corners) }
        let isFree = free.contains { $0.contains(x) }
        if isTaken { #expect(!isFree, "seed \(seed): \(corners) at \(x), \(top)") }
        // The samples may miss a part that is thinner than their distance.
        let isNear = free.contains { $0.lowerBound - 1 <= x && x <= $0.upperBound + 1 }
        let isThin = !(0...100).contains { isInside((x, top + Double($0) * 0.1), grown(corners)) }
        if isThin { #expect(isNear, "seed \(seed): \(corners) at \(x), \(top)") }
      }
    }
  }

  private func isInside(_ point: (x: Double, y: Double), _ corners: [(x: Double, y: Double)]) -> Bool {
    let sides = corners.indices.map { index -> Double in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }

  /// A triangle that reaches a point further on all sides or more.
  private func grown(_ corners: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let middle = (x: corners.map(\.x).reduce(0, +) / 3, y: corners.map(\.y).reduce(0, +) / 3)
    return corners.map { corner in
      let (dx, dy) = (corner.x - middle.x, corner.y - middle.y)
      let length = max(0.001, (dx * dx + dy * dy).squareRoot())
      let factor = 1 + 40 / length
      return (middle.x + dx * factor, middle.y + dy * factor)
    }
  }
}
