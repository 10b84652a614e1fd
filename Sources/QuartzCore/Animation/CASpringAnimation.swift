import CoreGraphics
import Foundation

/// Animates a property as if a spring pulled it to its end.
///
/// The motion depends on the seconds since the beginning, not on `duration`, which only ends it. Set `duration` to
/// `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// A spring of mass 1, stiffness 100 and damping 10, which overshoots a few times.
  public override init() {
    super.init()
  }

  /// A spring with the default settings: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A spring described by its perceived duration and bounce.
  ///
  /// - Parameters:
  /// - perceptualDuration: How many seconds the motion seems to take. Its end still needs `settlingDuration`.
  /// - bounce: The overshoot: 0 for none, up to 1; negative values approach the target more slowly.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    perceptual = (perceptualDuration, bounce)
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    mass = 1
    stiffness = CGFloat(frequency * frequency)
    /// The damping ratio; 1 is critical damping.
    let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + max(Double(bounce), -0.999))
    damping = CGFloat(2 * ratio * frequency)
    allowsOverdamping = true
  }

  /// The mass on the spring's end, above 0: a greater one moves slower and overshoots more. 1 by default.
  open var mass: CGFloat = 1
  /// The spring's force per distance, above 0: a greater one moves faster. 100 by default.
  open var stiffness: CGFloat = 100
  /// The friction that ends the motion; 0 oscillates for ever. 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in distances from start to end per second; positive towards the end. 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above the critical value slows the motion. False by default: such damping is then treated as
  /// critical.
  open var allowsOverdamping = false

  /// Seconds until the spring stays within a thousandth of the distance from its end; infinite without damping.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// Seconds that the motion seems to take: the initializer's value, or the period of the spring without damping.
  open var perceptualDuration: CFTimeInterval { perceptual?.duration ?? 2 * .pi / spring.frequency }
  /// The overshoot of the spring: the initializer's value, or 1 minus the damping ratio.
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
    // The animation ends exactly at its end value, wherever the spring is by then.
    fraction >= 1 ? 1 : spring.progress(at: fraction * timing.duration)
  }
}

/// The motion of a damped spring from 0 to 1, in closed form.
struct SpringMotion {
  /// Radians per second of the undamped spring.
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

  /// The position of the spring after some seconds: 0 at the start, 1 at the end, more while it overshoots.
  func progress(at time: Double) -> Double {
    1 - displacement(at: time)
  }

  /// The distance left to the end, as a fraction of the whole.
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
    // This motion has no envelope in closed form. It is monotonic after its turning point, so search for the last
    // crossing.
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
