/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A cubic Bézier curve with given control points.
  case cubic = 1
  /// The movement of a weight on a spring, with mass, stiffness and damping.
  case spring = 2
  /// A combination of a curve and a spring.
  case composed = 3
}

/// Describes how an animation progresses from start to end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// The kind of the curve, which determines the parameters that are used.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a Bézier curve; nil for other kinds.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; nil for other kinds.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve that a name or two control points define.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve that the parameters were made from.
  public let animationCurve: UIView.AnimationCurve
  private let points: (CGPoint, CGPoint)?

  /// Easing in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    points = nil
    super.init()
  }

  /// A curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    points = (point1, point2)
    super.init()
  }

  /// The first control point: x is time, y progress, both as fractions.
  open var controlPoint1: CGPoint { points?.0 ?? animationCurve.controlPoints.0 }
  /// The second control point: x is time, y progress, both as fractions.
  open var controlPoint2: CGPoint { points?.1 ?? animationCurve.controlPoints.1 }
  /// `builtin` for a named curve, `cubic` for control points.
  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: the curve is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The parameters themselves, which never change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView.AnimationCurve {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}

/// A pace given by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the animation begins; 1 covers the whole distance in a second.
  public let initialVelocity: CGVector
  let pace: AnimationPace
  /// The duration of the spring itself; nil if the animation's duration is used.
  let ownDuration: TimeInterval?

  /// The standard spring of the system, which does not oscillate.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animation's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animation's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    pace = .spring(dampingRatio: ratio, velocity: velocity.dx)
    ownDuration = nil
    super.init()
  }

  /// A physical spring; the animation lasts until it has come to rest.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = CASpringAnimation()
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = velocity.dx
    initialVelocity = velocity
    pace = .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
    ownDuration = spring.settlingDuration
    super.init()
  }

  /// A spring that seems to take a duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    pace = .bounce(bounce, velocity: velocity.dx)
    ownDuration = duration
    super.init()
  }

  /// A spring that seems to take a duration.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring has no control points.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The parameters themselves, which never change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITimingCurveProvider {
  /// The pace for animations.
  var pace: AnimationPace {
    if let spring = springTimingParameters { return spring.pace }
    guard let cubic = cubicTimingParameters else { return .curve(CAMediaTimingFunction(name: .easeInEaseOut)) }
    return .curve(
      CAMediaTimingFunction(
        controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y), Float(cubic.controlPoint2.x),
        Float(cubic.controlPoint2.y)))
  }
}
