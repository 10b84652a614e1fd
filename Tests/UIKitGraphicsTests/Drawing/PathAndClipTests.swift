import Expectations
import PictureTesting
import Testing

@testable import UIKitGraphics

/// Curves of one handle, and drawing within a rectangle.
@MainActor @Suite struct PathAndClipTests {
  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  @Test func nothingIsDrawnOutsideTheClip() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
      UIColor.red.setFill()
      context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    expectEqual(Pixels(image).rows, ["....", ".RR.", ".RR."])
  }

  @Test func clipsIntersect() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
      context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    expectEqual(Pixels(image).rows, ["..R."])
  }

  /// A quadratic curve passes through the middle of its ends' middle and its handle.
  @Test func aQuadraticCurveBendsHalfwayToItsControlPoint() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 80))
    expectEqual(path.currentPoint, CGPoint(x: 100, y: 0))
    path.close()
    expect(path.contains(CGPoint(x: 50, y: 39)))
    expect(!path.contains(CGPoint(x: 50, y: 41)))
    expect(path.contains(CGPoint(x: 25, y: 29)) && !path.contains(CGPoint(x: 25, y: 31)))
    expectEqual(path.bounds.width, 100)
  }
}
