import UIKit

/// A gradient between the colours of points in rows and columns, which may be anywhere in the bounds.
///
/// Documentation: `SwiftUI/MeshGradient`.
public struct MeshGradient: ShapeStyle, View, LeafView, Equatable {
  /// A point of the mesh, with the points that bend the lines to its four neighbours. Points at the edges of the mesh
  /// ignore those on the far side.
  ///
  /// Documentation: `SwiftUI/MeshGradient/BezierPoint`.
  public struct BezierPoint: Equatable, Sendable {
    /// The position in the bounds, from (0, 0) in the upper leading corner to (1, 1).
    public var position: SIMD2<Float>
    /// The point that bends the line to the neighbour before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The point that bends the line to the neighbour above it.
    public var topControlPoint: SIMD2<Float>
    /// The point that bends the line to the neighbour after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The point that bends the line to the neighbour below it.
    public var bottomControlPoint: SIMD2<Float>

    /// A position, and the points that bend the lines to the neighbours.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the points, row after row.
  ///
  /// Documentation: `SwiftUI/MeshGradient/Locations`.
  public enum Locations: Equatable, Sendable {
    /// Positions; the lines between them are bent so that they run smoothly through all points of a row or column.
    case points([SIMD2<Float>])
    /// Positions with the points that bend the lines between them.
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// The colours of the points, row after row.
  ///
  /// Documentation: `SwiftUI/MeshGradient/Colors`.
  public enum Colors: Equatable, Sendable {
    /// Colours that follow the environment.
    case colors([Color])
    /// Colours by their components in sRGB.
    case resolvedColors([Color.Resolved])

    var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of points in a column.
  public var height: Int
  /// The positions of the points: `width` times `height` of them.
  public var locations: Locations
  /// The colours of the points: `width` times `height` of them.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours change smoothly across points, rather than at a constant rate between two points.
  public var smoothsColors: Bool
  /// How the colours between two points are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// A mesh of points and their colours, of which there are `width` times `height` each.
  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A mesh of positions and their colours, of which there are `width` times `height` each.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of positions and their colours by components, of which there are `width` times `height` each.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of points with bent lines and their colours, of which there are `width` times `height` each.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of points with bent lines and their colours by components, of which there are `width` times `height` each.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let shown: [UIColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.uiColor(environment) }
      case .resolvedColors(let colors): colors.map { UIColor(cgColor: $0.cgColor) }
      }
    return _ResolvedShapeStyle(
      paint: .mesh(ResolvedMesh(mesh: self, colors: shown, background: background.uiColor(environment))))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}

/// A mesh as it is drawn.
struct ResolvedMesh {
  let mesh: MeshGradient
  var colors: [UIColor]
  var background: UIColor

  /// Whether there are enough points and colours for the rows and columns.
  var isComplete: Bool {
    let count = mesh.width * mesh.height
    return mesh.width > 1 && mesh.height > 1 && mesh.locations.count == count && mesh.colors.count == count
  }
}

/// Shows the picture of a mesh, which is drawn again when the mesh, its colours or the proportions change.
final class MeshLayer: CALayer {
  /// The maximum number of pixels along the longer side: the colours change so gradually that more would not be
  /// visible.
  private static let mostPixels: CGFloat = 256

  private struct Drawing: Equatable {
    let mesh: MeshGradient
    let colors: [SIMD4<Float>]
    let background: SIMD4<Float>
    let width: Int
    let height: Int
    let isMirrored: Bool
  }

  private var drawing: Drawing?

  @MainActor func show(_ values: ResolvedMesh, _ traits: UITraitCollection, isMirrored: Bool) {
    guard values.isComplete else {
      ViewReport.once("MeshGradient: the points and colors have to be width × height of each.")
      (drawing, contents) = (nil, nil)
      return
    }
    let scale = min(Self.mostPixels / max(bounds.width, bounds.height, 1), 1)
    let new = Drawing(
      mesh: values.mesh, colors: values.colors.map { Self.components($0, traits) },
      background: Self.components(values.background, traits), width: max(Int(bounds.width * scale), 1),
      height: max(Int(bounds.height * scale), 1), isMirrored: isMirrored)
    guard new != drawing else { return }
    drawing = new
    var raster = MeshRaster(width: new.width, height: new.height, background: new.background)
    raster.draw(MeshPatches(new.mesh, new.colors, isMirrored: isMirrored))
    contents = raster.image
  }

  private static func components(_ color: UIColor, _ traits: UITraitCollection) -> SIMD4<Float> {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
  }
}
