extension CGMutablePath {
  /// Adds a rectangle with some rounded corners: from the top left, clockwise on screen. Radii are limited to half of
  /// the rectangle's sides.
  func addRoundedCorners(_ corners: UIRectCorner, of rect: CGRect, radii: CGSize) {
    let radius = CGSize(
      width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
    guard radius.width > 0, radius.height > 0, !corners.isEmpty else { return addRect(rect) }
    // The length of a control arm that makes a cubic curve a quarter of a circle.
    let arm = 1 - 0.552_284_749_830_793_4
    func corner(_ corner: UIRectCorner, _ tip: CGPoint, from: CGVector, to: CGVector) {
      guard corners.contains(corner) else { return addLine(to: tip) }
      let start = CGPoint(x: tip.x + from.dx * radius.width, y: tip.y + from.dy * radius.height)
      let end = CGPoint(x: tip.x + to.dx * radius.width, y: tip.y + to.dy * radius.height)
      addLine(to: start)
      addCurve(
        to: end,
        control1: CGPoint(x: tip.x + (start.x - tip.x) * arm, y: tip.y + (start.y - tip.y) * arm),
        control2: CGPoint(x: tip.x + (end.x - tip.x) * arm, y: tip.y + (end.y - tip.y) * arm))
    }
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    move(to: corners.contains(.topLeft) ? CGPoint(x: rect.minX + radius.width, y: rect.minY) : topLeft)
    corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1))
    corner(
      .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0))
    corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1))
    if corners.contains(.topLeft) {
      corner(.topLeft, topLeft, from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
    }
    closeSubpath()
  }
}

extension CGPath {
  /// The path drawn from its end to its beginning, each subpath apart and in the same order.
  var reversed: CGPath {
    let result = CGMutablePath()
    var subpath = ReversibleSubpath()
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        subpath.append(to: result)
        subpath = ReversibleSubpath(start: points[0])
      case .addLineToPoint: subpath.steps.append([points[0]])
      case .addQuadCurveToPoint: subpath.steps.append([points[0], points[1]])
      case .addCurveToPoint: subpath.steps.append([points[0], points[1], points[2]])
      case .closeSubpath: subpath.isClosed = true
      }
    }
    subpath.append(to: result)
    return result
  }
}

/// A subpath as its start and the points of each step, the step's end last.
private struct ReversibleSubpath {
  var start: CGPoint?
  var steps: [[CGPoint]] = []
  var isClosed = false

  init(start: CGPoint? = nil) {
    self.start = start
  }

  func append(to path: CGMutablePath) {
    guard let start else { return }
    path.move(to: steps.last?.last ?? start)
    for index in steps.indices.reversed() {
      let step = steps[index]
      let end = index == 0 ? start : steps[index - 1][steps[index - 1].count - 1]
      switch step.count {
      case 1: path.addLine(to: end)
      case 2: path.addQuadCurve(to: end, control: step[0])
      default: path.addCurve(to: end, control1: step[1], control2: step[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
