extension Publishers {
  /// Changes each value, and leaves out those for which the closure returns `nil`.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Turns an upstream value into the value to send; `nil` leaves it out.
    public let transform: (Upstream.Output) -> Output?

    /// A publisher of these parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.step(subscriber, "CompactMap") { transform($0).map(Step.send) ?? .skip }
    }
  }
}

extension Publisher {
  /// Changes each value, and leaves out those for which the closure returns `nil`.
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
