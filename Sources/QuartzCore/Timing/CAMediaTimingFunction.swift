import CoreGraphics
import Foundation

/// Maps elapsed time to progress by a cubic Bézier curve from (0, 0) to (1, 1). Immutable.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1x: Double, c1y: Double, c2x: Double, c2y: Double

  /// The curve of a name; linear for an unknown name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with two inner control points. Their x values are clamped to 0…1; y values beyond that range overshoot.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = Double(min(max(c1x, 0), 1))
    self.c1y = Double(c1y)
    self.c2x = Double(min(max(c2x, 0), 1))
    self.c2y = Double(c2y)
    super.init()
  }

  /// Writes the x and y of one of the four control points to two floats: 0 is the start, 3 the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: (Double, Double) =
      switch idx {
      case 0: (0, 0)
      case 1: (c1x, c1y)
      case 2: (c2x, c2y)
      default: (1, 1)
      }
    ptr[0] = Float(point.0)
    ptr[1] = Float(point.1)
  }

  /// The progress at an elapsed fraction of the time.
  package final func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if c1x == c1y, c2x == c2y { return time }
    return Self.bezier(parameter(at: time), c1y, c2y)
  }

  /// The curve's parameter at which x is `time`: by Newton's method, or by bisection where the slope is too flat.
  private func parameter(at time: Double) -> Double {
    var t = time
    for _ in 0..<8 {
      let error = Self.bezier(t, c1x, c2x) - time
      if abs(error) < 1e-9 { return t }
      let slope = 3 * (1 - t) * (1 - t) * c1x + 6 * (1 - t) * t * (c2x - c1x) + 3 * t * t * (1 - c2x)
      guard abs(slope) > 1e-6 else { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      t = (low + high) / 2
      if Self.bezier(t, c1x, c2x) < time { low = t } else { high = t }
    }
    return t
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }
}

/// Named timing curves.
public struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A name that may be unknown; its curve is then linear.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Begins slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Begins and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Begins quickly and ends slowly: the curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
