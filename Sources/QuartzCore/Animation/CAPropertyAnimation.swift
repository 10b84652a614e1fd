import CoreGraphics
import Foundation

/// Animates one property of a layer, which a key path names. Abstract: its subclasses supply the values.
open class CAPropertyAnimation: CAAnimation {
  /// An animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// A property of the layer or a component of one, such as "opacity", "position.y" or "transform.rotation.z". An
  /// unknown key path animates nothing.
  open var keyPath: String? {
    didSet { target = AnimatedKeyPath(keyPath) }
  }
  /// Whether the animated value is added to the value shown without it, instead of replacing that. False by default.
  open var isAdditive = false
  /// Whether each repetition begins at the value at which the previous repetition ended. False by default: each
  /// repetition begins at the first value.
  open var isCumulative = false

  final var target: AnimatedKeyPath?

  override func duplicate() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copy.takeSettings(of: self)
    copy.takeTarget(of: self)
    return copy
  }

  final func takeTarget(of other: CAPropertyAnimation) {
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func collectProperties(into properties: inout AnimatedProperties) {
    guard let target else { return }
    if target.property == .bounds {
      properties.hasAppearance = true
    } else {
      properties.insert(target.property)
    }
  }

  /// Stores a value, added to the current one if the animation is additive.
  final func show(_ value: AnimatedValue, over current: AnimatedValue, in values: LayerValues) {
    target?.store(isAdditive ? current.adding(value) : value, in: values)
  }
}
