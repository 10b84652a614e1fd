import CoreGraphics

/// The properties of layers that animations and actions know, by their keys.
enum LayerProperty: String {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, masksToBounds, mask, shouldRasterize, rasterizationScale, allowsGroupOpacity
  case backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor
  case shadowColor, shadowOffset, shadowOpacity, shadowRadius, shadowPath
  case contents, contentsGravity, contentsScale, contentsRect, contentsCenter, opaque
  case magnificationFilter, minificationFilter
  case sublayers
  // CAShapeLayer
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  // CAGradientLayer
  case colors, locations, startPoint, endPoint, type

  /// What must be done anew after a change.
  var effect: LayerChange {
    switch self {
    case .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .opacity, .hidden:
      .placement
    case .sublayerTransform, .sublayers:
      .descendants
    default:
      .appearance
    }
  }

  /// Whether a change animates by itself in a transaction with actions.
  var isImplicitlyAnimated: Bool {
    switch self {
    case .masksToBounds, .mask, .maskedCorners, .cornerCurve, .shouldRasterize, .rasterizationScale,
      .allowsGroupOpacity, .contentsGravity, .contentsScale, .opaque, .magnificationFilter, .minificationFilter,
      .sublayers, .fillRule, .lineCap, .lineJoin, .lineDashPattern, .type, .contents, .hidden, .path:
      false
    default:
      true
    }
  }
}

/// How far a change of a layer reaches.
enum LayerChange {
  /// The layer looks the same and stands elsewhere, or in another strength.
  case placement
  /// The layer's own drawing changed.
  case appearance
  /// What the layer draws itself stays; what is drawn below it changed.
  case descendants
}
