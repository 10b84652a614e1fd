import CoreGraphics
import Foundation

/// A matrix of space as a scale, then shears, then a rotation, then a translation, then a perspective.
///
/// The parts are found as the W3C's *CSS Transforms Module Level 2* describes.
struct SpaceComponents {
  var scale: SIMD3<Double>
  /// The shears of y along x, and of z along x and y.
  var shear: SIMD3<Double>
  /// A unit quaternion; its last number is the cosine of half the angle.
  var rotation: SIMD4<Double>
  var translation: SIMD3<Double>
  /// The last column of the perspective's matrix.
  var perspective: SIMD4<Double>

  /// Nil for a matrix that flattens space, which has no parts.
  init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    var plain = t
    (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, t.m44)
    var rows: [SIMD3<Double>] = [
      SIMD3(t.m11, t.m12, t.m13), SIMD3(t.m21, t.m22, t.m23), SIMD3(t.m31, t.m32, t.m33),
    ]
    for index in 0..<3 { rows[index] /= Double(t.m44) }
    let volume = (rows[0] * Self.cross(rows[1], rows[2])).sum()
    guard abs(volume) > 1e-9, volume.isFinite else { return nil }
    let inverse = CATransform3DInvert(plain)
    let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    perspective = SIMD4(
      (SIMD4<Double>(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
      (SIMD4<Double>(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
      (SIMD4<Double>(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
      (SIMD4<Double>(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum())
    translation = SIMD3<Double>(t.m41, t.m42, t.m43) / Double(t.m44)

    // Makes the rows perpendicular: each row loses its part along the rows before it, which becomes the shear.
    func length(_ row: SIMD3<Double>) -> Double { (row * row).sum().squareRoot() }
    let width = length(rows[0])
    rows[0] /= width
    let alongX = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * alongX
    let height = length(rows[1])
    rows[1] /= height
    let depthAlongX = (rows[0] * rows[2]).sum()
    rows[2] -= rows[0] * depthAlongX
    let depthAlongY = (rows[1] * rows[2]).sum()
    rows[2] -= rows[1] * depthAlongY
    let depth = length(rows[2])
    rows[2] /= depth
    shear = SIMD3(alongX / height, depthAlongX / depth, depthAlongY / depth)
    // No rotation gives a mirror image: for one, all axes are reversed and all scales are negative.
    let sign = volume < 0 ? -1.0 : 1
    scale = SIMD3(width, height, depth) * sign
    rotation = Self.quaternion(rows.map { $0 * sign })
  }

  var matrix: CATransform3D {
    let axes = Self.axes(rotation)
    let x = axes[0] * scale.x
    let y = (axes[0] * shear.x + axes[1]) * scale.y
    let z = (axes[0] * shear.y + axes[1] * shear.z + axes[2]) * scale.z
    let plain = CATransform3D(
      m11: x.x, m12: x.y, m13: x.z, m14: 0, m21: y.x, m22: y.y, m23: y.z, m24: 0, m31: z.x, m32: z.y, m33: z.z, m34: 0,
      m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
    var view = CATransform3DIdentity
    (view.m14, view.m24, view.m34, view.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return CATransform3DConcat(plain, view)
  }

  /// The parts at a fraction of the way to others: the rotation is the shortest one, at an even pace.
  func interpolated(to other: SpaceComponents, by part: Double) -> SpaceComponents {
    var result = self
    result.scale += (other.scale - scale) * part
    result.shear += (other.shear - shear) * part
    result.translation += (other.translation - translation) * part
    result.perspective += (other.perspective - perspective) * part
    var target = other.rotation
    var cosine = (rotation * target).sum()
    if cosine < 0 { (target, cosine) = (-target, -cosine) }
    let angle = acos(min(cosine, 1))
    // Between two rotations that hardly differ, linear interpolation is precise enough and avoids a division by 0.
    let isShort = angle < 1e-3
    let start: Double = isShort ? 1 - part : sin((1 - part) * angle)
    let end: Double = isShort ? part : sin(part * angle)
    let mixed: SIMD4<Double> = rotation * start + target * end
    result.rotation = mixed / (mixed * mixed).sum().squareRoot()
    return result
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The rotation that turns the coordinate axes to the given ones.
  private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (x, y, z) = (axes[0], axes[1], axes[2])
    // Four times the squares of the quaternion's numbers. Starting from the greatest is the most precise.
    let squares = SIMD4(1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let result: SIMD4<Double> =
      switch squares.max() {
      case squares.w: SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, squares.w)
      case squares.x: SIMD4(squares.x, x.y + y.x, z.x + x.z, y.z - z.y)
      case squares.y: SIMD4(x.y + y.x, squares.y, y.z + z.y, z.x - x.z)
      default: SIMD4(z.x + x.z, y.z + z.y, squares.z, x.y - y.x)
      }
    return result / (result * result).sum().squareRoot()
  }

  /// The coordinate axes, turned by a rotation.
  private static func axes(_ q: SIMD4<Double>) -> [SIMD3<Double>] {
    [
      SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)),
      SIMD3(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)),
      SIMD3(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)),
    ]
  }
}
