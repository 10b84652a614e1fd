import CoreGraphics
import Foundation

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) of progress over time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let c1x: Double, c1y: Double, c2x: Double, c2y: Double

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The curve's two inner control points; their x values are taken into 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.c1x = Double(min(max(c1x, 0), 1))
    self.c1y = Double(c1y)
    self.c2x = Double(min(max(c2x, 0), 1))
    self.c2y = Double(c2y)
    super.init()
  }

  /// Writes x and y of one of the four control points, the ends included.
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

  /// The progress at a fraction of the time.
  package final func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if c1x == c1y, c2x == c2y { return time }
    return Self.bezier(parameter(at: time), c1y, c2y)
  }

  /// The curve's parameter where its x is `time`: Newton's method, and bisection where the slope is too flat for it.
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

/// The paces that have names.
public struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
