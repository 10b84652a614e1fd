extension Publishers {
  /// Changes each value, and leaves out those of which nothing is made.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Makes a value of a value; `nil` leaves it out.
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
  /// Changes each value; those of which `nil` is made are left out.
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
