import CoreGraphics
import Foundation

/// An animation that moves as if a spring pulled it to its end.
///
/// The motion is computed in closed form from the seconds since the beginning; `duration` only ends it, so give it
/// `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A spring by its feel: how long it seems to take, and how much it swings over (0 not at all, towards 1 more and more,
  /// below 0 slower than needed).
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    perceptual = (perceptualDuration, bounce)
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    mass = 1
    stiffness = CGFloat(frequency * frequency)
    let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + max(Double(bounce), -0.999))
    damping = CGFloat(2 * ratio * frequency)
    allowsOverdamping = true
  }

  /// Greater than 0.
  open var mass: CGFloat = 1
  /// Greater than 0.
  open var stiffness: CGFloat = 100
  /// 0 swings for ever.
  open var damping: CGFloat = 10
  /// In units of the way from start to end a second; positive towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above the critical makes the motion slower; else it counts as critical.
  open var allowsOverdamping = false

  /// Seconds until the spring stays within a thousandth of its way.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  open var perceptualDuration: CFTimeInterval { perceptual?.duration ?? 2 * .pi / spring.frequency }
  open var bounce: CGFloat { perceptual?.bounce ?? CGFloat(spring.bounce) }

  private var perceptual: (duration: CFTimeInterval, bounce: CGFloat)?

  private var spring: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping)
  }

  override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.takeSettings(of: self)
    copy.takeTarget(of: self)
    copy.takeEnds(of: self)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    copy.perceptual = perceptual
    return copy
  }

  package override func pace(_ fraction: Double) -> Double {
    // At its end the value is the end's: what the spring still swings by then is not seen.
    fraction >= 1 ? 1 : spring.progress(at: fraction * timing.duration)
  }
}

/// The motion of a damped spring from 0 to 1, in closed form.
struct SpringMotion {
  /// Radians a second of the undamped spring.
  let frequency: Double
  /// 1 is critical.
  let ratio: Double
  let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    frequency = (stiffness / mass).squareRoot()
    let natural = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    ratio = allowsOverdamping ? natural : min(natural, 1)
    self.velocity = velocity
  }

  var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

  /// Where the spring is after some seconds.
  func progress(at time: Double) -> Double {
    1 - displacement(at: time)
  }

  /// The distance left to the end, 1 at the beginning.
  private func displacement(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if ratio == 1 {
      return exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let first = (-velocity - fast) / (slow - fast)
    return first * exp(slow * time) + (1 - first) * exp(fast * time)
  }

  var settlingDuration: Double {
    let threshold = 0.001
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = (1 + ((decay - velocity) / swing) * ((decay - velocity) / swing)).squareRoot()
      return log(max(amplitude, threshold) / threshold) / decay
    }
    // No envelope in closed form: the motion is monotonous once it has turned, so search for the last crossing.
    var high = 1 / frequency
    while abs(displacement(at: high)) > threshold || abs(displacement(at: high * 1.5)) > threshold, high < 1e5 {
      high *= 1.5
    }
    var low = high / 1.5
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if abs(displacement(at: middle)) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
