extension Publishers {
  /// Changes the error.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// The source of the values.
    public let upstream: Upstream
    /// Turns an error of the upstream publisher into the error to send.
    public let transform: (Upstream.Failure) -> Failure

    /// A publisher of these parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        PassingSubscriber(description: "MapError", downstream: subscriber, value: { $0 }, error: transform))
    }
  }
}

extension Publisher {
  /// Changes the error that may end the values.
  public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
