import CoreGraphics

extension LayerValues {
  /// The rectangle that encloses the layer in its superlayer.
  final var frame: CGRect { frame(ofSize: bounds.size, at: position) }

  final func frame(ofSize size: CGSize, at position: CGPoint) -> CGRect {
    let shape = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    guard let transform else { return shape.offsetBy(dx: position.x, dy: position.y) }
    return shape.applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: position.x, dy: position.y)
  }

  /// The origin of the layer's coordinates in its superlayer's, for a layer without a transform.
  @inline(__always)
  final var originInSuperlayer: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * bounds.width - bounds.minX,
      y: position.y - anchorPoint.y * bounds.height - bounds.minY)
  }

  /// Maps the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  final var toSuperlayer: CGAffineTransform {
    guard let transform else {
      let origin = originInSuperlayer
      return CGAffineTransform(translationX: origin.x, y: origin.y)
    }
    return CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The effect of `sublayerTransform` if it is the same for all sublayers; nil for a perspective, in which the effect
  /// depends on each sublayer's position.
  final var commonSublayerMatrix: CGAffineTransform? {
    sublayerTransform?.hasPerspective ?? false ? nil : sublayerMatrix
  }

  /// The effect of `sublayerTransform` in the layer's own coordinates: it turns about the middle of the bounds.
  final var sublayerMatrix: CGAffineTransform? {
    guard let sublayerTransform else { return nil }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }
}

extension CALayer {
  /// Maps the layer's coordinates to its superlayer's.
  final var toSuperlayer: CGAffineTransform {
    guard let matrix = parent?.values.sublayerMatrix else { return values.toSuperlayer }
    return values.toSuperlayer.concatenating(matrix)
  }

  /// Maps the layer's coordinates to those around the root.
  private final var toRoot: CGAffineTransform {
    var result = toPlane
    var layer = plane
    while let current = layer {
      result = result.concatenating(current.toPlane)
      layer = current.plane
    }
    return result
  }

  /// The layer in whose plane this one is flattened: the nearest ancestor that is not a transform layer.
  final var plane: CALayer? {
    var layer = parent ?? maskedLayer
    while let current = layer, current.flags.contains(.keepsDepth) { layer = current.parent ?? current.maskedLayer }
    return layer
  }

  /// Maps the layer's coordinates to those of `plane`, without a perspective.
  final var toPlane: CGAffineTransform {
    guard parent?.flags.contains(.keepsDepth) == true else { return toSuperlayer }
    let flat = CATransform3DGetAffineTransform(spaceInPlane)
    return plane?.values.sublayerMatrix.map(flat.concatenating) ?? flat
  }

  /// Maps the layer's coordinates to those of `plane`, through the transform layers between them.
  final var spaceInPlane: CATransform3D {
    var space = values.spaceInSuperlayer
    guard let first = parent else { return space }
    var layer: CALayer? = first
    while let current = layer, current.flags.contains(.keepsDepth) {
      if let inner = current.values.sublayerSpace { space = CATransform3DConcat(space, inner) }
      space = CATransform3DConcat(space, current.values.spaceInSuperlayer)
      layer = current.parent ?? current.maskedLayer
    }
    return space
  }

  /// The transform between two layers' coordinates, without perspectives; `nil` means the coordinates around the roots.
  private final func matrix(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    if let source, let target {
      // Direct neighbours do not go through the root, which would lose precision far from the origin.
      if source.plane === target { return source.toPlane }
      if target.plane === source { return target.toPlane.inverted() }
    }
    let up = source?.toRoot ?? .identity
    return target.map { up.concatenating($0.toRoot.inverted()) } ?? up
  }

  /// The point of `target` that appears at a point of `source`; infinite if there is none, as in a layer that is seen
  /// from its edge.
  final func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    if source === target { return point }
    if let way = PerspectiveWay(from: source, to: target) { return way.place(of: point) ?? .infinite }
    return point.applying(matrix(from: source, to: target))
  }

  /// The bounding box, in `target`, of a rectangle of `source`.
  final func converted(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    if source === target || rect.isNull { return rect }
    // A corner behind the eye has no projection. A rectangle with such a corner is converted without the perspective.
    if let way = PerspectiveWay(from: source, to: target), let extent = way.extent(of: rect) { return extent }
    return rect.applying(matrix(from: source, to: target))
  }

  /// Whether the layer's own transform, or its superlayer's `sublayerTransform`, has a perspective.
  final var isInPerspective: Bool {
    values.transform?.hasPerspective ?? false || parent?.values.perspectiveOfSublayers != nil
  }

  final func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    if flags.contains(.keepsDepth) { return nearestSpacedLayer(at: point) }
    guard isInPerspective else { return deepestLayer(atOwn: point.applying(toSuperlayer.inverted())) }
    return values.placement(in: parent?.values.perspectiveOfSublayers).point(at: point).flatMap(deepestLayer(atOwn:))
  }

  /// The nearest layer inside a transform layer at a point. The transform layer itself has no plane that the point
  /// could be in.
  private final func nearestSpacedLayer(at point: CGPoint) -> CALayer? {
    for spaced in spacedLayers.reversed() where !spaced.layer.values.isHidden {
      guard let own = spaced.placement.point(at: point) else { continue }
      if let hit = spaced.layer.deepestLayer(atOwn: own) { return hit }
    }
    return nil
  }

  private final func deepestLayer(atOwn own: CGPoint) -> CALayer? {
    let isInside = contains(own)
    if values.masksToBounds, !isInside { return nil }
    if let maskLayer, maskLayer.hitTest(own) == nil { return nil }
    for layer in paintOrder.reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
