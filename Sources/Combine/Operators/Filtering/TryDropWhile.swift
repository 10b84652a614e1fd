extension Publishers {
  /// Leaves out values until the predicate returns false for one; fails if it throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var drops = true
      upstream.tryStep(subscriber, "TryDropWhile") {
        if drops, try predicate($0) { return .skip }
        drops = false
        return .send($0)
      }
    }
  }
}

extension Publisher {
  /// Leaves out values until the closure returns false for one; fails if the closure throws.
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
