import UIKit

/// Extracts a section of a path by its length.
enum PathTrimming {
  /// The number of lines that approximate a curve.
  private static let steps = 32

  static func part(of path: CGPath, from: CGFloat, to: CGFloat) -> Path {
    let lines = self.lines(of: path)
    let total = lines.reduce(0) { $0 + length($1) }
    guard total > 0, from < to else { return Path() }
    let start = from * total
    let end = to * total
    var result = Path()
    var passed: CGFloat = 0
    var last: CGPoint?
    for line in lines {
      let own = length(line)
      defer { passed += own }
      guard own > 0, passed + own > start, passed < end else { continue }
      let first = point(line, max(start - passed, 0) / own)
      if last != first { result.move(to: first) }
      let second = point(line, min(end - passed, own) / own)
      result.addLine(to: second)
      last = second
    }
    return result
  }

  private typealias Line = (from: CGPoint, to: CGPoint)

  private static func length(_ line: Line) -> CGFloat { hypot(line.to.x - line.from.x, line.to.y - line.from.y) }

  private static func point(_ line: Line, _ fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: line.from.x + (line.to.x - line.from.x) * fraction, y: line.from.y + (line.to.y - line.from.y) * fraction)
  }

  private static func lines(of path: CGPath) -> [Line] {
    var lines: [Line] = []
    var begin = CGPoint.zero
    var current = CGPoint.zero
    path.applyWithBlock { element in
      let points = element.pointee.points
      func add(_ end: CGPoint) {
        lines.append((current, end))
        current = end
      }
      func curve(_ end: CGPoint, _ at: (CGFloat) -> CGPoint) {
        for step in 1..<steps { add(at(CGFloat(step) / CGFloat(steps))) }
        add(end)
      }
      let start = current
      switch element.pointee.type {
      case .moveToPoint:
        begin = points[0]
        current = points[0]
      case .addLineToPoint: add(points[0])
      case .addQuadCurveToPoint:
        let (control, end) = (points[0], points[1])
        curve(end) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        }
      case .addCurveToPoint:
        let (first, second, end) = (points[0], points[1], points[2])
        curve(end) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
          return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
      case .closeSubpath: add(begin)
      @unknown default: break
      }
    }
    return lines
  }
}
