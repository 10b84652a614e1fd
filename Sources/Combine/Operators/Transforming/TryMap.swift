extension Publishers {
  /// Changes each value; an error ends the values.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Turns an upstream value into the value to send, or throws.
    public let transform: (Upstream.Output) throws -> Output

    /// A publisher of these parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.tryStep(subscriber, "TryMap") { .send(try transform($0)) }
    }
  }
}

extension Publisher {
  /// Changes each value; an error that is thrown ends the values.
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
