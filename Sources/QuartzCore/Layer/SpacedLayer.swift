import CoreGraphics

/// A layer inside a transform layer, projected to the plane that contains the transform layer.
struct SpacedLayer {
  let layer: CALayer
  /// The map of the layer's plane to that of the superlayer of the outermost transform layer.
  let placement: LayerPlacement
  /// The product of the transform layers' opacities.
  let opacity: Float
  /// The depth of the layer's middle; greater is nearer.
  let depth: CGFloat
}

extension CALayer {
  /// The visible layers of a transform layer, from back to front.
  ///
  /// - Complexity: O(n log n) in their number.
  final var spacedLayers: [SpacedLayer] {
    var found: [SpacedLayer] = []
    addSpacedLayers(to: &found, outer: shown.spaceInSuperlayer, opacity: 1)
    // A stable sort: equal depths keep the order of `sublayers`.
    return found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
  }

  /// - Parameters:
  ///   - outer: the transform from this layer's coordinates to those around the outermost transform layer.
  ///   - opacity: the opacity of the enclosing layers together.
  private func addSpacedLayers(to found: inout [SpacedLayer], outer: CATransform3D, opacity: Float) {
    guard !shown.isHidden, shown.opacity > 0 else { return }
    let inner = shown.sublayerSpace.map { CATransform3DConcat($0, outer) } ?? outer
    for layer in children {
      let space = CATransform3DConcat(layer.shown.spaceInSuperlayer, inner)
      if layer.flags.contains(.keepsDepth) {
        layer.addSpacedLayers(to: &found, outer: space, opacity: opacity * shown.opacity)
      } else {
        let middle = CGPoint(x: layer.shown.bounds.midX, y: layer.shown.bounds.midY)
        let depth = middle.x * space.m13 + middle.y * space.m23 + space.m43
        let scale = middle.x * space.m14 + middle.y * space.m24 + space.m44
        found.append(
          SpacedLayer(
            layer: layer, placement: LayerPlacement(space, origin: layer.shown.originInSuperlayer),
            opacity: opacity * shown.opacity, depth: scale == 0 ? depth : depth / scale))
      }
    }
  }

  /// The extent of a transform layer's visible layers in its superlayer's coordinates; null if there are none.
  final var spacedExtent: CGRect {
    spacedLayers.reduce(CGRect.null) { extent, spaced in
      let values = spaced.layer.shown
      guard !values.isHidden, values.opacity > 0 else { return extent }
      let rect = spaced.layer.treeExtent
      return rect.isNull ? extent : extent.union(spaced.placement.extent(of: rect))
    }
  }
}

extension LayerValues {
  /// Maps the layer's coordinates to its superlayer's, in space.
  final var spaceInSuperlayer: CATransform3D {
    let corner = CATransform3DMakeTranslation(
      -bounds.minX - anchorPoint.x * bounds.width, -bounds.minY - anchorPoint.y * bounds.height, -anchorPointZ)
    let turned = transform.map { CATransform3DConcat(corner, $0) } ?? corner
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }

  /// The effect of `sublayerTransform` in the layer's own coordinates, in space.
  final var sublayerSpace: CATransform3D? {
    sublayerTransform.map { transform in
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), transform),
        CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    }
  }
}
