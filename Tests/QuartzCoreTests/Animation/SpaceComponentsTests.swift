import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Matrices of space as parts, and the way from one to another.
@Suite struct SpaceComponentsTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    result.m34 = -1 / distance
    return result
  }

  @Test func partsGiveTheirMatrixAgain() throws {
    // Numbers that spread evenly: multiples of the golden section.
    var share = 0.5
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      share = (share + 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
      return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(share)
    }
    for _ in 0..<200 {
      var t = perspective(number(200...1000))
      t = CATransform3DTranslate(t, number(-50...50), number(-50...50), number(-50...50))
      t = CATransform3DRotate(t, number(-3...3), number(-1...1), number(-1...1), number(0.1...1))
      t = CATransform3DScale(t, number(0.2...2), number(0.2...2), number(-2 ... -0.2))
      let shear = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0, c: number(-1...1), d: 1, tx: 0, ty: 0))
      t = CATransform3DConcat(shear, t)
      let parts = try require(SpaceComponents(t))
      // A multiple of a matrix has the effect of the matrix.
      expect(zip(numbers(parts.matrix), numbers(t)).allSatisfy { abs($0 - $1 / t.m44) < 1e-9 }, "\(numbers(t))")
    }
  }

  @Test func halfATurnLeadsThroughAQuarter() {
    let end = CATransform3DRotate(perspective(500), .pi, 0, 1, 0)
    let half = perspective(500).interpolated(to: end, by: 0.5)
    expect(isNear(half, CATransform3DRotate(perspective(500), .pi / 2, 0, 1, 0)))
    let start = CATransform3DIdentity.interpolated(to: CATransform3DMakeRotation(.pi, 1, 0, 0), by: 1.0 / 3)
    expect(isNear(start, CATransform3DMakeRotation(.pi / 3, 1, 0, 0)))
  }

  @Test func rotationsTakeTheShorterWay() {
    let from = CATransform3DMakeRotation(3, 0, 1, 0)
    let to = CATransform3DMakeRotation(-3, 0, 1, 0)
    expect(isNear(from.interpolated(to: to, by: 0.5), CATransform3DMakeRotation(.pi, 0, 1, 0)))
  }

  @Test func flattenedSpaceHasNoParts() {
    let flat = CATransform3DMakeScale(1, 1, 0)
    expect(SpaceComponents(flat) == nil)
    expectEqual(flat.interpolated(to: CATransform3DIdentity, by: 0.5).m33, 0.5)
  }
}
