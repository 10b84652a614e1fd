extension Publishers {
  /// Sends whether the predicate returns true for all values; fails if it throws.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// The condition that every value has to satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var holds = true
      upstream.tryGather(subscriber, "TryAllSatisfy", result: { holds }) {
        holds = try predicate($0)
        return !holds
      }
    }
  }
}

extension Publisher {
  /// Sends `false` at the first value for which the closure returns false, or `true` at the end; fails if the closure
  /// throws.
  public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
