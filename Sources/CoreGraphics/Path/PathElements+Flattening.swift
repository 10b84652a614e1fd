import Foundation

/// An element of a path with its starting point.
enum PathSegment {
  case move(CGPoint)
  case line(from: CGPoint, to: CGPoint)
  case quad(from: CGPoint, control: CGPoint, to: CGPoint)
  case cubic(from: CGPoint, first: CGPoint, second: CGPoint, to: CGPoint)
  case close(from: CGPoint, to: CGPoint)
}

extension PathElements {
  func forEach(_ body: (PathSegment) -> Void) {
    var next = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for type in types {
      switch type {
      case .moveToPoint:
        start = points[next]
        current = start
        body(.move(start))
      case .addLineToPoint:
        body(.line(from: current, to: points[next]))
        current = points[next]
      case .addQuadCurveToPoint:
        body(.quad(from: current, control: points[next], to: points[next + 1]))
        current = points[next + 1]
      case .addCurveToPoint:
        body(.cubic(from: current, first: points[next], second: points[next + 1], to: points[next + 2]))
        current = points[next + 2]
      case .closeSubpath:
        body(.close(from: current, to: start))
        current = start
      }
      next += type.pointCount
    }
  }

  /// Calls `body` with each edge that encloses the inside, including edges that close open subpaths. Only for paths
  /// without curves.
  func forEachEdge(_ body: (CGPoint, CGPoint) -> Void) {
    var start: CGPoint?
    var current = CGPoint.zero
    forEach { segment in
      switch segment {
      case .move(let point):
        if let start, start != current { body(current, start) }
        start = point
        current = point
      case .line(let from, let to), .close(let from, let to), .quad(let from, _, let to),
        .cubic(let from, _, _, let to):
        if from != to { body(from, to) }
        current = to
      }
    }
    if let start, start != current { body(current, start) }
  }

  /// The path with curves replaced by lines that stay within `tolerance` of the curve.
  func flattened(tolerance: CGFloat) -> PathElements {
    let tolerance = max(tolerance, 1e-4)
    var result = PathElements()
    forEach { segment in
      switch segment {
      case .move(let point): result.move(to: point)
      case .line(_, let end): result.addLine(to: end)
      case .close: result.closeSubpath()
      case .quad(let start, let control, let end):
        let bend = distance(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let pieces = pieceCount((bend / (4 * tolerance)).squareRoot())
        for piece in 1..<pieces {
          result.addLine(to: pointOfCurve(start, control, end, CGFloat(piece) / CGFloat(pieces)))
        }
        result.addLine(to: end)
      case .cubic(let start, let first, let second, let end):
        // The largest second difference limits the distance between chord and curve (Wang's formula).
        let bend = max(
          distance(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
          distance(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
        let pieces = pieceCount((bend * 3 / (4 * tolerance)).squareRoot())
        for piece in 1..<pieces {
          result.addLine(to: pointOfCurve(start, first, second, end, CGFloat(piece) / CGFloat(pieces)))
        }
        result.addLine(to: end)
      }
    }
    return result
  }

  private func pieceCount(_ value: CGFloat) -> Int {
    guard value.isFinite else { return 1 }
    return min(max(Int(value.rounded(.up)), 1), 1_000)
  }
}

func distance(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat { (dx * dx + dy * dy).squareRoot() }
