extension Publishers {
  /// Sends the first value for which the predicate returns true, then finishes; fails if it throws.
  public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is the one to send.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var first: Output?
      upstream.tryGather(subscriber, "TryFirst", result: { first }) {
        guard try predicate($0) else { return false }
        first = $0
        return true
      }
    }
  }
}

extension Publisher {
  /// Sends the first value for which the closure returns true, then finishes; fails if it throws.
  public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
