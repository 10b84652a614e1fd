import CoreGraphics
import Expectations
import QuartzCore
import Testing

@testable import SwiftUI

@MainActor @Suite("Transforms of views")
struct GeometryEffectTests {
  @Test("a projection is concatenated as matrices are") func projection() {
    expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let grow = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let both = move.concatenating(grow)
    expectEqual(
      both,
      ProjectionTransform(
        CGAffineTransform(translationX: 3, y: 4).concatenating(CGAffineTransform(scaleX: 2, y: 2))))
    var deep = CATransform3DIdentity
    deep.m34 = -1 / 100
    expect(!ProjectionTransform(CATransform3DRotate(deep, 0.5, 0, 1, 0)).isAffine)
  }

  @Test("a projection concatenated with its inverse is the identity") func inverse() {
    let turn = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: -2)
    let projection = ProjectionTransform(turn)
    let none = projection.concatenating(projection.inverted())
    let parts = [none.m11 - 1, none.m12, none.m13, none.m21, none.m22 - 1, none.m23, none.m31, none.m32, none.m33 - 1]
    expect(parts.allSatisfy { abs($0) < 1e-9 })
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    expect(!flat.invert() && flat.inverted() == flat)
  }

  @Test("a transform is about the upper leading corner, and mirrored from right to left") func corner() throws {
    func frame(_ isMirrored: Bool) throws -> CGRect {
      let view = Color.red.frame(width: 40, height: 20).transformEffect(CGAffineTransform(scaleX: 2, y: 2))
      let hosted = Hosted(view, width: 200, height: 100) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
      try hosted.screen.settle()
      return try require(hosted.frames.last)
    }
    // In the middle of 200 by 100 points the box begins at (80, 40).
    expectEqual(try frame(false), CGRect(x: 80, y: 40, width: 80, height: 40))
    expectEqual(try frame(true), CGRect(x: 40, y: 40, width: 80, height: 40))
  }
}
