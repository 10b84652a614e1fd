import CoreGraphics

/// The properties of layers that can be animated or have actions, by key.
enum LayerProperty: String {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, mask, shouldRasterize, rasterizationScale, allowsGroupOpacity
  case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
  case shadowColor, shadowOffset, shadowOpacity, shadowRadius, shadowPath
  case contents, contentsGravity, contentsScale, contentsRect, contentsCenter, opaque
  case magnificationFilter, minificationFilter
  case sublayers
  /// Not one of Apple's: the effect on the content behind the layer.
  case backdrop
  // CAShapeLayer
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  // CAGradientLayer
  case colors, locations, startPoint, endPoint, type
  // CAReplicatorLayer
  case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // CAEmitterLayer
  case emitterPosition, emitterSize, birthRate, lifetime, velocity, scale, spin
  // CATextLayer
  case string, font, fontSize, foregroundColor, wrapped, truncationMode, alignmentMode

  /// The parts of a layer's drawing that a change of the property makes stale.
  var effect: LayerChange {
    switch self {
    case .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .opacity, .hidden, .doubleSided:
      .placement
    case .sublayerTransform, .sublayers:
      .descendants
    default:
      .appearance
    }
  }

  /// Whether a change is animated in a transaction that allows actions.
  var isImplicitlyAnimated: Bool {
    switch self {
    case .masksToBounds, .mask, .maskedCorners, .cornerCurve, .shouldRasterize, .rasterizationScale,
      .allowsGroupOpacity, .contentsGravity, .contentsScale, .opaque, .magnificationFilter, .minificationFilter,
      .sublayers, .backdrop, .doubleSided, .fillRule, .lineCap, .lineJoin, .lineDashPattern, .type, .contents, .hidden,
      .path,
      .instanceCount, .preservesDepth, .string, .font, .wrapped, .truncationMode, .alignmentMode:
      false
    default:
      true
    }
  }
}

/// The amount of drawing that a change of a layer makes stale.
enum LayerChange {
  /// Only the position, the transform or the opacity: the layer's pixels stay.
  case placement
  /// The layer's own drawing.
  case appearance
  /// The drawing of the layers below; the layer's own stays.
  case descendants
}
