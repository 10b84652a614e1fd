import CoreGraphics

/// A hierarchy of time: each object maps its parent's time to its own. A layer's parent is its superlayer; an
/// animation's is its layer or group.
public protocol CAMediaTiming {
  /// The beginning in the parent's time, in seconds; 0 means "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// Seconds added to the object's own time: an animation begins that far into its play.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that the object plays, fractions included; 0, the default, plays once.
  var repeatCount: Float { get set }
  /// How many seconds the object repeats for; 0, the default, leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// The seconds of one play; 0, the default, takes the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast the object's time passes relative to its parent's: 1 by default, 0 stops it, a negative one runs
  /// backwards.
  var speed: Float { get set }
  /// Whether each play runs forwards and then backwards, which takes twice the duration. False by default.
  var autoreverses: Bool { get set }
  /// The values shown before the object's beginning and after its end; `removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows outside its active time.
public struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode with any name; an unknown one is `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// After the end, the last value. The layer must also keep the animation (`isRemovedOnCompletion` is false).
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value is shown.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values behind a `CAMediaTiming` conformance, and their arithmetic.
struct MediaTimingValues {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var repeatDuration: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var speed: Float = 1
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether the object's time equals its parent's.
  var isIdentity: Bool { beginTime == 0 && timeOffset == 0 && speed == 1 }

  /// The object's time when its parent's is `time`.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The parent's time when the object's is `time`; `beginTime` when the object is paused.
  func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
