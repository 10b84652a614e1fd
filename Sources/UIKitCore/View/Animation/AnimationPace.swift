/// How the values of an animation get from start to end.
package enum AnimationPace {
  case curve(CAMediaTimingFunction)
  /// A spring that has settled after the animation's duration. A velocity of 1 covers the whole distance in a second.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)
  /// A spring whose perceptual duration is the animation's duration.
  case bounce(CGFloat, velocity: CGFloat)
  /// A spring by its physics; the duration is the animation's own.
  case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

  /// The fraction of the distance at which a spring is considered settled.
  private static let settledPart = 0.001

  /// An animation of this pace for a duration in seconds.
  func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
      return animation
    case .spring(let ratio, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      let frequency = Self.frequency(settlingIn: duration, dampingRatio: Double(ratio))
      animation.mass = 1
      animation.stiffness = CGFloat(frequency * frequency)
      animation.damping = CGFloat(2 * frequency) * min(max(ratio, 0.01), 1)
      animation.initialVelocity = velocity
      animation.duration = duration
      return animation
    case .bounce(let bounce, let velocity):
      let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      animation.keyPath = keyPath
      animation.initialVelocity = velocity
      animation.duration = animation.settlingDuration
      return animation
    case .physical(let mass, let stiffness, let damping, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.duration = duration
      return animation
    }
  }

  /// The progress of an animation, 0…1, after a fraction of its time.
  func progress(at part: Double, duration: TimeInterval) -> CGFloat {
    CGFloat(makeAnimation(keyPath: "opacity", duration: max(duration, 1e-3)).pace(part))
  }

  /// The fraction of its time, 0…1, after which an animation has reached a progress.
  func part(at progress: CGFloat, duration: TimeInterval) -> CGFloat {
    guard progress > 0 else { return 0 }
    let animation = makeAnimation(keyPath: "opacity", duration: max(duration, 1e-3))
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if CGFloat(animation.pace(middle)) < progress { low = middle } else { high = middle }
    }
    return CGFloat(high)
  }

  /// The seconds until the last value is reached.
  func length(of duration: TimeInterval) -> TimeInterval {
    switch self {
    case .curve, .spring, .physical: duration
    case .bounce(let bounce, _): CASpringAnimation(perceptualDuration: duration, bounce: bounce).settlingDuration
    }
  }

  /// The frequency, in radians per second, of a spring whose swing has died down after a duration: of the envelope
  /// below critical damping, of the motion itself at it.
  private static func frequency(settlingIn duration: TimeInterval, dampingRatio: Double) -> Double {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = max(duration, 1e-3)
    guard ratio == 1 else { return -log(settledPart) / (ratio * duration) }
    // (1 + x)·e^(−x) = 0.001
    return 9.233_413_476_451_585 / duration
  }
}
