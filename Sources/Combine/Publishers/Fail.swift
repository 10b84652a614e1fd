/// Ends at once with an error.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The error with which the publisher ends.
  public let error: Failure

  /// A publisher that ends with `error`.
  public init(error: Failure) { self.error = error }

  /// A publisher that ends with `failure`, of a given type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
