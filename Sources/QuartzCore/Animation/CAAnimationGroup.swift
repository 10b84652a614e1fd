import CoreGraphics
import Foundation

/// Runs several animations in the time of the group, and cuts them off at the group's duration.
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together. Their `beginTime` counts from the group's beginning; their own delegates are
  /// not called. An animation without a duration takes the group's.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.takeSettings(of: self)
    copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  override func takeDefaults(duration: CFTimeInterval?) {
    super.takeDefaults(duration: duration)
    for animation in animations ?? [] { animation.takeDefaults(duration: timing.duration) }
  }

  override func collectProperties(into properties: inout AnimatedProperties) {
    for animation in animations ?? [] { animation.collectProperties(into: &properties) }
  }

  override func apply(progress: Double, iteration: Int, to values: LayerValues) {
    let time = pace(progress) * timing.duration
    for animation in animations ?? [] {
      animation.evaluate(at: time, begin: animation.timing.beginTime, into: values)
    }
  }
}
