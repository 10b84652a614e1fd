extension Publishers {
  /// After an error, continues with the values of another publisher.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Returns the publisher that continues after an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// A publisher of these parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (relay, handler) = (Relay(subscriber, name: "Catch"), handler)
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error), atEnd: relay.finish)
        }
      }
    }
  }
}

extension Publisher {
  /// On an error, continues with the values of the publisher that the closure returns.
  public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
