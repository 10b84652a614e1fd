import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct UIBezierPathTests {
  private func drawing(_ width: Int, _ height: Int, _ draw: () -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.cgContext.setStrokeColor(UIColor.blue.cgColor)
      draw()
    }
    return Pixels(image).rows
  }

  @Test func fillsAndStrokesWithTheCurrentColours() {
    let rows = drawing(5, 4) {
      let path = UIBezierPath(rect: CGRect(x: 0.5, y: 0.5, width: 4, height: 3))
      path.fill()
      path.stroke()
    }
    expectEqual(rows, ["BBBBB", "BRRRB", "BRRRB", "BBBBB"])
  }

  @Test func clockwiseArcsRunDownwardsFromTheRight() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    expect(path.bounds.minX > -0.01, "the short way, not the long one: \(path.bounds)")
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(other.bounds.minX < -9.9)
  }

  @Test func onlyTheGivenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
    expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func aLargeRadiusMakesACircleOfASquare() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 100)
    expect(!path.contains(CGPoint(x: 2, y: 2)))
    expect(path.contains(CGPoint(x: 10, y: 0.2)))
  }

  @Test func theEvenOddRuleDecidesWhichAreasAreInside() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
    expect(path.contains(CGPoint(x: 4, y: 4)))
    path.usesEvenOddFillRule = true
    expect(!path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func aReversedInnerPathIsAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let hole = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)).reversing()
    path.append(hole)
    expect(!path.contains(CGPoint(x: 4, y: 4)))
    expectEqual(hole.bounds, CGRect(x: 3, y: 3, width: 3, height: 3))
  }

  @Test func reversingKeepsCurves() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 5), controlPoint2: CGPoint(x: 10, y: 9))
    let reversed = path.reversing()
    expectEqual(reversed.currentPoint, .zero)
    expect(abs(reversed.bounds.height - path.bounds.height) < 1e-9)
  }

  @Test func lineDashesAreReturnedAndDrawn() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 6, y: 0.5))
    path.setLineDash([2, 1], count: 2, phase: 1)
    var count = 0
    var lengths = [CGFloat](repeating: 0, count: 2)
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: &count, phase: &phase)
    expect(count == 2 && lengths == [2, 1] && phase == 1)
    expectEqual(drawing(6, 1) { path.stroke() }, ["B.BB.B"])
  }

  @Test func aClipLimitsDrawing() {
    let rows = drawing(4, 2) {
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    expectEqual(rows, [".RR.", "...."])
  }

  @Test func copiesAreIndependent() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    expect(copy?.bounds.minX == 0 && copy?.lineWidth == 3)
    expectEqual(path.bounds.minX, 5)
  }

  @Test func drawingWithoutAContextDoesNothing() {
    expectNil(UIGraphicsGetCurrentContext())
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    expectNil(UIGraphicsGetCurrentContext())
  }
}
