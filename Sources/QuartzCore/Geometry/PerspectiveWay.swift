import CoreGraphics

/// The conversion between two layers if perspectives are involved: out to the nearest common ancestor, and from there
/// into the other layer.
struct PerspectiveWay {
  /// The layers that the conversion leaves, the innermost first, and those that it enters, the outermost first.
  private let out: [CALayer]
  private let into: [CALayer]

  /// Nil if neither of the layers is in a perspective. Two layers in the same perspective are converted within it,
  /// which works even if their common ancestor is seen from its edge.
  init?(from source: CALayer?, to target: CALayer?) {
    guard Self.mayCross(from: source, to: target) else { return nil }
    var out = Self.layers(around: source)
    var into = Self.layers(around: target)
    while let outer = out.last, outer === into.last {
      out.removeLast()
      into.removeLast()
    }
    self.out = out
    self.into = into.reversed()
  }

  /// Whether a perspective may be between the layers. For a layer and its superlayer no further ancestor is examined,
  /// because hit tests convert points for each sublayer.
  private static func mayCross(from source: CALayer?, to target: CALayer?) -> Bool {
    if let source, let target {
      if target.parent === source, !source.flags.contains(.keepsDepth) { return target.isInPerspective }
      if source.parent === target, !target.flags.contains(.keepsDepth) { return source.isInPerspective }
    }
    return isInPerspective(source) || isInPerspective(target)
  }

  private static func isInPerspective(_ layer: CALayer?) -> Bool {
    var layer = layer
    while let current = layer {
      if current.isInPerspective { return true }
      layer = current.parent ?? current.maskedLayer
    }
    return false
  }

  /// A layer and the layers in whose planes it lies, the innermost first.
  private static func layers(around layer: CALayer?) -> [CALayer] {
    layer.map { Array(sequence(first: $0, next: \.plane)) } ?? []
  }

  /// The point of the target that appears at a point of the source; nil if there is none.
  func place(of point: CGPoint) -> CGPoint? {
    var point = point
    for layer in out {
      guard let outer = layer.placeInPlane(of: point) else { return nil }
      point = outer
    }
    for layer in into {
      guard let inner = layer.place(atPlane: point) else { return nil }
      point = inner
    }
    return point
  }

  /// The bounding box of a rectangle's converted corners; nil if one of the corners is not in front of the eye.
  func extent(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(place)
    guard corners.count == 4 else { return nil }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CALayer {
  /// The perspective in which the layer is seen in its `plane`; nil for none.
  private final var projectionInPlane: PlaneProjection? {
    guard let parent else { return isInPerspective ? PlaneProjection(spaceInPlane) : nil }
    guard isInPerspective || parent.flags.contains(.keepsDepth) else { return nil }
    var space = spaceInPlane
    if let inner = plane?.values.sublayerSpace { space = CATransform3DConcat(space, inner) }
    return space.hasPerspective ? PlaneProjection(space) : nil
  }

  fileprivate final func placeInPlane(of point: CGPoint) -> CGPoint? {
    guard let projectionInPlane else { return point.applying(toPlane) }
    return projectionInPlane.place(of: point)
  }

  fileprivate final func place(atPlane point: CGPoint) -> CGPoint? {
    guard let projectionInPlane else { return point.applying(toPlane.inverted()) }
    return projectionInPlane.inverse?.place(of: point)
  }
}

extension CGPoint {
  static let infinite = CGPoint(x: CGFloat.infinity, y: .infinity)
}
