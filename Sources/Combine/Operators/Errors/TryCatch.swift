extension Publishers {
  /// After an error, continues with the values of another publisher, or fails if the closure throws.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Returns the publisher that continues after an error, or throws another error.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// A publisher of these parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (relay, handler) = (Relay(subscriber, name: "TryCatch"), handler)
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// On an error, continues with the values of the publisher that the closure returns; fails if the closure throws.
  public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
