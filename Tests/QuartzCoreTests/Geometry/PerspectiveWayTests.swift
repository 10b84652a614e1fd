import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Points that are converted over several layers, of which some are in perspective.
@MainActor @Suite struct PerspectiveWayTests {
  private let root = layer(0, 0, 100, 100)
  private let card = layer(30, 30, 40, 40)
  private let inner = layer(10, 10, 20, 20)
  private let dot = layer(2, 4, 6, 6)

  private static var perspective: CATransform3D {
    var result = CATransform3DIdentity
    result.m34 = -1 / 100
    return result
  }

  /// Turned by a third of a right angle, with its left side in front: 17.3 points from the middle in the plane, 10 in depth.
  private static var turned: CATransform3D { CATransform3DRotate(perspective, .pi / 6, 0, 1, 0) }

  init() {
    root.addSublayer(card)
    card.addSublayer(inner)
    inner.addSublayer(dot)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.001 && abs(a.y - b.y) < 0.001 }

  /// Where a point of the card is seen in the root, by similar triangles.
  private func seen(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - 20, point.y - 20)
    let distance = 1 + x * sin(.pi / 6) / 100
    return CGPoint(x: 50 + x * cos(.pi / 6) / distance, y: 50 + y / distance)
  }

  @Test func aPointOfAnInnerLayerIsWhereItIsSeen() {
    card.transform = Self.turned
    for corner in [CGPoint.zero, CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 6)] {
      let place = seen(CGPoint(x: corner.x + 12, y: corner.y + 14))
      let out = dot.convert(corner, to: root)
      expect(isNear(out, place), "\(out) \(place)")
      expect(isNear(root.convert(corner, from: dot), place))
      expect(isNear(dot.convert(place, from: root), corner) && isNear(root.convert(place, to: dot), corner))
    }
    expect(isNear(card.convert(CGPoint(x: 0, y: 20), to: root), seen(CGPoint(x: 0, y: 20))))
  }

  @Test func perspectivesAddUp() {
    card.transform = Self.turned
    inner.transform = Self.turned
    let place = root.convert(CGPoint(x: 3, y: 3), from: dot)
    let flat = seen(CGPoint(x: 15, y: 17))
    expect(!isNear(place, flat))
    expect(isNear(dot.convert(place, from: root), CGPoint(x: 3, y: 3)))
    let step = root.convert(card.convert(inner.convert(CGPoint(x: 3, y: 3), from: dot), from: inner), from: card)
    expect(isNear(place, step))
  }

  @Test func thePerspectiveOfASuperlayerCountsOverSeveralLayers() {
    root.sublayerTransform = Self.perspective
    card.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    expect(isNear(root.convert(CGPoint.zero, from: dot), seen(CGPoint(x: 12, y: 14))))
    expect(isNear(root.convert(seen(CGPoint(x: 12, y: 14)), to: dot), .zero))
  }

  @Test func transformLayersKeepTheDepthOfWhatIsInThem() {
    let space = CATransformLayer()
    space.frame = root.bounds
    space.transform = Self.perspective
    root.addSublayer(space)
    space.addSublayer(card)
    card.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    expect(isNear(root.convert(CGPoint.zero, from: dot), seen(CGPoint(x: 12, y: 14))))
    expect(isNear(dot.convert(seen(CGPoint(x: 12, y: 14)), from: root), .zero))
  }

  /// Both are in the same perspective, which has no part in their distance, even seen from its edge.
  @Test func layersInsideAPerspectiveAreConvertedWithoutIt() {
    card.transform = CATransform3DRotate(Self.perspective, .pi / 2, 0, 1, 0)
    expectEqual(card.convert(CGPoint.zero, from: dot), CGPoint(x: 12, y: 14))
    expectEqual(
      dot.convert(CGRect(x: 12, y: 14, width: 2, height: 3), from: card), CGRect(x: 0, y: 0, width: 2, height: 3))
    expect(!root.convert(CGPoint(x: 50, y: 50), to: dot).x.isFinite)
  }

  @Test func aRectangleIsThatAroundWhatIsSeen() {
    card.transform = Self.turned
    let rect = root.convert(card.bounds, from: card)
    let (left, right) = (seen(.zero), seen(CGPoint(x: 40, y: 40)))
    expect(isNear(rect.origin, left) && abs(rect.maxX - right.x) < 0.001 && abs(rect.midY - 50) < 0.001)
    expect(rect.height > 43)
  }

  @Test func aLayerOutsideAPerspectiveIsConvertedIntoIt() {
    card.transform = Self.turned
    let beside = layer(5, 6, 10, 10)
    root.addSublayer(beside)
    let place = seen(CGPoint(x: 12, y: 14))
    let point = CGPoint(x: place.x - 5, y: place.y - 6)
    expect(isNear(dot.convert(point, from: beside), .zero) && isNear(dot.convert(CGPoint.zero, to: beside), point))
  }
}
