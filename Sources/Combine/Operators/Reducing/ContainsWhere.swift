extension Publishers {
  /// Sends whether the predicate returns true for any value.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The condition that one of the values has to satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var found = false
      upstream.gather(subscriber, "ContainsWhere", result: { found }) {
        found = predicate($0)
        return found
      }
    }
  }
}

extension Publisher {
  /// Sends `true` at the first value for which the closure returns true, or `false` at the end.
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}
