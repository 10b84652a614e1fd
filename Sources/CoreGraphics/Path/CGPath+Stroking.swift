import Foundation

extension CGPath {
  /// A path cut into dashes. `lengths` alternates dashes and gaps; `phase` is the offset into this pattern at which
  /// each subpath begins. Curves become lines. Without a length above 0, or with a negative one, the path stays uncut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = elements.applying(transform)
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else { return CGPath(elements: mapped) }
    var result = PathElements()
    for line in mapped.polylines { pattern.dash(line, into: &result) }
    return CGPath(elements: result)
  }

  /// A path whose fill (by the winding rule) looks like a stroke of the receiver. It consists of overlapping pieces,
  /// one for each line, corner and end; curves become lines. Empty for a width of 0.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in elements.applying(transform).polylines { outline.add(line) }
    return CGPath(elements: outline.elements)
  }
}

/// A subpath as points joined by lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension PathElements {
  /// The subpaths as line segments, without repeated points.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    flattened(tolerance: 0.05).forEach { segment in
      switch segment {
      case .move(let point): result.append(Polyline(points: [point], isClosed: false))
      case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end):
        if result[result.count - 1].points.last != end { result[result.count - 1].points.append(end) }
      case .close:
        let last = result.count - 1
        result[last].isClosed = true
        if result[last].points.count > 1, result[last].points.last == result[last].points.first {
          result[last].points.removeLast()
        }
      }
    }
    return result
  }
}

private struct DashPattern {
  private let lengths: [CGFloat]
  private let firstIndex: Int
  private let firstRest: CGFloat

  init?(lengths: [CGFloat], phase: CGFloat) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    // With an odd number of lengths, dashes and gaps change roles in every second round, so the list is doubled.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let round = self.lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: round)
    if rest < 0 { rest += round }
    var index = 0
    while rest >= self.lengths[index] {
      rest -= self.lengths[index]
      index = (index + 1) % self.lengths.count
    }
    firstIndex = index
    firstRest = self.lengths[index] - rest
  }

  func dash(_ line: Polyline, into result: inout PathElements) {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard points.count > 1 else { return }
    var index = firstIndex
    var rest = firstRest
    if index % 2 == 0 { result.move(to: points[0]) }
    for (start, end) in zip(points, points.dropFirst()) {
      let length = distance(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let place = CGPoint(
          x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
        if index % 2 == 0 { result.addLine(to: place) } else { result.move(to: place) }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index % 2 == 0 { result.addLine(to: end) }
    }
  }
}

/// Collects the pieces of a stroke. All pieces turn the same way, so that the winding rule unites them.
private struct StrokeOutline {
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private(set) var elements = PathElements()

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ line: Polyline) {
    guard radius > 0, let first = line.points.first else { return }
    guard line.points.count > 1 else {
      // A point has ends but no direction: round and square ends are visible.
      if cap == .round { addDisc(first) }
      if cap == .square { addPolygon(square(first, CGPoint(x: radius, y: 0))) }
      return
    }
    var points = line.points
    if line.isClosed { points.append(first) }
    for (start, end) in zip(points, points.dropFirst()) {
      let across = normal(start, end)
      addPolygon([
        CGPoint(x: start.x + across.x, y: start.y + across.y), CGPoint(x: end.x + across.x, y: end.y + across.y),
        CGPoint(x: end.x - across.x, y: end.y - across.y), CGPoint(x: start.x - across.x, y: start.y - across.y),
      ])
    }
    for index in 1..<(points.count - 1) { addJoin(points[index - 1], points[index], points[index + 1]) }
    if line.isClosed {
      if points.count > 3 { addJoin(points[points.count - 2], points[0], points[1]) }
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  /// Half the width, at a right angle to a line.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = distance(end.x - start.x, end.y - start.y)
    return CGPoint(x: -(end.y - start.y) / length * radius, y: (end.x - start.x) / length * radius)
  }

  private func square(_ center: CGPoint, _ half: CGPoint) -> [CGPoint] {
    [
      CGPoint(x: center.x + half.x - half.y, y: center.y + half.y + half.x),
      CGPoint(x: center.x - half.x - half.y, y: center.y - half.y + half.x),
      CGPoint(x: center.x - half.x + half.y, y: center.y - half.y - half.x),
      CGPoint(x: center.x + half.x + half.y, y: center.y + half.y - half.x),
    ]
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(end)
    case .square: addPolygon(square(end, normal(other, end)))
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    if join == .round { return addDisc(corner) }
    var (first, second) = (normal(before, corner), normal(corner, after))
    let cross = first.x * second.y - first.y * second.x
    // The gap between the two lines is on the outer side of the turn, so both normals have to point there.
    if cross > 0 {
      first = CGPoint(x: -first.x, y: -first.y)
      second = CGPoint(x: -second.x, y: -second.y)
    }
    let outer = CGPoint(x: corner.x + first.x, y: corner.y + first.y)
    let next = CGPoint(x: corner.x + second.x, y: corner.y + second.y)
    var polygon = [corner, outer, next]
    let cosine = (first.x * second.x + first.y * second.y) / (radius * radius)
    // The miter's length over the width is 1 / sin(half the angle between the lines).
    let halfSine = ((1 + cosine) / 2).squareRoot()
    if join == .miter, halfSine > 0, 1 / halfSine <= miterLimit {
      let scale = 1 / (1 + cosine)
      polygon.insert(
        CGPoint(x: corner.x + (first.x + second.x) * scale, y: corner.y + (first.y + second.y) * scale), at: 2)
    }
    addPolygon(polygon)
  }

  private mutating func addDisc(_ center: CGPoint) {
    elements.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), .identity)
  }

  /// Adds a convex polygon in the direction in which ellipses turn.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    elements.move(to: ordered[0])
    for point in ordered.dropFirst() { elements.addLine(to: point) }
    elements.closeSubpath()
  }
}
