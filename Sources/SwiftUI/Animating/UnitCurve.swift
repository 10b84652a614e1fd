import QuartzCore

/// A timing curve: the progress at a fraction of the time.
///
/// Documentation: `SwiftUI/UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// One pace all the time.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at first and at last.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// A curve by its two control points, whose x is the fraction of the time and y the progress.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The progress at a fraction of the time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    guard self != .linear, time > 0, time < 1 else { return time }
    return CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)).progress(at: time)
  }
}
