extension Publishers {
  /// Sends whether the predicate returns true for any value; fails if it throws.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// The condition that one of the values has to satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var found = false
      upstream.tryGather(subscriber, "TryContainsWhere", result: { found }) {
        found = try predicate($0)
        return found
      }
    }
  }
}

extension Publisher {
  /// Sends `true` at the first value for which the closure returns true, or `false` at the end; fails if the closure
  /// throws.
  public func tryContains(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
