extension Publishers {
  /// Sends whether the predicate returns true for all values.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The condition that every value has to satisfy.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var holds = true
      upstream.gather(subscriber, "AllSatisfy", result: { holds }) {
        holds = predicate($0)
        return !holds
      }
    }
  }
}

extension Publisher {
  /// Sends `false` at the first value for which the closure returns false, or `true` at the end.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
