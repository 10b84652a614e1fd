/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// Describes how an animation gets from start to end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace given by a named curve or by two control points.
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

  open var controlPoint1: CGPoint { points?.0 ?? animationCurve.controlPoints.0 }
  open var controlPoint2: CGPoint { points?.1 ?? animationCurve.controlPoints.1 }
  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

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
  /// How fast the animation begins, in ways a second.
  public let initialVelocity: CGVector
  let pace: AnimationPace
  /// The time the spring itself takes; nil if the animation's duration counts.
  let ownDuration: TimeInterval?

  /// The spring of the system: it does not swing.
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

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

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
