import CoreGraphics
import Foundation

/// Animates a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The value of each key frame, of the types that `CABasicAnimation.fromValue` takes. Ignored when `path` is set.
  open var values: [Any]?
  /// A path for a property that is a point. Each element's end is a key frame.
  open var path: CGPath?
  /// The time of each key frame as a fraction of the duration, ascending from 0 to 1; in the discrete mode one more
  /// than values. Nil or too few: equal steps.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment between two key frames; segments without one are linear. Ignored in the
  /// paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between key frames are calculated; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer that follows `path` also turns along it. Nil by default: it keeps its rotation.
  open var rotationMode: CAAnimationRotationMode?

  private lazy var track = KeyframeTrack(self)

  override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.takeSettings(of: self)
    copy.takeTarget(of: self)
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    return copy
  }

  override func collectProperties(into properties: inout AnimatedProperties) {
    super.collectProperties(into: &properties)
    if rotationMode != nil { properties.hasPlacement = true }
  }

  override func apply(progress: Double, iteration: Int, to values: LayerValues) {
    guard let target, let current = target.value(in: values), let sample = track.sample(at: pace(progress)) else {
      return
    }
    var value = sample.value
    if isCumulative, iteration > 0, let last = track.last { value = value.adding(last, times: CGFloat(iteration)) }
    show(value, over: current, in: values)
    if let rotationMode, let angle = sample.angle {
      let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
      AnimatedKeyPath("transform.rotation.z")?.store(.number(turn), in: values)
    }
  }
}

/// How a key frame animation calculates the values between its key frames.
public struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode with any name; an unknown one is linear.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No values in between: each value holds until the next key frame.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight from value to value at constant speed; `keyTimes` and `timingFunctions` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve through the values at nearly constant speed; `keyTimes` and `timingFunctions` are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns while it follows a path.
public struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode with any name; an unknown one is `rotateAuto`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path's tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path's tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
