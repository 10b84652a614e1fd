import CoreGraphics

/// A hierarchical timing system: every object maps the time of its parent to its own.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time; 0 means "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// An extra offset in the object's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How many times the object plays; 0 stands for once.
  var repeatCount: Float { get set }
  /// For how many seconds the object plays, over and over; 0 when `repeatCount` decides.
  var repeatDuration: CFTimeInterval { get set }
  /// The length of one play in seconds; 0 takes the transaction's.
  var duration: CFTimeInterval { get set }
  /// The rate of the object's time against its parent's: 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// Whether the object plays backwards after it has played forwards.
  var autoreverses: Bool { get set }
  /// Whether the object shows its ends before it begins and after it is over.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is shown outside an object's active time.
public struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
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

  /// Whether the time of the object is its parent's.
  var isIdentity: Bool { beginTime == 0 && timeOffset == 0 && speed == 1 }

  /// The object's time when its parent's is `time`.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The parent's time when the object's is `time`; `beginTime` when the object stands still.
  func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
