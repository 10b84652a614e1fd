extension Publishers {
  /// Sends the last value for which the predicate returns true, when the publisher finishes.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is a candidate.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.gather(subscriber, "Last", result: { last }) {
        if predicate($0) { last = $0 }
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the last value for which the closure returns true, when the publisher finishes.
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
