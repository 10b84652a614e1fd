/// Sends one value, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    subscriber.receive(subscription: OnceSubscription(output, subscriber, name: "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
