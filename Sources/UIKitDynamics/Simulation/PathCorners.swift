extension CGPath {
  /// The largest distance between a curve and its line segments, in points.
  private static let tolerance: CGFloat = 0.5

  /// The path's subpaths as line segments, curves included, and whether each is closed.
  var lines: [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    flattened(threshold: Self.tolerance).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: lines.append(([element.pointee.points[0]], false))
      case .closeSubpath where !lines.isEmpty: lines[lines.count - 1].isClosed = true
      case .addLineToPoint where !lines.isEmpty: lines[lines.count - 1].points.append(element.pointee.points[0])
      default: break
      }
    }
    return lines
  }

  /// The corners of the first subpath; a last point that repeats the first one is left out.
  var corners: [CGPoint] {
    guard var points = lines.first?.points else { return [] }
    if points.count > 1, points.first == points.last { points.removeLast() }
    return points
  }
}
