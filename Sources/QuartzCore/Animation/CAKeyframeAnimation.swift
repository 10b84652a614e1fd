import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one a key frame. `path` goes before.
  open var values: [Any]?
  /// A path that a point follows, a key frame at each end of an element.
  open var path: CGPath?
  /// From 0 to 1, ascending, one a key frame; equal steps without. One more than values in the discrete mode.
  open var keyTimes: [NSNumber]?
  /// The paces between the key frames, one fewer than these.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path.
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

/// How values between key frames are found.
public struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No values in between: each holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Equal speed all the way; key times and paces count for nothing.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer that follows a path turns.
public struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the path's tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path's tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
