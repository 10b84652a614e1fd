import Foundation

/// When an animation is over.
///
/// Documentation: `SwiftUI/AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  fileprivate let isLogical: Bool
  /// When it has taken its duration, although a spring may still move by little.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Something that runs when an animation is over.
struct AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  let run: () -> Void

  /// Runs the closure when a transaction's animation is over: soon if there is no animation, never if the animation
  /// repeats forever.
  func wait(for transaction: Transaction) {
    let animation = transaction.disablesAnimations ? nil : transaction.animation
    guard let seconds = animation.map({ $0.seconds(until: criteria) }) ?? 0 else { return }
    onMainActor {
      let wait = MainWait()
      // The closure retains the wait until it has run.
      wait.run(after: seconds, label: "withAnimation") {
        withExtendedLifetime(wait) { run() }
      }
    }
  }
}

extension Animation {
  /// The seconds until the animation is over; nil where it repeats forever.
  fileprivate func seconds(until criteria: AnimationCompletionCriteria) -> Double? {
    guard let repetitions else { return nil }
    let runs = Double(max(repetitions, 1))
    return delaySeconds + (criteria.isLogical ? logicalDuration : settlingDuration) / max(rate, 0.001) * runs
  }

  private var logicalDuration: Double {
    guard case .physical(let mass, let stiffness, _, _) = curve, stiffness > 0 else { return duration }
    // The period without damping: the duration as it is perceived [D].
    return min(duration, 2 * .pi * (mass / stiffness).squareRoot())
  }

  private var settlingDuration: Double {
    guard case .spring(let perceived, let bounce) = curve else { return duration }
    return max(duration, Spring(duration: perceived, bounce: bounce).settlingDuration)
  }
}

extension Transaction {
  /// Runs a closure when the change's animation is over: soon if the change is not animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, run: completion))
  }
}

/// Changes state with an animation, and runs a closure when the animation is over: soon if there is no animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
