import Foundation

/// The surface of a mesh gradient: between four points lies a patch, whose edges are curves.
struct MeshPatches {
  let columns: Int
  let rows: Int
  private let points: [MeshGradient.BezierPoint]
  /// Components in the space in which colours are mixed.
  private let colors: [SIMD4<Float>]
  private let isSmooth: Bool
  private let space: Gradient.ColorSpace

  /// The patches of a mesh with colours by red, green, blue and opacity, from left to right.
  init(_ mesh: MeshGradient, _ colors: [SIMD4<Float>], isMirrored: Bool) {
    columns = mesh.width
    rows = mesh.height
    isSmooth = mesh.smoothsColors
    space = mesh.colorSpace
    self.colors = mesh.colorSpace == .perceptual ? colors.map(Self.perceived) : colors
    var points: [MeshGradient.BezierPoint] =
      switch mesh.locations {
      case .bezierPoints(let points): points
      case .points(let points): Self.bent(points, columns: mesh.width, rows: mesh.height)
      }
    if isMirrored { points = points.map(Self.mirrored) }
    self.points = points
  }

  private static func mirrored(_ point: MeshGradient.BezierPoint) -> MeshGradient.BezierPoint {
    func turned(_ place: SIMD2<Float>) -> SIMD2<Float> { SIMD2(1 - place.x, place.y) }
    return .init(
      position: turned(point.position), leadingControlPoint: turned(point.leadingControlPoint),
      topControlPoint: turned(point.topControlPoint), trailingControlPoint: turned(point.trailingControlPoint),
      bottomControlPoint: turned(point.bottomControlPoint))
  }

  /// Adds control points to the points, so that the lines run smoothly through each point, in the direction from the
  /// previous to the next neighbour.
  private static func bent(
    _ points: [SIMD2<Float>], columns: Int, rows: Int
  ) -> [MeshGradient.BezierPoint] {
    func point(_ column: Int, _ row: Int) -> SIMD2<Float> {
      points[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
    }
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let place = point(column, row)
        let across = (point(column + 1, row) - point(column - 1, row)) / (column == 0 || column == columns - 1 ? 3 : 6)
        let down = (point(column, row + 1) - point(column, row - 1)) / (row == 0 || row == rows - 1 ? 3 : 6)
        return .init(
          position: place, leadingControlPoint: place - across, topControlPoint: place - down,
          trailingControlPoint: place + across, bottomControlPoint: place + down)
      }
    }
  }

  /// The position of a point of a patch in the bounds; `u` and `v` run from 0 to 1 across and down.
  func place(column: Int, row: Int, u: Float, v: Float) -> SIMD2<Float> {
    let (a, b) = (points[row * columns + column], points[row * columns + column + 1])
    let (c, d) = (points[(row + 1) * columns + column], points[(row + 1) * columns + column + 1])
    let top = Self.curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
    let bottom = Self.curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
    let left = Self.curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
    let right = Self.curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
    // A Coons patch: the surfaces between both pairs of curves, less that between the corners.
    let corners = Self.mix(Self.mix(a.position, b.position, u), Self.mix(c.position, d.position, u), v)
    return Self.mix(top, bottom, v) + Self.mix(left, right, u) - corners
  }

  private static func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ part: Float) -> SIMD2<Float> { a + (b - a) * part }

  private static func curve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// The red, green, blue and opacity of a point of a patch.
  func color(column: Int, row: Int, u: Float, v: Float) -> SIMD4<Float> {
    func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
      colors[min(max(y, 0), rows - 1) * columns + min(max(x, 0), columns - 1)]
    }
    let mixed: SIMD4<Float>
    if isSmooth {
      let lines = (-1...2).map { y in
        Self.smooth(
          color(column - 1, row + y), color(column, row + y), color(column + 1, row + y), color(column + 2, row + y), u)
      }
      mixed = Self.smooth(lines[0], lines[1], lines[2], lines[3], v)
    } else {
      let top = color(column, row) * (1 - u) + color(column + 1, row) * u
      let bottom = color(column, row + 1) * (1 - u) + color(column + 1, row + 1) * u
      mixed = top * (1 - v) + bottom * v
    }
    let shown = space == .perceptual ? Self.shown(mixed) : mixed
    return shown.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  /// A value between `b` and `c` on a curve through all four.
  private static func smooth(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
  ) -> SIMD4<Float> {
    let (first, second) = ((c - a) / 2, (d - b) / 2)
    let (t2, t3) = (t * t, t * t * t)
    return b * (2 * t3 - 3 * t2 + 1) + first * (t3 - 2 * t2 + t) + c * (3 * t2 - 2 * t3) + second * (t3 - t2)
  }

  private static func perceived(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let lab = OklabColor(Double(color.x), Double(color.y), Double(color.z))
    return SIMD4(Float(lab.lightness), Float(lab.a), Float(lab.b), color.w)
  }

  private static func shown(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let lab = OklabColor(lightness: Double(color.x), a: Double(color.y), b: Double(color.z))
    let (red, green, blue) = lab.components
    return SIMD4(Float(red), Float(green), Float(blue), color.w)
  }
}
