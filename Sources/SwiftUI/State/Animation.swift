import Foundation
import UIKit

/// How a value moves to another over time.
///
/// Documentation: `SwiftUI/Animation`.
public struct Animation: Equatable, Sendable {
  enum Curve: Equatable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    /// Seconds of the spring's period, and how much it bounces.
    case spring(duration: Double, bounce: Double)
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
  /// Of one speed, over 0.35 s [D].
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
  /// Of one speed, over some seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .linear, duration: duration) }

  /// A spring by its duration as it is perceived, in seconds, and its bounce: 0 for none, towards 1 for more.
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
    let rate = max(rate, 0.001)
    let end: (Bool) -> Void = { _ in completion?() }
    switch curve {
    case .spring(_, let bounce):
      UIView.animate(
        withDuration: duration / rate, delay: delaySeconds, usingSpringWithDamping: min(max(1 - bounce, 0.05), 1),
        initialSpringVelocity: 0, options: options, animations: changes, completion: end)
    case .linear, .easeIn, .easeOut, .easeInOut:
      UIView.animate(
        withDuration: duration / rate, delay: delaySeconds, options: options, animations: changes, completion: end)
    }
  }

  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    switch curve {
    case .linear: options.insert(.curveLinear)
    case .easeIn: options.insert(.curveEaseIn)
    case .easeOut: options.insert(.curveEaseOut)
    case .easeInOut, .spring: break
    }
    if repetitions != 1 { options.insert(.repeat) }
    if autoreverses { options.insert(.autoreverse) }
    return options
  }
}
