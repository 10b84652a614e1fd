import CoreGraphics

/// The projection of a plane: a matrix of three rows, with which points (x, y, 1) are multiplied.
struct PlaneProjection: Equatable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  init(_ matrix: CGAffineTransform) {
    self.init(
      SIMD3(matrix.a, matrix.b, 0), SIMD3(matrix.c, matrix.d, 0), SIMD3(matrix.tx, matrix.ty, 1))
  }

  /// The projection of the plane z = 0 by a matrix of space.
  init(_ space: CATransform3D) {
    self.init(
      SIMD3(space.m11, space.m12, space.m14), SIMD3(space.m21, space.m22, space.m24),
      SIMD3(space.m41, space.m42, space.m44))
  }

  /// The affine transform with this effect; nil for a perspective.
  var affine: CGAffineTransform? {
    guard rows.0.z == 0, rows.1.z == 0, rows.2.z > 0 else { return nil }
    let scale = rows.2.z
    return CGAffineTransform(
      a: rows.0.x / scale, b: rows.0.y / scale, c: rows.1.x / scale, d: rows.1.y / scale, tx: rows.2.x / scale,
      ty: rows.2.y / scale)
  }

  static func == (a: PlaneProjection, b: PlaneProjection) -> Bool { a.rows == b.rows }

  /// A projection that applies this projection first and then `other`.
  func followed(by other: PlaneProjection) -> PlaneProjection {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      other.rows.0 * row.x + other.rows.1 * row.y + other.rows.2 * row.z
    }
    return PlaneProjection(row(rows.0), row(rows.1), row(rows.2))
  }

  /// Positive for a plane that is seen from the front, negative from behind, 0 from its edge.
  var determinant: Double { (rows.0 * Self.cross(rows.1, rows.2)).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The inverse projection; nil if the plane is seen from its edge.
  var inverse: PlaneProjection? {
    let columns = (Self.cross(rows.1, rows.2), Self.cross(rows.2, rows.0), Self.cross(rows.0, rows.1))
    let determinant = (rows.0 * columns.0).sum()
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    return PlaneProjection(
      SIMD3(columns.0.x, columns.1.x, columns.2.x) / determinant,
      SIMD3(columns.0.y, columns.1.y, columns.2.y) / determinant,
      SIMD3(columns.0.z, columns.1.z, columns.2.z) / determinant)
  }

  /// The projection of a point; nil if it is not in front of the eye.
  func place(of point: CGPoint) -> CGPoint? {
    let seen = rows.0 * point.x + rows.1 * point.y + rows.2
    return seen.z > 1e-9 ? CGPoint(x: seen.x / seen.z, y: seen.y / seen.z) : nil
  }

  /// The smallest z by which a corner of the extent is divided: corners at or behind the eye have no finite projection.
  private static let nearest = 0.05
  /// On each side, the extent reaches beyond the rectangle by at most this many times its longer side [?].
  private static let farthest = 4.0

  /// The bounding box of the projection of a rectangle, limited by `nearest` and `farthest`.
  func extent(of rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isEmpty else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { corner in
      let seen = rows.0 * corner.x + rows.1 * corner.y + rows.2
      return seen / max(seen.z, Self.nearest)
    }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let longest = max(rect.width, rect.height) * Self.farthest
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(rect.insetBy(dx: -longest, dy: -longest))
  }
}
