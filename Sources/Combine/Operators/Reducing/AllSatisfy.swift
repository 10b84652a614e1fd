extension Publishers {
  /// Sends whether all values are of a kind.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is of the kind.
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
  /// Sends `false` at the first value that the closure refuses, or `true` at the end.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}
