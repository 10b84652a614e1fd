extension Result {
  /// Sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of a result and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The value or error.
    public let result: Result<Success, Failure>

    /// A publisher of `result`.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// A publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: OnceSubscription(output, subscriber, name: "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
