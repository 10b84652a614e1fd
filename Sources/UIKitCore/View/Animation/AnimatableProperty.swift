/// A property of views' layers that changes gradually within `UIView.animate`.
@MainActor
package enum AnimatableProperty: String {
  package typealias Value = Any

  case bounds
  case position
  case anchorPoint
  case zPosition
  case opacity
  case cornerRadius
  case transform
  case sublayerTransform
  case backgroundColor
  case backdrop

  package var key: String { rawValue }

  /// Whether the property is animated by a difference that shrinks to zero, so that several animations run at the same
  /// time and blend.
  var isAdditive: Bool {
    switch self {
    case .bounds, .position, .anchorPoint, .zPosition, .opacity, .cornerRadius: true
    case .transform, .sublayerTransform, .backgroundColor, .backdrop: false
    }
  }

  func value(_ layer: CALayer) -> Value {
    switch self {
    case .bounds: layer.bounds
    case .position: layer.position
    case .anchorPoint: layer.anchorPoint
    case .zPosition: layer.zPosition
    case .opacity: CGFloat(layer.opacity)
    case .cornerRadius: layer.cornerRadius
    case .transform: layer.transform
    case .sublayerTransform: layer.sublayerTransform
    case .backgroundColor: layer.backgroundColor ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    case .backdrop: layer.backdrop ?? LayerBackdrop.clear
    }
  }

  func difference(_ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (let left as CGRect, let right as CGRect):
      CGRect(
        x: left.origin.x - right.origin.x, y: left.origin.y - right.origin.y,
        width: left.size.width - right.size.width, height: left.size.height - right.size.height)
    case (let left as CGPoint, let right as CGPoint): CGPoint(x: left.x - right.x, y: left.y - right.y)
    case (let left as CGFloat, let right as CGFloat): left - right
    case (_, _): left
    }
  }

  /// A difference multiplied by a factor.
  func scaled(_ difference: Value, by part: CGFloat) -> Value {
    switch difference {
    case let rect as CGRect:
      CGRect(
        x: rect.origin.x * part, y: rect.origin.y * part, width: rect.size.width * part,
        height: rect.size.height * part)
    case let point as CGPoint: CGPoint(x: point.x * part, y: point.y * part)
    case let number as CGFloat: number * part
    default: difference
    }
  }

  /// Sets the property without animation.
  func store(_ value: Value, in layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    switch (self, value) {
    case (.bounds, let value as CGRect): layer.bounds = value
    case (.position, let value as CGPoint): layer.position = value
    case (.anchorPoint, let value as CGPoint): layer.anchorPoint = value
    case (.zPosition, let value as CGFloat): layer.zPosition = value
    case (.opacity, let value as CGFloat): layer.opacity = Float(value)
    case (.cornerRadius, let value as CGFloat): layer.cornerRadius = value
    case (.transform, let value as CATransform3D): layer.transform = value
    case (.sublayerTransform, let value as CATransform3D): layer.sublayerTransform = value
    case (.backgroundColor, let value as CGColor): layer.backgroundColor = value
    case (.backdrop, let value as LayerBackdrop): layer.backdrop = value == .clear ? nil : value
    case (_, _): break
    }
    CATransaction.commit()
  }

  /// No difference.
  var zero: Value? {
    switch self {
    case .bounds: CGRect.zero
    case .position, .anchorPoint: CGPoint.zero
    case .zPosition, .opacity, .cornerRadius: CGFloat(0)
    case .transform, .sublayerTransform, .backgroundColor, .backdrop: nil
    }
  }
}
