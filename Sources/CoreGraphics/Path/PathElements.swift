import Foundation

/// The elements of a path as two flat arrays: the kinds, and the points of all elements.
struct PathElements: Equatable {
  private(set) var types: [CGPathElementType] = []
  private(set) var points: [CGPoint] = []
  /// The beginning of the current subpath, to which closing returns.
  private(set) var subpathStart: CGPoint?
  private(set) var currentPoint: CGPoint?

  mutating func move(to point: CGPoint) {
    // A move after a move replaces it, as in Core Graphics.
    if types.last == .moveToPoint {
      points[points.count - 1] = point
    } else {
      types.append(.moveToPoint)
      points.append(point)
    }
    subpathStart = point
    currentPoint = point
  }

  mutating func addLine(to point: CGPoint) {
    beginSubpathIfClosed()
    guard currentPoint != nil else { return }
    types.append(.addLineToPoint)
    points.append(point)
    currentPoint = point
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginSubpathIfClosed()
    guard currentPoint != nil else { return }
    types.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginSubpathIfClosed()
    guard currentPoint != nil else { return }
    types.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  mutating func closeSubpath() {
    guard currentPoint != nil, types.last != .closeSubpath else { return }
    types.append(.closeSubpath)
    currentPoint = subpathStart
  }

  /// Begins a subpath, for an element that follows a close, at the start of the closed subpath.
  private mutating func beginSubpathIfClosed() {
    guard types.last == .closeSubpath, let start = subpathStart else { return }
    types.append(.moveToPoint)
    points.append(start)
  }

  mutating func append(_ other: PathElements, _ transform: CGAffineTransform) {
    guard !other.types.isEmpty else { return }
    types.append(contentsOf: other.types)
    if transform.isIdentity {
      points.append(contentsOf: other.points)
    } else {
      points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
    }
    subpathStart = other.subpathStart?.applying(transform)
    currentPoint = other.currentPoint?.applying(transform)
  }

  func applying(_ transform: CGAffineTransform) -> PathElements {
    if transform.isIdentity { return self }
    var result = PathElements()
    result.append(self, transform)
    return result
  }

  /// Removes the last move if it follows a close: Cairo adds one there.
  mutating func dropTrailingMoveAfterClose() {
    guard types.count > 1, types.last == .moveToPoint, types[types.count - 2] == .closeSubpath else { return }
    types.removeLast()
    points.removeLast()
  }
}
