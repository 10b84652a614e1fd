import Foundation

/// The length of a control arm of the cubic curve that approximates a quarter of the unit circle.
let quarterCircleArm: CGFloat = 0.552_284_749_830_793_4

extension PathElements {
  mutating func addRect(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Begins and ends at the middle of the right side, as in Core Graphics.
  mutating func addEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (ax, ay) = (rx * quarterCircleArm, ry * quarterCircleArm)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: center.x + dx, y: center.y + dy).applying(transform)
    }
    move(to: point(rx, 0))
    addCurve(to: point(0, ry), control1: point(rx, ay), control2: point(ax, ry))
    addCurve(to: point(-rx, 0), control1: point(-ax, ry), control2: point(-rx, ay))
    addCurve(to: point(0, -ry), control1: point(-rx, -ay), control2: point(-ax, -ry))
    addCurve(to: point(rx, 0), control1: point(ax, -ry), control2: point(rx, -ay))
    closeSubpath()
  }

  mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, _ transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    guard cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height
    else {
      fatalError(
        """
        Assertion failed: (corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)). \
        Corners of \(cornerWidth) by \(cornerHeight) do not fit a rectangle of \(rect.width) by \(rect.height); \
        pass at most half of its size.
        """)
    }
    if cornerWidth == 0 || cornerHeight == 0 { return addRect(rect, transform) }
    let (ax, ay) = (cornerWidth * (1 - quarterCircleArm), cornerHeight * (1 - quarterCircleArm))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: point(right, rect.midY))
    addLine(to: point(right, bottom - cornerHeight))
    addCurve(
      to: point(right - cornerWidth, bottom), control1: point(right, bottom - ay), control2: point(right - ax, bottom))
    addLine(to: point(left + cornerWidth, bottom))
    addCurve(
      to: point(left, bottom - cornerHeight), control1: point(left + ax, bottom), control2: point(left, bottom - ay))
    addLine(to: point(left, top + cornerHeight))
    addCurve(to: point(left + cornerWidth, top), control1: point(left, top + ay), control2: point(left + ax, top))
    addLine(to: point(right - cornerWidth, top))
    addCurve(to: point(right, top + cornerHeight), control1: point(right - ax, top), control2: point(right, top + ay))
    closeSubpath()
  }

  /// Adds an arc as curves of at most a quarter turn each, with a line to it from the current point.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, _ transform: CGAffineTransform
  ) {
    func point(_ angle: CGFloat, _ arm: CGFloat) -> CGPoint {
      let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
      return CGPoint(
        x: center.x + radius * (cosine - arm * sine), y: center.y + radius * (sine + arm * cosine)
      ).applying(transform)
    }
    let start = point(startAngle, 0)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    guard delta != 0, radius > 0 else { return }
    let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(pieces)
    let arm = 4 / 3 * CGFloat(tan(Double(step) / 4))
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = from + step
      addCurve(to: point(to, 0), control1: point(from, arm), control2: point(to, -arm))
    }
  }

  /// The angle by which an arc turns between two angles: at most a full turn, in the given direction.
  static func sweep(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      return max(delta, -turn)
    }
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    return min(delta, turn)
  }

  /// Adds the arc of a circle that touches the line from the current point to `first` and the line from there to
  /// `second`, with a line to the arc.
  mutating func addArc(
    tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
  ) {
    guard let mappedCurrent = currentPoint else { return }
    let current = mappedCurrent.applying(transform.inverted())
    let (ax, ay) = (current.x - first.x, current.y - first.y)
    let (bx, by) = (second.x - first.x, second.y - first.y)
    let (aLength, bLength) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    // No corner to round: points that coincide or are collinear.
    guard radius > 0, aLength > 0, bLength > 0, abs(cross) > 1e-9 * aLength * bLength else {
      return addLine(to: first.applying(transform))
    }
    let cosine = (ax * bx + ay * by) / (aLength * bLength)
    let halfAngle = CGFloat(acos(Double(min(max(cosine, -1), 1)))) / 2
    let distance = radius / CGFloat(tan(Double(halfAngle)))
    let start = CGPoint(x: first.x + ax / aLength * distance, y: first.y + ay / aLength * distance)
    let (ux, uy) = (ax / aLength + bx / bLength, ay / aLength + by / bLength)
    let bisector = (ux * ux + uy * uy).squareRoot()
    let reach = radius / CGFloat(sin(Double(halfAngle)))
    let center = CGPoint(x: first.x + ux / bisector * reach, y: first.y + uy / bisector * reach)
    let startAngle = CGFloat(atan2(Double(start.y - center.y), Double(start.x - center.x)))
    let turn = CGFloat.pi - 2 * halfAngle
    addArc(center: center, radius: radius, startAngle: startAngle, delta: cross > 0 ? -turn : turn, transform)
  }
}
