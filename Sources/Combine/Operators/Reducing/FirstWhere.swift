extension Publishers {
  /// Sends the first value for which the predicate returns true, then finishes.
  public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is the one to send.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var first: Output?
      upstream.gather(subscriber, "First", result: { first }) {
        guard predicate($0) else { return false }
        first = $0
        return true
      }
    }
  }
}

extension Publisher {
  /// Sends the first value for which the closure returns true, then finishes.
  public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}
