extension Publishers {
  /// Sends the first value, then finishes.
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream

    /// A publisher of these parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var first: Output?
      upstream.gather(subscriber, "First", result: { first }) {
        first = $0
        return true
      }
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
