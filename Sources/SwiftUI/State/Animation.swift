import Foundation
import UIKit

/// How a value moves to another over time.
///
/// Documentation: `SwiftUI/Animation`.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// A curve from (0, 0) to (1, 1) by its two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// The duration of the spring in seconds, and its bounce.
    case spring(duration: Double, bounce: Double)
    /// A spring by its physics; the velocity is in distances from start to end per second.
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  var curve: Curve
  /// Seconds.
  var duration: Double
  var delaySeconds = 0.0
  var repetitions: Int? = 1
  var autoreverses = false
  var rate = 1.0

  /// A spring without a bounce [D].
  public static let `default` = Animation(curve: .spring(duration: 0.55, bounce: 0), duration: 0.55)
  /// Slow at both ends, over 0.35 s [D].
  public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
  /// Slow at the beginning, over 0.35 s [D].
  public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
  /// Slow at the end, over 0.35 s [D].
  public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
  /// Of constant speed, over 0.35 s [D].
  public static let linear = Animation(curve: .linear, duration: 0.35)
  /// A spring of half a second without a bounce [D].
  public static let spring = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring without a bounce [D].
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring with a small bounce [D].
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring with a bounce [D].
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)
  /// A spring that follows a finger [D].
  public static let interactiveSpring = Animation.spring(response: 0.15, dampingFraction: 0.86)

  /// Slow at both ends, over some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(curve: .easeInOut, duration: duration) }
  /// Slow at the beginning, over some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .easeIn, duration: duration) }
  /// Slow at the end, over some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .easeOut, duration: duration) }
  /// Of constant speed, over some seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .linear, duration: duration) }

  /// A spring with a perceived duration, in seconds, and a bounce: 0 for none, up to 1.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: bounce), duration: duration)
  }

  /// A spring by its period in seconds, and its damping as a fraction of the critical one.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(duration: response, bounce: 1 - dampingFraction), duration: response)
  }

  /// A spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A curve by its two control points, each with the fraction of the time (x) and the progress (y).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// A spring without a bounce, or with one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, or with more of it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce, or with more of it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    // The bounce of a damping of 0.86 of the critical one.
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// A spring of half a second without a bounce.
  public static let interpolatingSpring = Animation.interpolatingSpring()

  /// A spring by its perceived duration in seconds, its bounce, and its initial velocity in distances from start to end
  /// per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    // The physics of a perceived duration and a bounce [D].
    let period = max(duration, 0.001)
    let damping = 4 * Double.pi * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce) / period
    return interpolatingSpring(
      stiffness: pow(2 * Double.pi / period, 2), damping: damping, initialVelocity: initialVelocity)
  }

  /// A spring by its physics. The initial velocity is in distances from start to end per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = CASpringAnimation()
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = initialVelocity
    return Animation(
      curve: .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity),
      duration: spring.settlingDuration)
  }

  /// The animation, begun some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delaySeconds += delay } }

  /// The animation, this many times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.rate *= speed } }

  /// The animation a number of times, every second time backwards if it reverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repetitions = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// The animation again and again for as long as the view is there.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repetitions = nil
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// Runs changes of views with the animation.
  @MainActor
  func run(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let group = ViewAnimations.makeGroup(
      duration: duration / max(rate, 0.001), delay: delaySeconds, options: options, pace: pace,
      completion: { _ in completion?() })
    ViewAnimations.run(group) { repeating(changes) }
  }

  @MainActor
  private func repeating(_ changes: () -> Void) {
    guard let repetitions, repetitions != 1 else { return changes() }
    // A layer counts a run and its reversal as one repetition.
    let count = CGFloat(max(repetitions, 1)) / (autoreverses ? 2 : 1)
    withoutActuallyEscaping(changes) { changes in
      UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: changes)
    }
  }

  private var pace: AnimationPace {
    switch curve {
    case .linear: .curve(CAMediaTimingFunction(name: .linear))
    case .easeIn: .curve(CAMediaTimingFunction(name: .easeIn))
    case .easeOut: .curve(CAMediaTimingFunction(name: .easeOut))
    case .easeInOut: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
    case .bezier(let x1, let y1, let x2, let y2):
      .curve(CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)))
    case .spring(_, let bounce): .spring(dampingRatio: min(max(1 - bounce, 0.05), 1), velocity: 0)
    case .physical(let mass, let stiffness, let damping, let velocity):
      .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }
  }

  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    guard repetitions == nil else { return options }
    options.insert(.repeat)
    if autoreverses { options.insert(.autoreverse) }
    return options
  }
}
