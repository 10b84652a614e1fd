extension Publishers {
  /// Sends the number of values at the end.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream

    /// A publisher of these parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var count = 0
      upstream.gather(subscriber, "Count", result: { count }) { _ in
        count += 1
        return false
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the number of values, when the publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
