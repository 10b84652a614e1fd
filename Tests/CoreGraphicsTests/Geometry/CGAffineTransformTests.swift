import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test func memberTransformsApplyBeforeTheReceiver() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    expectEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 12, y: 3))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
    expectEqual(CGPoint(x: 1, y: 1).applying(moved), CGPoint(x: 22, y: 3))
  }

  @Test func concatenationAppliesTheArgumentLast() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1))
    expectEqual(CGPoint(x: 3, y: 4).applying(transform), CGPoint(x: 7, y: 9))
  }

  @Test func aQuarterTurnMapsTheXAxisToTheYAxis() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test func invertedUndoesATransform() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: -2).applying(transform).applying(transform.inverted())
    expect(abs(point.x - 4) < 1e-12 && abs(point.y + 2) < 1e-12)
  }

  @Test func theInverseOfASingularTransformIsItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
  }

  @Test func aTransformedRectangleIsTheBoundsOfItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
    expectEqual(rect, CGRect(x: -4, y: 4, width: 3, height: 8))
    expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func sizesIgnoreTranslation() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 100)
    expectEqual(CGSize(width: 3, height: 4).applying(transform), CGSize(width: 6, height: 8))
  }

  @Test func theEmptyInitialiserIsNotTheIdentity() {
    expect(CGAffineTransform() != .identity)
    expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func vectorsAndTransformsAreCodable() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let vector = CGVector(dx: 1.5, dy: -2)
    expectEqual(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform)), transform)
    expectEqual(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)), vector)
  }

  @Test func rectanglesDivide() {
    let (slice, rest) = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: .maxXEdge)
    expectEqual(slice, CGRect(x: 7, y: 0, width: 3, height: 4))
    expectEqual(rest, CGRect(x: 0, y: 0, width: 7, height: 4))
  }
}
