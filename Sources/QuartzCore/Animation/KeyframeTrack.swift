import CoreGraphics
import Foundation

/// The key frames of an animation, prepared for sampling.
struct KeyframeTrack {
  private var frames: [AnimatedValue] = []
  private var times: [Double] = []
  private var paces: [CAMediaTimingFunction] = []
  private var mode = CAAnimationCalculationMode.linear
  /// For a path: the polyline of the element that ends at key frame `index + 1`.
  private var curves: [PathCurve] = []

  init(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    if let path = animation.path {
      curves = PathCurve.curves(of: path)
      if let first = curves.first { frames = [.point(first.points[0])] + curves.map { .point($0.points.last!) } }
    } else {
      frames = (animation.values ?? []).compactMap { AnimatedValue($0) }
    }
    paces = animation.timingFunctions ?? []
    let steps = mode == .discrete ? frames.count : frames.count - 1
    guard frames.count > 1 else { return }
    if mode == .paced || mode == .cubicPaced {
      times = pacedTimes()
      paces = []
    } else if let keyTimes = animation.keyTimes, keyTimes.count >= frames.count {
      times = keyTimes.map(\.doubleValue)
    } else {
      times = (0...steps).map { Double($0) / Double(max(steps, 1)) }
    }
  }

  var last: AnimatedValue? { frames.last }

  private func pacedTimes() -> [Double] {
    var sums = [0.0]
    for index in 1..<frames.count {
      let length = curves.isEmpty ? frames[index - 1].distance(to: frames[index]) : curves[index - 1].length
      sums.append(sums[index - 1] + length)
    }
    let total = sums[sums.count - 1]
    return total > 0 ? sums.map { $0 / total } : sums.indices.map { Double($0) / Double(sums.count - 1) }
  }

  /// The value at a fraction of the duration and, along a path, the direction there.
  func sample(at fraction: Double) -> (value: AnimatedValue, angle: CGFloat?)? {
    guard let first = frames.first else { return nil }
    guard frames.count > 1 else { return (first, nil) }
    var index = 0
    // A discrete key frame is shown from its time on, the others lead to the next one.
    let last = mode == .discrete ? frames.count - 1 : frames.count - 2
    while index < last, fraction >= times[index + 1] { index += 1 }
    if mode == .discrete { return (frames[index], nil) }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? min(max((fraction - times[index]) / span, 0), 1) : 1
    if index < paces.count { part = paces[index].progress(at: part) }
    if !curves.isEmpty {
      let (point, angle) = curves[index].point(at: part)
      return (.point(point), angle)
    }
    if mode == .cubic || mode == .cubicPaced, frames[index].isSummable { return (cubic(index, part), nil) }
    return (frames[index].interpolated(to: frames[index + 1], by: part), nil)
  }

  /// A point of a curve whose tangent at each key frame is parallel to the line between its neighbours.
  private func cubic(_ index: Int, _ t: Double) -> AnimatedValue {
    let before = frames[max(index - 1, 0)]
    let (from, to) = (frames[index], frames[index + 1])
    let after = frames[min(index + 2, frames.count - 1)]
    let (t2, t3) = (t * t, t * t * t)
    return before.nothing
      .adding(before, times: CGFloat((-t3 + 2 * t2 - t) / 2))
      .adding(from, times: CGFloat((3 * t3 - 5 * t2 + 2) / 2))
      .adding(to, times: CGFloat((-3 * t3 + 4 * t2 + t) / 2))
      .adding(after, times: CGFloat((t3 - t2) / 2))
  }
}

/// One element of a path as a polyline, with the lengths of its parts.
struct PathCurve {
  let points: [CGPoint]
  private let sums: [Double]

  var length: Double { sums[sums.count - 1] }

  private init(_ points: [CGPoint]) {
    self.points = points
    var sums = [0.0]
    for index in 1..<points.count {
      sums.append(sums[index - 1] + hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y))
    }
    self.sums = sums
  }

  func point(at part: Double) -> (CGPoint, CGFloat) {
    let distance = part * length
    var index = 0
    while index + 2 < points.count, distance > sums[index + 1] { index += 1 }
    let (from, to) = (points[index], points[index + 1])
    let span = sums[index + 1] - sums[index]
    let rest = CGFloat(span > 0 ? min(max((distance - sums[index]) / span, 0), 1) : 1)
    return (
      CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest),
      atan2(to.y - from.y, to.x - from.x)
    )
  }

  static func curves(of path: CGPath) -> [PathCurve] {
    var result: [PathCurve] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.applyWithBlock { element in
      let points = element.pointee.pointArray
      let from = current
      switch element.pointee.type {
      case .moveToPoint:
        start = points[0]
        current = points[0]
        return
      case .addLineToPoint:
        result.append(PathCurve([from, points[0]]))
        current = points[0]
      case .addQuadCurveToPoint:
        let (c, to) = (points[0], points[1])
        result.append(
          flattened { t, s in
            CGPoint(
              x: s * s * from.x + 2 * s * t * c.x + t * t * to.x, y: s * s * from.y + 2 * s * t * c.y + t * t * to.y)
          })
        current = to
      case .addCurveToPoint:
        let (c1, c2, to) = (points[0], points[1], points[2])
        result.append(
          flattened { t, s in
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * to.x, y: a * from.y + b * c1.y + c * c2.y + d * to.y)
          })
        current = to
      case .closeSubpath:
        result.append(PathCurve([from, start]))
        current = start
      }
    }
    return result
  }

  private static func flattened(_ point: (CGFloat, CGFloat) -> CGPoint) -> PathCurve {
    PathCurve((0...64).map { point(CGFloat($0) / 64, 1 - CGFloat($0) / 64) })
  }
}
