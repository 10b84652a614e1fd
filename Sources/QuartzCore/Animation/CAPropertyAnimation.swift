import CoreGraphics
import Foundation

/// An animation of one property, named by a key path.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// A property or a component of one: "opacity", "position.y", "transform.rotation.z".
  open var keyPath: String? {
    didSet { target = AnimatedKeyPath(keyPath) }
  }
  /// Whether the animation's value is added to what is shown below it, rather than put in its place.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
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

  /// Stores a value, added to what is shown where the animation is additive.
  final func show(_ value: AnimatedValue, over current: AnimatedValue, in values: LayerValues) {
    target?.store(isAdditive ? current.adding(value) : value, in: values)
  }
}
