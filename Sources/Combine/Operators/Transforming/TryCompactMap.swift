extension Publishers {
  /// Changes each value, and leaves out those for which the closure returns `nil`; fails if it throws.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Turns an upstream value into the value to send; `nil` leaves it out.
    public let transform: (Upstream.Output) throws -> Output?

    /// A publisher of these parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.tryStep(subscriber, "TryCompactMap") { try transform($0).map(Step.send) ?? .skip }
    }
  }
}

extension Publisher {
  /// Changes each value, and leaves out those for which the closure returns `nil`; fails if it throws.
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
