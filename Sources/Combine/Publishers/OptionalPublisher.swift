extension Optional {
  /// Sends the value if there is one, then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// Sends the value of an optional if there is one, then finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// A publisher of `output`.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OnceSubscription(output, subscriber, name: "Optional"))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
