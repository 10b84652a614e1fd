extension Publishers {
  /// Sends the last value at the end.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream

    /// A publisher of these parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.gather(subscriber, "Last", result: { last }) {
        last = $0
        return false
      }
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value, when the publisher finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
