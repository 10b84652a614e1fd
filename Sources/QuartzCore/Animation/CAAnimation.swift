import CoreGraphics
import Foundation

/// The settings that all animations share: timing, a timing function and a delegate.
///
/// A layer copies the animation that is added to it, so later changes to the original have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  final var timing = MediaTimingValues()

  /// An animation with the default settings, which changes nothing until a subclass names a property.
  public override init() {
    super.init()
  }

  /// An animation with the defaults: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Maps the elapsed fraction of each play to the progress of the animation. If nil, the animation takes the
  /// transaction's function when it is added to a layer; without that function too, progress is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when the animation begins and ends. Retained, as on Apple's platforms.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation, and with it its effect, when it has ended. The default is true.
  open var isRemovedOnCompletion = true
  /// The preferred frame rates. Kept and copied, but without effect: animations run at the stage's frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The default of a property by key. Always nil here: each property declares its default.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Adds the animation to the layer in `anObject` under `event`. Does nothing for other objects.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy of the settings, as an animation of the nearest superclass in this module: properties that a subclass of
  /// the app declares are not copied.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the nearest class of this module.
  func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.takeSettings(of: self)
    return copy
  }

  final func takeSettings(of other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Adds the properties that the animation changes, which the compositor draws again.
  func collectProperties(into properties: inout AnimatedProperties) {}

  /// Writes the animated values at `progress` (0…1) of play number `iteration`.
  func apply(progress: Double, iteration: Int, to values: LayerValues) {}

  /// The progress at an elapsed fraction of one play.
  package func pace(_ fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }

  /// The duration in seconds that replaces 0 when a layer takes the animation.
  var defaultDuration: CFTimeInterval { CATransaction.animationDuration() }

  /// Sets the duration and the timing function if they are unset. Called when the animation is added to a layer.
  ///
  /// - Parameter duration: the duration of the enclosing group in seconds; nil for an animation in none.
  func takeDefaults(duration: CFTimeInterval?) {
    if timing.duration == 0 { timing.duration = duration ?? defaultDuration }
    if timingFunction == nil, !(self is CAAnimationGroup) {
      timingFunction = CATransaction.animationTimingFunction()
    }
  }
}

/// Informed when an animation begins and ends. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called in the frame in which the animation begins to show.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed.
  ///
  /// - Parameters:
  ///   - anim: The animation, as the layer had copied it.
  ///   - flag: Whether the animation ran to its end; false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing: the method is optional.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing: the method is optional.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The frame rates that an animation or a display link prefers, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate that is good enough; 0 leaves it open.
  public var minimum: Float
  /// The highest rate that is of use; 0 leaves it open.
  public var maximum: Float
  /// The rate to choose if possible; nil or 0 leaves it open.
  public var preferred: Float?

  /// A range of zeros, which leaves the rate to the display: equal to `default`.
  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// A range of the given rates. They are not checked against each other.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Leaves the rate to the display.
  public static let `default` = CAFrameRateRange()
}
