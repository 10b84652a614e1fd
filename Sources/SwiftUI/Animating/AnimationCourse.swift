import QuartzCore

/// The progress of an animation over time, for values that no layer animates. The timing is that of layer animations.
struct AnimationCourse {
  private let animation: Animation
  /// The duration of one run in seconds.
  private let duration: Double
  private let spring: CASpringAnimation?
  private let curve: CAMediaTimingFunction?

  /// The fraction of the distance at which a spring is considered settled.
  private static let settledPart = 0.001
  /// The solution of (1 + x)·e^(−x) = `settledPart`: a critically damped spring has settled at this time, in units of its frequency.
  private static let criticalSettling = 9.233_413_476_451_585

  init(_ animation: Animation) {
    self.animation = animation
    duration = max(animation.duration / max(animation.rate, 0.001), 0.001)
    switch animation.curve {
    case .spring(_, let bounce):
      let ratio = min(max(1 - bounce, 0.05), 1)
      let frequency =
        ratio == 1 ? Self.criticalSettling / duration : -log(Self.settledPart) / (ratio * duration)
      let spring = CASpringAnimation()
      spring.mass = 1
      spring.stiffness = CGFloat(frequency * frequency)
      spring.damping = CGFloat(2 * frequency * ratio)
      spring.duration = duration
      self.spring = spring
      curve = nil
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation()
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.duration = duration
      self.spring = spring
      curve = nil
    case .bezier(let x1, let y1, let x2, let y2):
      (spring, curve) = (nil, CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)))
    case .linear: (spring, curve) = (nil, CAMediaTimingFunction(name: .linear))
    case .easeIn: (spring, curve) = (nil, CAMediaTimingFunction(name: .easeIn))
    case .easeOut: (spring, curve) = (nil, CAMediaTimingFunction(name: .easeOut))
    case .easeInOut: (spring, curve) = (nil, CAMediaTimingFunction(name: .easeInEaseOut))
    }
  }

  /// The progress at a time since the start, and whether the animation has ended.
  func progress(at seconds: Double) -> (part: Double, hasEnded: Bool) {
    let passed = seconds - animation.delaySeconds
    guard passed > 0 else { return (0, false) }
    let runs = passed / duration
    if let repetitions = animation.repetitions, runs >= Double(max(repetitions, 1)) {
      // An even number of runs with reversal ends at the start value; the view then shows the new value all the same.
      return (1, true)
    }
    let part = pace(runs.truncatingRemainder(dividingBy: 1))
    let isBackwards = animation.autoreverses && Int(runs) % 2 == 1
    return (isBackwards ? 1 - part : part, false)
  }

  private func pace(_ fraction: Double) -> Double {
    spring?.pace(fraction) ?? curve?.progress(at: fraction) ?? fraction
  }
}
