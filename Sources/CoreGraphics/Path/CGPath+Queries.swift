import Foundation

extension CGPath {
  /// The smallest rectangle around every point of the path, control points included; null for an empty path. Never
  /// smaller than `boundingBoxOfPath`, and cheaper. O(n).
  public var boundingBox: CGRect {
    guard let first = elements.points.first else { return .null }
    var box = BoundingBox(first)
    for point in elements.points { box.include(point) }
    return box.rect
  }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path. O(n).
  public var boundingBoxOfPath: CGRect {
    guard let first = elements.points.first else { return .null }
    var box = BoundingBox(first)
    elements.forEach { element in
      switch element {
      case .move(let point): box.include(point)
      case .line(_, let end), .close(_, let end): box.include(end)
      case .quad(let start, let control, let end):
        box.include(end)
        for t in [extremum(start.x, control.x, end.x), extremum(start.y, control.y, end.y)] where t > 0 && t < 1 {
          box.include(pointOfCurve(start, control, end, t))
        }
      case .cubic(let start, let first, let second, let end):
        box.include(end)
        for t in extrema(start.x, first.x, second.x, end.x) + extrema(start.y, first.y, second.y, end.y) {
          box.include(pointOfCurve(start, first, second, end, t))
        }
      }
    }
    return box.rect
  }

  /// Whether a fill of the path would paint `point`, which `transform` maps first. Points on the outline are inside.
  /// O(n), with curves replaced by lines.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    var winding = 0
    var isOnOutline = false
    elements.flattened(tolerance: 0.01).forEachEdge { start, end in
      if isOnOutline { return }
      let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if side == 0, min(start.x, end.x) <= point.x, point.x <= max(start.x, end.x),
        min(start.y, end.y) <= point.y, point.y <= max(start.y, end.y)
      {
        isOnOutline = true
      } else if start.y <= point.y {
        if end.y > point.y, side > 0 { winding += 1 }
      } else if end.y <= point.y, side < 0 {
        winding -= 1
      }
    }
    return isOnOutline || (rule == .winding ? winding != 0 : winding % 2 != 0)
  }

  /// Whether the path is a single upright rectangle, which is then written to `rect` if that is not nil.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let types = elements.types
    guard types.first == .moveToPoint, types.count == 5 || types.count == 6,
      types.dropFirst().prefix(3).allSatisfy({ $0 == .addLineToPoint })
    else { return false }
    let rest = Array(types.dropFirst(4))
    guard rest == [.closeSubpath] || rest == [.addLineToPoint] || rest == [.addLineToPoint, .closeSubpath] else {
      return false
    }
    let p = elements.points
    if p.count == 5, p[4] != p[0] { return false }
    let goesAcross = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
    let goesDown = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
    guard goesAcross || goesDown else { return false }
    rect?.pointee = boundingBox
    return true
  }

  /// A path with curves replaced by lines that stay within `threshold` of the curve.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements: elements.flattened(tolerance: threshold))
  }
}

private struct BoundingBox {
  private var low: CGPoint
  private var high: CGPoint

  init(_ point: CGPoint) {
    low = point
    high = point
  }

  mutating func include(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect { CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }
}

/// The parameter at which a coordinate of a quadratic curve changes direction; outside 0…1 when it does not.
private func extremum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
  let divisor = a - 2 * b + c
  return divisor == 0 ? -1 : (a - b) / divisor
}

/// The parameters, within 0…1, at which a coordinate of a cubic curve changes direction.
private func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
  let a = -p0 + 3 * p1 - 3 * p2 + p3
  let b = 2 * (p0 - 2 * p1 + p2)
  let c = p1 - p0
  var roots: [CGFloat] = []
  if abs(a) < 1e-12 {
    if b != 0 { roots = [-c / b] }
  } else {
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}

func pointOfCurve(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint, _ t: CGFloat) -> CGPoint {
  let s = 1 - t
  return CGPoint(
    x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
    y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
}

func pointOfCurve(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ t: CGFloat) -> CGPoint {
  let s = 1 - t
  let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  return CGPoint(
    x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
}
