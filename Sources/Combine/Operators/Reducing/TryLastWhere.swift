extension Publishers {
  /// Sends the last value for which the predicate returns true, when the publisher finishes; fails if it throws.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is a candidate.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.tryGather(subscriber, "TryLast", result: { last }) {
        if try predicate($0) { last = $0 }
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the last value for which the closure returns true, when the publisher finishes; fails if it throws.
  public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
