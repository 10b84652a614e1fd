import CoreGraphics
import Foundation

/// What all animations have: timing, a pace, a delegate.
///
/// A layer takes a copy of the animation that is added to it: later changes to the original change nothing.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  final var timing = MediaTimingValues()

  public override init() {
    super.init()
  }

  /// An animation with the defaults: archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The pace of each play; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end. Retained, as on Apple's platforms.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over; its effect goes with it.
  open var isRemovedOnCompletion = true
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

  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Adds the animation to the layer that changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the same class of this module.
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

  /// The keys whose values the animation shows, for the compositor.
  func collectProperties(into properties: inout AnimatedProperties) {}

  /// Writes what the animation shows at `progress` of its play number `iteration`.
  func apply(progress: Double, iteration: Int, to values: LayerValues) {}

  /// The pace at a fraction of one play.
  package func pace(_ fraction: Double) -> Double { timingFunction?.progress(at: fraction) ?? fraction }

  /// The seconds that stand for a duration of zero, when a layer takes the animation.
  var defaultDuration: CFTimeInterval { CATransaction.animationDuration() }
}

/// Hears when an animation begins and ends. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether the animation came to its end, rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The frame rates that an animation asks for, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// What the display does by itself.
  public static let `default` = CAFrameRateRange()
}
