/// How a change of state is animated.
///
/// Documentation: `SwiftUI/Transaction`.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether animations set by views are ignored.
  public var disablesAnimations = false
  /// Whether the change follows a finger.
  public var isContinuous = false

  /// A change that is not animated.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// How the change that is being made is animated.
  @TaskLocal static var current = Transaction()
  /// Called when the animation is over.
  var completions: [AnimationCompletion] = []
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var own = transaction
  own.completions = []
  let result = try Transaction.$current.withValue(own, operation: body)
  for completion in transaction.completions { completion.wait(for: transaction) }
  return result
}

/// Changes state with an animation; nil for none.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
