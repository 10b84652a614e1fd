import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite struct CGPathTests {
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test func aRectangleIsAMoveThreeLinesAndAClose() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    expectEqual(types(path), [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    var rect = CGRect.zero
    expect(path.isRect(&rect))
    expectEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
  }

  @Test func anEllipseTouchesItsBoxAndIsNoRectangle() {
    let box = CGRect(x: 10, y: 20, width: 40, height: 20)
    let path = CGPath(ellipseIn: box, transform: nil)
    expect(!path.isRect(nil))
    let bounds = path.boundingBoxOfPath
    expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 50) < 1e-9)
    expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 40) < 1e-9)
    expect(path.contains(CGPoint(x: 30, y: 30)))
    expect(!path.contains(CGPoint(x: 11, y: 21)))
  }

  @Test func boundingBoxOfPathExcludesControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func boundingBoxOfPathIncludesExtremaOfCubicCurves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))
    expect(abs(path.boundingBoxOfPath.maxY - 3) < 1e-12, "\(path.boundingBoxOfPath)")
  }

  @Test func fillRulesDifferInOverlappingSubpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    expect(path.contains(middle, using: .winding))
    expect(!path.contains(middle, using: .evenOdd))
    expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    expect(path.contains(middle, transform: CGAffineTransform(translationX: -3, y: -3)))
  }

  @Test func containsTreatsOpenSubpathsAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    expect(path.contains(CGPoint(x: 2, y: 2)))
    expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func aCounterclockwiseArcRunsTowardsPositiveAngles() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    let bounds = path.boundingBoxOfPath
    expect(bounds.minX > -1e-9 && bounds.minY > -1e-9, "a quarter, not three: \(bounds)")
  }

  @Test func aClockwiseArcRunsTheOtherWay() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let bounds = path.boundingBoxOfPath
    expect(abs(bounds.minX + 10) < 1e-3 && abs(bounds.minY + 10) < 1e-3, "three quarters: \(bounds)")
  }

  @Test(arguments: [(0.0, 2 * Double.pi, false), (0, 2 * Double.pi, true), (2 * Double.pi, 0, true)])
  func aFullTurnIsACircle(start: Double, end: Double, clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let bounds = path.boundingBoxOfPath
    expect(abs(bounds.width - 20) < 0.01 && abs(bounds.height - 20) < 0.01, "\(bounds)")
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    expectEqual(types(path), [.moveToPoint, .addLineToPoint, .addCurveToPoint])
  }

  @Test func aTangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    expectEqual(types(path), [.moveToPoint, .addLineToPoint, .addCurveToPoint])
    expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    expect(!path.contains(CGPoint(x: 9.5, y: 0.5)), "the corner is cut off")
    expect(path.contains(CGPoint(x: 8, y: 2)))
  }

  @Test func aTangentArcWithoutACornerIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    expectEqual(types(path), [.moveToPoint, .addLineToPoint])
    expectEqual(path.currentPoint, CGPoint(x: 5, y: 0))
  }

  @Test func roundedRectanglesExcludeTheirCorners() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    expectEqual(path.boundingBoxOfPath, rect)
    expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    expect(path.contains(CGPoint(x: 4, y: 0.5)))
    expect(path.contains(CGPoint(x: 1.5, y: 1.5)))
  }

  @Test func transformsMapEveryPoint() {
    var transform = CGAffineTransform(translationX: 5, y: 5)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &transform)
    expectEqual(path.boundingBox, CGRect(x: 5, y: 5, width: 1, height: 1))
    expectEqual(path.copy(using: &transform)?.boundingBox.origin, CGPoint(x: 10, y: 10))
  }

  @Test func afterACloseTheNextElementStartsAtTheSubpathsStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 5))
    expectEqual(types(path), [.moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
  }

  @Test func pathsWithEqualElementsAreEqual() {
    let first = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let second = CGMutablePath()
    second.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(first, second)
    second.addLine(to: CGPoint(x: 9, y: 9))
    expect(first != second)
  }

  @Test func strokingALineCoversItsWidth() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    expectEqual(butt.boundingBoxOfPath, CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    expectEqual(square.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func aMiterJoinReachesTheCornerAndABevelDoesNot() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)])
    let tip = CGPoint(x: -0.9, y: -0.9)
    func stroked(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    expect(stroked(.miter).contains(tip))
    expect(!stroked(.miter, limit: 1).contains(tip), "past the miter limit a corner is bevelled")
    expect(!stroked(.bevel).contains(tip))
    expect(!stroked(.round).contains(tip))
    expect(stroked(.round).contains(CGPoint(x: -0.6, y: -0.6)))
  }

  @Test func dashingDividesALine() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    var starts: [CGFloat] = []
    var ends: [CGFloat] = []
    line.copy(dashingWithPhase: 1, lengths: [3, 2]).applyWithBlock { element in
      let x = element.pointee.points[0].x
      if element.pointee.type == .moveToPoint { starts.append(x) } else { ends.append(x) }
    }
    expectEqual(starts, [0, 4, 9])
    expectEqual(ends, [2, 7, 10])
  }

  @Test func flatteningStaysWithinItsThreshold() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    var worst: CGFloat = 0
    var last = CGPoint(x: 100, y: 0)
    circle.flattened(threshold: 0.5).applyWithBlock { element in
      guard element.pointee.type == .addLineToPoint else { return }
      let end = element.pointee.points[0]
      let middle = CGPoint(x: (last.x + end.x) / 2, y: (last.y + end.y) / 2)
      worst = max(worst, 100 - (middle.x * middle.x + middle.y * middle.y).squareRoot())
      last = end
    }
    expect(worst < 0.6)
  }
}
