/// Areas that lines of text go around, as polygons.
package struct ExcludedAreas: Sendable {
  /// A side of a polygon.
  package struct Edge: Sendable {
    var x: (start: Double, end: Double)
    var y: (start: Double, end: Double)

    package init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
      x = (start.x, end.x)
      y = (start.y, end.y)
    }

    var top: Double { min(y.start, y.end) }
    var bottom: Double { max(y.start, y.end) }

    /// The x coordinate of the edge at a height within it.
    func x(atHeight height: Double) -> Double {
      guard y.end != y.start else { return x.start }
      let part = min(max(0, (height - y.start) / (y.end - y.start)), 1)
      return x.start + (x.end - x.start) * part
    }
  }

  private struct Area {
    var edges: [Edge]
    var usesEvenOddRule: Bool
    var top: Double
    var bottom: Double
  }

  private var areas: [Area] = []
  /// The lower end of all areas; lines below it are as wide as their container.
  package private(set) var bottom = -Double.infinity

  package init() {}

  /// Adds an area. Edges with a coordinate that is not a number are ignored.
  package mutating func add(_ edges: [Edge], usesEvenOddRule: Bool) {
    let edges = edges.filter { $0.x.start.isFinite && $0.x.end.isFinite && $0.top.isFinite && $0.bottom.isFinite }
    guard let top = edges.map(\.top).min(), let bottom = edges.map(\.bottom).max() else { return }
    areas.append(Area(edges: edges, usesEvenOddRule: usesEvenOddRule, top: top, bottom: bottom))
    self.bottom = max(self.bottom, bottom)
  }

  /// The parts of a line that no area reaches, from left to right.
  ///
  /// A point of an area within the line is, at its height, between two edges. Moved up or down it meets an edge, or the
  /// line's upper or lower end: so the line is covered by the edges within it and by the areas at these two heights.
  /// - Complexity: O(n log n) in the number of edges.
  package func free(in line: ClosedRange<Double>, from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    var free: [ClosedRange<Double>] = []
    var left = line.lowerBound
    for part in taken(from: top, to: bottom).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > left, part.lowerBound <= line.upperBound { free.append(left...part.lowerBound) }
      left = max(left, part.upperBound)
      if left >= line.upperBound { return free }
    }
    return free + [left...line.upperBound]
  }

  private func taken(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    var taken: [ClosedRange<Double>] = []
    // Areas that only touch a line leave it whole.
    for area in areas where area.top < bottom && area.bottom > top {
      for edge in area.edges where edge.top < bottom && edge.bottom > top {
        let ends = [edge.x(atHeight: max(top, edge.top)), edge.x(atHeight: min(bottom, edge.bottom))]
        // A horizontal edge covers all of the line between its two ends.
        let all = edge.top == edge.bottom ? [edge.x.start, edge.x.end] : ends
        taken.append(all.min()!...all.max()!)
      }
      for height in [top, bottom] { taken += Self.inside(area, atHeight: height, isTop: height == top) }
    }
    return taken
  }

  /// The parts of a height inside an area. At the upper end of a line the edges below it are used, at the lower end those above.
  private static func inside(_ area: Area, atHeight height: Double, isTop: Bool) -> [ClosedRange<Double>] {
    let crossings = area.edges.compactMap { edge -> (x: Double, winding: Int)? in
      let crosses = isTop ? edge.top <= height && height < edge.bottom : edge.top < height && height <= edge.bottom
      return crosses ? (edge.x(atHeight: height), edge.y.start < edge.y.end ? 1 : -1) : nil
    }
    .sorted { $0.x < $1.x }
    var parts: [ClosedRange<Double>] = []
    var winding = 0
    for (index, crossing) in crossings.enumerated() {
      winding += area.usesEvenOddRule ? (winding == 0 ? 1 : -1) : crossing.winding
      if winding != 0, index + 1 < crossings.count { parts.append(crossing.x...crossings[index + 1].x) }
    }
    return parts
  }

  /// The height at which to look for space again if a line has none: one point further down, as curved areas offer no
  /// better step.
  package func next(below height: Double) -> Double { min(height + 1, max(height, bottom)) }
}
