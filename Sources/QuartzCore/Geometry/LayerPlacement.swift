import CoreGraphics

/// The map of a layer's plane to its superlayer's.
struct LayerPlacement {
  /// Maps the layer's coordinates to the superlayer's; for a layer in perspective, without its transform.
  let matrix: CGAffineTransform
  /// The perspective in which the layer is seen, from its coordinates to its coordinates before `matrix`; nil for none.
  let projection: PlaneProjection?

  init(_ matrix: CGAffineTransform, _ projection: PlaneProjection? = nil) {
    self.matrix = matrix
    self.projection = projection
  }

  /// - Parameters:
  ///   - space: Maps the layer's coordinates to the superlayer's, in space.
  ///   - origin: The position of the layer's origin without its transform.
  init(_ space: CATransform3D, origin: CGPoint) {
    let plane = PlaneProjection(space)
    if let flat = plane.affine {
      self.init(flat)
    } else {
      self.init(
        CGAffineTransform(translationX: origin.x, y: origin.y),
        plane.followed(by: PlaneProjection(CGAffineTransform(translationX: -origin.x, y: -origin.y))))
    }
  }

  /// The bounding box, in the superlayer, of a rectangle of the layer.
  func extent(of rect: CGRect) -> CGRect {
    rect.isNull ? rect : (projection?.extent(of: rect) ?? rect).applying(matrix)
  }

  /// The point of the layer that appears at a point of the superlayer; nil if there is none.
  func point(at point: CGPoint) -> CGPoint? {
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return nil }
    let flat = point.applying(matrix.inverted())
    guard let projection else { return flat }
    return projection.inverse?.place(of: flat)
  }

  /// Whether the layer turns its back to the viewer.
  var isFromBehind: Bool {
    guard let projection else { return matrix.a * matrix.d < matrix.b * matrix.c }
    return projection.determinant < 0
  }
}

extension CATransform3D {
  /// Whether the matrix includes a perspective, in which nearer parts appear larger.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}

extension LayerValues {
  /// The space in which the sublayers are seen in perspective; nil for none.
  @inline(__always)
  final var perspectiveOfSublayers: CATransform3D? {
    guard let sublayerTransform, sublayerTransform.hasPerspective else { return nil }
    return sublayerSpace
  }

  /// The map of the layer's plane to its superlayer's.
  ///
  /// - Parameter perspective: The superlayer's `perspectiveOfSublayers`.
  final func placement(in perspective: CATransform3D?) -> LayerPlacement {
    if let perspective {
      return LayerPlacement(CATransform3DConcat(spaceInSuperlayer, perspective), origin: originInSuperlayer)
    }
    guard let transform, transform.hasPerspective else { return LayerPlacement(toSuperlayer) }
    return LayerPlacement(spaceInSuperlayer, origin: originInSuperlayer)
  }
}

extension CALayer {
  /// The map of the layer's plane to its superlayer's, by the shown values.
  final var shownPlacement: LayerPlacement { shown.placement(in: parent?.shown.perspectiveOfSublayers) }
}
