import CoreGraphics
import Expectations
import QuartzCore
import Testing

@Suite struct TransformTests {
  @Test func concatenationAppliesTheFirstMatrixFirst() {
    let t = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0))
    let point = CGPoint(x: 3, y: 4).applying(CATransform3DGetAffineTransform(t))
    expectEqual(point, CGPoint(x: 16, y: 8))
  }

  @Test func invertUndoesATransform() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t = CATransform3DTranslate(t, 5, -6, 7)
    t = CATransform3DScale(t, 2, 3, 4)
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    let identity = CATransform3DIdentity
    for path in [\CATransform3D.m11, \.m12, \.m13, \.m21, \.m22, \.m33, \.m41, \.m42, \.m43, \.m44] {
      expect(abs(product[keyPath: path] - identity[keyPath: path]) < 1e-12)
    }
  }

  @Test func aQuarterTurnAboutZMapsXToY() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(abs(t.m12 - 1) < 1e-12 && abs(t.m21 + 1) < 1e-12)
    expect(CATransform3DIsAffine(t))
    expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
