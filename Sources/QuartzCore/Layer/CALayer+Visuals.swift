import CoreGraphics

/// Whether a layer draws nothing itself, a plain fill, or more. Sublayers and the border do not count.
enum LayerVisuals {
  case nothing
  /// A background of one colour over the bounds.
  case fill
  case drawing
}

extension CALayer {
  /// The amount to draw, by the shown values.
  final var visuals: LayerVisuals {
    let values = shown
    if values.image != nil || hasContentDrawing || hasOwnVisual { return .drawing }
    if values.shadowOpacity > 0, !values.masksToBounds { return .drawing }
    guard let color = values.backgroundColor, color.alpha > 0 else { return .nothing }
    return values.cornerRadius > 0 || color.pattern != nil ? .drawing : .fill
  }

  @inline(__always)
  final var hasContentDrawing: Bool { contentDrawing != nil }

  final var hasBorder: Bool {
    shown.borderWidth > 0 && (shown.borderColor?.alpha ?? 0) > 0
  }

  /// Whether sublayers and contents are cut along rounded corners.
  final var clipsToRoundedCorners: Bool {
    shown.masksToBounds && shown.cornerRadius > 0 && !shown.maskedCorners.isEmpty
      && (!children.isEmpty || shown.image != nil || hasContentDrawing || hasOwnVisual)
  }

  /// The extent of the layer's own drawing in its coordinates; null when it draws nothing.
  final var ownExtent: CGRect {
    let values = shown
    var extent = CGRect.null
    if visuals != .nothing || hasBorder || values.backdrop != nil { extent = values.bounds }
    if let image = values.image, values.contentsGravity != .resize {
      extent = extent.union(ContentsPlacement(values: values, image: image).target)
    }
    if hasOwnVisual { extent = extent.union(visualExtent(values)) }
    if values.masksToBounds { return extent.intersection(values.bounds) }
    if values.shadowOpacity > 0 {
      let shape = values.shadowPath?.pointBox ?? shadowCasterExtent
      let reach = values.shadowRadius * 3 + 1
      extent = extent.union(
        shape.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height).insetBy(dx: -reach, dy: -reach))
    }
    return extent
  }

  /// The extent of the layer and its sublayers, in the layer's coordinates.
  ///
  /// - Complexity: O(layers below).
  final var treeExtent: CGRect {
    let values = shown
    var extent = ownExtent
    let matrix = values.commonSublayerMatrix
    let perspective = values.perspectiveOfSublayers
    let isReplicated = flags.contains(.replicates)
    if isReplicated { extent = extent.union(extentOfCopies) }
    for layer in children where !isReplicated && !layer.shown.isHidden && layer.shown.opacity > 0 {
      if layer.flags.contains(.keepsDepth) {
        let rect = layer.spacedExtent
        if !rect.isNull { extent = extent.union(matrix.map(rect.applying) ?? rect) }
        continue
      }
      var rect = layer.treeExtent
      guard !rect.isNull else { continue }
      if layer.shown.transform == nil, perspective == nil {
        let origin = layer.shown.originInSuperlayer
        rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      } else {
        rect = layer.shown.placement(in: perspective).extent(of: rect)
      }
      if let matrix { rect = rect.applying(matrix) }
      extent = extent.union(rect)
    }
    if values.masksToBounds, !extent.isNull { extent = extent.intersection(values.bounds) }
    if let ghost = values.transition?.ghost {
      extent = extent.union(ghost.extent.offsetBy(dx: values.bounds.minX, dy: values.bounds.minY))
    }
    if values.effects != nil, !extent.isNull { extent = extent.insetBy(dx: -effectReach, dy: -effectReach) }
    return extent
  }

  /// Whether contents and sublayers cast the layer's shadow, because it has neither shadow path nor background.
  final var isShadowOfSublayers: Bool {
    let values = shown
    return values.shadowOpacity > 0 && !values.masksToBounds && values.shadowPath == nil && !children.isEmpty
      && (values.backgroundColor?.alpha ?? 0) == 0
  }

  /// The extent of the shape that casts the shadow of a layer without a shadow path.
  final var shadowCasterExtent: CGRect {
    guard isShadowOfSublayers else { return shown.bounds }
    var extent = shown.bounds
    for layer in children where !layer.shown.isHidden {
      let rect = layer.treeExtent
      if !rect.isNull { extent = extent.union(layer.shownPlacement.extent(of: rect)) }
    }
    return extent
  }
}
